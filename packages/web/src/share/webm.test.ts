import { expect, test } from 'vitest';
import { webmOf } from './webm.ts';

interface Element {
  readonly id: number;
  readonly data: Uint8Array;
}

/** The elements of a file, as any player reads them: an id of one to four bytes, then a size of as many. */
function elementsIn(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  let at = 0;
  const take = (keepsMark: boolean): number => {
    const first = bytes[at] ?? 0;
    const length = Math.clz32(first) - 23;
    let value = keepsMark ? first : first & (0xff >> length);
    for (let more = 1; more < length; more++) value = value * 256 + (bytes[at + more] ?? 0);
    at += length;
    return value;
  };
  while (at < bytes.length) {
    const id = take(true);
    const size = take(false);
    found.push({ id, data: bytes.subarray(at, at + size) });
    at += size;
  }
  return found;
}

function inside(elements: readonly Element[], id: number): Uint8Array {
  const found = elements.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no element ${id.toString(16)}`);
  return found.data;
}

test('a film has a head, its length and size, and every picture at its time, in clusters that begin with whole ones', () => {
  const pictures = [0, 40, 80, 2000, 2040].map((time, place) => ({
    data: Uint8Array.of(place, 1, 2),
    time,
    isKey: time === 0 || time === 2000,
  }));
  const film = elementsIn(webmOf(pictures, { codec: 'V_VP8', width: 960, height: 540, length: 2080 }));
  expect(film.map(({ id }) => id)).toEqual([0x1a45dfa3, 0x18538067]);
  const segment = elementsIn(inside(film, 0x18538067));
  const length = inside(elementsIn(inside(segment, 0x1549a966)), 0x4489);
  expect(new DataView(length.buffer, length.byteOffset).getFloat64(0)).toBe(2080);
  const track = elementsIn(inside(elementsIn(inside(segment, 0x1654ae6b)), 0xae));
  expect(new TextDecoder().decode(inside(track, 0x86))).toBe('V_VP8');
  expect([...inside(elementsIn(inside(track, 0xe0)), 0xb0)]).toEqual([960 >> 8, 960 & 0xff]);
  const clusters = segment.filter(({ id }) => id === 0x1f43b675).map(({ data }) => elementsIn(data));
  const blocks = clusters.map((cluster) => cluster.filter(({ id }) => id === 0xa3).map(({ data }) => [...data]));
  expect(blocks).toEqual([
    [
      [0x81, 0, 0, 0x80, 0, 1, 2],
      [0x81, 0, 40, 0, 1, 1, 2],
      [0x81, 0, 80, 0, 2, 1, 2],
    ],
    [
      [0x81, 0, 0, 0x80, 3, 1, 2],
      [0x81, 0, 40, 0, 4, 1, 2],
    ],
  ]);
  expect(clusters.map((cluster) => [...inside(cluster, 0xe7)])).toEqual([[0], [2000 >> 8, 2000 & 0xff]]);
});
