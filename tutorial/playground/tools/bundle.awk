# Makes one plain script of modules that stand in the order of their needs:
# what they import from each other is simply there.
# usage: awk -f bundle.awk MODULE.mjs...
BEGIN { print "(() => {\n\"use strict\";" }
/^import .* from "\.\/.*";$/ { next }
/^import / { print FILENAME ":" FNR ": one line, please: " $0 >"/dev/stderr"
             exit failed = 1 }
{ sub(/^export /, ""); print }
END { if (failed) exit 1
      print "})();" }
