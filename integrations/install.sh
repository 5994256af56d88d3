# Takes iamspec from a release: downloads ARCHIVE, a URL, verifies it, and unpacks it in FOLDER. CHECKSUM is its SHA-256.
# Without CHECKSUM, the release's own list says it: SHA256SUMS, beside the archive.
#
# The actions source this file. GitLab includes no files beside a template, so the templates contain it.
mkdir -p "$FOLDER"
file=$FOLDER/${ARCHIVE##*/}
curl -fsSL -o "$file" "$ARCHIVE"
if [ -z "$CHECKSUM" ]; then
  curl -fsSL -o "$FOLDER/SHA256SUMS" "${ARCHIVE%/*}/SHA256SUMS" ||
    fail "there is no SHA256SUMS beside the archive; set the input checksum to the archive's SHA-256"
  CHECKSUM=$(sed -n "s|^\([0-9a-f]*\) [ *]${ARCHIVE##*/}\$|\1|p" "$FOLDER/SHA256SUMS")
  [ -n "$CHECKSUM" ] ||
    fail "SHA256SUMS does not name ${ARCHIVE##*/}; set the input checksum to the archive's SHA-256"
fi
found=$(sha256sum <"$file")
[ "${found%% *}" = "$CHECKSUM" ] ||
  fail "the archive is not the one that was released: its SHA-256 is ${found%% *}, not $CHECKSUM"
tar -xzf "$file" -C "$FOLDER"
[ -x "$FOLDER/bin/iamspec" ] || fail "the input archive has no bin/iamspec: take a release's .tar.gz"
