/** Letters of every script, and the signs that stand alone in an address. */
const SIGNS = String.raw`\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-`;
/** A single address: no character that could start another one, a name or a header. */
const ADDRESS = new RegExp(
  String.raw`^([${SIGNS}]{1,64}|"[ ${SIGNS}]{1,62}")@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$`,
  'u',
);
/** What cannot be seen, and what mail programs take for an encoded word. */
const TRICK = /\p{Default_Ignorable_Code_Point}|=\?/u;

/** The address for answers, from what a visitor gives as such. Undefined if it is not a single plain address. */
export function replyAddressOf(email = ''): string | undefined {
  const address = email.trim();
  const isPlain = address.length <= 254 && ADDRESS.test(address) && !TRICK.test(address);
  return isPlain ? address : undefined;
}
