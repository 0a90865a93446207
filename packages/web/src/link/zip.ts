/** A file in an archive. */
export interface Packed {
  readonly name: string;
  readonly text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
/** Names are in UTF-8. */
const UTF8 = 0x0800;
/** The first day that the format knows: an archive says nothing of when it was made. */
const DAY = 0x0021;

/** Files in one archive, as every system opens it by itself; they are put in as they are. */
export function zip(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts = files.map(({ name, text }) => ({ name: encoder.encode(name), body: encoder.encode(text) }));
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
  const bodies = sum(parts.map(({ name, body }) => LOCAL_SIZE + name.length + body.length));
  const listed = sum(parts.map(({ name }) => CENTRAL_SIZE + name.length));
  const bytes = new Uint8Array(bodies + listed + END_SIZE);
  const data = new DataView(bytes.buffer);
  let at = 0;
  let list = bodies;
  for (const { name, body } of parts) {
    const start = at;
    const crc = crcOf(body);
    // Both headers tell the same of a file: what is in it, and how long it and its name are.
    const describe = (from: number): void => {
      data.setUint16(from, 20, true);
      data.setUint16(from + 2, UTF8, true);
      data.setUint16(from + 8, DAY, true);
      data.setUint32(from + 10, crc, true);
      data.setUint32(from + 14, body.length, true);
      data.setUint32(from + 18, body.length, true);
      data.setUint16(from + 22, name.length, true);
    };
    data.setUint32(start, LOCAL, true);
    describe(start + 4);
    bytes.set(name, start + LOCAL_SIZE);
    bytes.set(body, start + LOCAL_SIZE + name.length);
    at += LOCAL_SIZE + name.length + body.length;
    data.setUint32(list, CENTRAL, true);
    data.setUint16(list + 4, 20, true);
    describe(list + 6);
    data.setUint32(list + 42, start, true);
    bytes.set(name, list + CENTRAL_SIZE);
    list += CENTRAL_SIZE + name.length;
  }
  data.setUint32(list, END, true);
  data.setUint16(list + 8, files.length, true);
  data.setUint16(list + 10, files.length, true);
  data.setUint32(list + 12, listed, true);
  data.setUint32(list + 16, bodies, true);
  return bytes;
}

/** The check sum of the format, bit by bit: a match is small. */
function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
