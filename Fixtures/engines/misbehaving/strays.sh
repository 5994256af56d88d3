#!/bin/sh
# Answers each case with its id and, for the case `bad`, writes something besides: strays.sh WINDOW KIND.
# A shell starts so quickly that a test can run this some thousand times.
window=$1 kind=$2

answer() {
  printf '{"id":%s,"observations":[[{"saw":"displayed","message":"%s"}],[]]}\n' "$1" "$name"
}

misbehave() {
  case $kind in
    text-before) echo DEBUG; answer "$id" ;;
    text-after) answer "$id"; echo DEBUG ;;
    text-in-the-line) printf DEBUG; answer "$id" ;;
    text-at-once) printf '%s\nDEBUG\n' "$(answer "$id")" ;;
    text-later) answer "$id"; late=DEBUG ;;
    half-a-line) answer "$id"; printf DEBUG ;;
    unknown-id-instead) answer 999999 ;;
    unknown-id-besides) answer "$id"; answer 999999 ;;
    no-id-besides) answer "$id"; echo '{"observations":[]}' ;;
    neighbor-instead) answer $((id + 10)) ;;
    off-by-one) answer $((id + 1)) ;;
    off-by-one-besides) answer "$id"; answer $((id + 1)) ;;
    twice) answer "$id"; answer "$id" ;;
    twice-at-once) printf '%s\n%s\n' "$(answer "$id")" "$(answer "$id")" ;;
    *) answer "$id" ;;
  esac
}

printf '{"iamspec":1,"engine":{"name":"strays","version":"1"},"profiles":["swift"],"window":%s}\n' "$window"
if [ "$kind" = text-at-the-start ]; then echo DEBUG; fi
late=
while IFS= read -r line; do
  if [ -n "$late" ]; then echo "$late"; late=; fi
  id=${line#*\"id\":}
  id=${id%%,*}
  name=${line#*\"case\":\"}
  name=${name%%\"*}
  if [ "$name" = bad ]; then misbehave; else answer "$id"; fi
done
if [ -n "$late" ]; then echo "$late"; fi
if [ "$kind" = text-at-the-end ]; then echo DEBUG; fi
