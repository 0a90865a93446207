/** Hexadecimal digests and hashes take half the space as bytes, and compression does not shorten them. Shorter strings are not worth it. */
const HEX = /"#|"((?:[0-9a-f]{2}){6,})"/g;
/** The mark in place of such a string: `"#6"` for six bytes. A text that really starts with the sign has it doubled. */
const MARK = /"##|"#([1-9]\d{0,2})"/g;
const SIGN = '"#';
const MOST_BYTES = 999;

interface PackedText {
  readonly text: string;
  /** The bytes of everything that was taken out, in order. */
  readonly bytes: Uint8Array;
}

/** Takes every long hexadecimal string out of a JSON text. */
export function packHex(whole: string): PackedText {
  const bytes: number[] = [];
  const text = whole.replace(HEX, (found, hex: string | undefined) => {
    if (hex === undefined) return `${SIGN}#`;
    if (hex.length > 2 * MOST_BYTES) return found;
    for (let at = 0; at < hex.length; at += 2) bytes.push(Number.parseInt(hex.slice(at, at + 2), 16));
    return `${SIGN}${hex.length / 2}"`;
  });
  return { text, bytes: Uint8Array.from(bytes) };
}

/** Puts the strings back; null if the number of bytes does not match. */
export function unpackHex({ text, bytes }: PackedText): string | null {
  let at = 0;
  const whole = text.replace(MARK, (_found, length: string | undefined) => {
    if (length === undefined) return SIGN;
    const taken = bytes.subarray(at, at + Number(length));
    at += Number(length);
    return `"${[...taken].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  });
  return at === bytes.length ? whole : null;
}
