/** An encoded frame of a film. */
export interface CodedPicture {
  readonly data: Uint8Array;
  /** In milliseconds from the start. */
  readonly time: number;
  /** A key frame: it needs no frame before it. */
  readonly isKey: boolean;
}

export interface FilmFacts {
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly width: number;
  readonly height: number;
  /** In milliseconds. */
  readonly length: number;
}

/** A WebM file consists of nested elements, each with its id and its size. */
const ID = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
} as const;

/** In nanoseconds: all times are milliseconds. */
const SCALE = 1_000_000;
/** Times in a cluster are 16 bits from its start. */
const LONGEST_CLUSTER = 30_000;

export function webmOf(
  pictures: readonly CodedPicture[],
  { codec, width, height, length }: FilmFacts,
): Uint8Array<ArrayBuffer> {
  const head = element(ID.head, text(ID.docType, 'webm'), uint(ID.docTypeVersion, 2), uint(ID.docTypeReadVersion, 2));
  const info = element(
    ID.info,
    uint(ID.timecodeScale, SCALE),
    element(ID.duration, float(length)),
    text(ID.muxingApp, 'Sandtable'),
    text(ID.writingApp, 'Sandtable'),
  );
  const track = element(
    ID.track,
    uint(ID.trackNumber, 1),
    uint(ID.trackUid, 1),
    uint(ID.trackType, 1),
    text(ID.codecId, codec),
    element(ID.video, uint(ID.pixelWidth, width), uint(ID.pixelHeight, height)),
  );
  const clusters = clustersOf(pictures).map(clusterOf);
  return joined([head, element(ID.segment, info, element(ID.tracks, track), ...clusters)]);
}

/** Each starts with a key frame. */
function clustersOf(pictures: readonly CodedPicture[]): CodedPicture[][] {
  const clusters: CodedPicture[][] = [];
  for (const picture of pictures) {
    const last = clusters.at(-1);
    const isNew = last === undefined || picture.isKey || picture.time - (last[0]?.time ?? 0) > LONGEST_CLUSTER;
    if (isNew) clusters.push([picture]);
    else last.push(picture);
  }
  return clusters;
}

function clusterOf(pictures: readonly CodedPicture[]): Uint8Array {
  const start = Math.round(pictures[0]?.time ?? 0);
  const blocks = pictures.map(({ data, time, isKey }) => {
    const after = Math.round(time) - start;
    // The track, the time since the start of the cluster, and whether it is a key frame.
    return element(ID.simpleBlock, Uint8Array.of(0x81, (after >> 8) & 0xff, after & 0xff, isKey ? 0x80 : 0), data);
  });
  return element(ID.cluster, uint(ID.timecode, start), ...blocks);
}

function element(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  // A size of four bytes; the first of them marks that length.
  const sized = [0x10 | (size >>> 24), (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff];
  return joined([Uint8Array.from([...bytesOf(id), ...sized]), ...parts]);
}

function uint(id: number, value: number): Uint8Array {
  return element(id, Uint8Array.from(bytesOf(value)));
}

function text(id: number, words: string): Uint8Array {
  return element(id, new TextEncoder().encode(words));
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function bytesOf(value: number): number[] {
  const bytes = [value & 0xff];
  for (let rest = value >>> 8; rest > 0; rest >>>= 8) bytes.unshift(rest & 0xff);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
