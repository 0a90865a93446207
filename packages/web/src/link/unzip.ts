import type { Packed } from './zip.ts';

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
/** The longest remark that may follow the end of an archive. */
const MOST_REMARK = 65_535;

/** Whether it begins as archives do. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * The files of an archive: as we pack them, or as somebody has packed them anew. Null where it cannot be read; `most` is how
 * many characters a file may have, longer ones are left out.
 */
export async function unzip(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<readonly Packed[] | null> {
  try {
    return await filesIn(bytes, most);
  } catch {
    return null;
  }
}

async function filesIn(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Packed[] | null> {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(data);
  if (end === null) return null;
  const decoder = new TextDecoder();
  const files: Packed[] = [];
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left--) {
    if (data.getUint32(at, true) !== CENTRAL) return null;
    const method = data.getUint16(at + 10, true);
    const packed = data.getUint32(at + 20, true);
    const size = data.getUint32(at + 24, true);
    const start = data.getUint32(at + 42, true);
    const nameSize = data.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameSize));
    at += CENTRAL_SIZE + nameSize + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
    if (name.endsWith('/') || size > most) continue;
    const from = start + LOCAL_SIZE + data.getUint16(start + 26, true) + data.getUint16(start + 28, true);
    const body = await unpacked(bytes.subarray(from, from + packed), method, most);
    if (body !== null) files.push({ name, text: decoder.decode(body) });
  }
  return files;
}

/** It stands last, but for a remark. */
function endOf(data: DataView): number | null {
  const last = data.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MOST_REMARK); at--) if (data.getUint32(at, true) === END) return at;
  return null;
}

async function unpacked(
  body: Uint8Array<ArrayBuffer>,
  method: number,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (method === 0) return body;
  if (method !== 8) return null;
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // It may say that it is small, and not be.
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
