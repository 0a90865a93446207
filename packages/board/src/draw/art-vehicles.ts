import { type ArtTable, ball, barrel, CROSS, limb, OVAL, plate, ring, strokes, WHEELS } from './art-part.ts';
import { disc, num } from './svg.ts';

const GROUND = 68.4;

interface Track {
  readonly body: string;
  readonly lit: string;
}

/** A track: its loop, and its bright road wheels, sprocket and idler, all with hubs. */
function track(left: number, right: number, upper: number, wheels: number): Track {
  const round = (GROUND - upper) / 2;
  const [l, r, u, g, arc] = [left + round, right - round, upper, GROUND, num(round)].map((each) =>
    typeof each === 'number' ? num(each) : each,
  );
  const body = `M${l} ${u}H${r}A${arc} ${arc} 0 0 1 ${r} ${g}H${l}A${arc} ${arc} 0 0 1 ${l} ${u}Z`;
  const [first, last] = [left + 1.5 * round, right - 1.5 * round];
  const step = (last - first) / (wheels - 1);
  const radius = Math.min(round * 0.56, step / 2 - 0.35);
  const row = Array.from({ length: wheels }, (_, i) =>
    ring(first + step * i, GROUND - radius - 1.5, radius, radius * 0.34),
  );
  const ends = [left + 0.72 * round, right - 0.72 * round].map((x) =>
    ring(x, upper + round * 0.8, round * 0.36, round * 0.14),
  );
  return { body, lit: [...row, ...ends].join('') };
}

/** A wheel with its tyre, on the ground. */
function tyre(x: number, radius: number): string {
  return ball(x, GROUND - radius, radius);
}

function rimOf(x: number, radius: number): string {
  return ring(x, GROUND - radius, radius * 0.56, radius * 0.2);
}

const HALFTRACK = track(23.4, 58, 55, 3);
const CARRIAGE = track(23.4, 75, 53.6, 5);
const LIGHT = track(29.4, 70, 56, 4);
const MEDIUM = track(24, 76, 53.6, 5);
const HEAVY = track(22, 78, 51.6, 6);

/** In profile, driving right. */
export const VEHICLE_ART = {
  wagon: {
    isMachine: true,
    symbol: [`M27 57H73${WHEELS}`, ''],
    body: [
      'M24.4 50.6C23.4 37 27.4 32.6 40 32.6S56.6 37 55.6 50.6Z',
      plate([24, 50], [56.4, 50], [55, 56.4], [25.4, 56.4]),
      tyre(32, 7.2),
      tyre(48.6, 7.2),
      limb([55, 53.6, 1.2], [62, 52.6, 1.2]),
      limb([60.8, 53.2, 3.6], [67.4, 52.6, 3.4]),
      limb([67.4, 51.4, 3], [71, 45.6, 2.2]),
      limb([71, 45.2, 2.2], [76.2, 48.6, 1.4]),
      plate([69.4, 44.4], [70.6, 40.6], [72.6, 43.8]),
      limb([59.4, 54.6, 2.2], [58.6, 61, 1.3], [59.4, 67.4, 1.1]),
      limb([62.2, 55, 2], [63.6, 61, 1.2], [62.6, 67.4, 1.1]),
      limb([67, 55, 2], [66.4, 61, 1.2], [67, 67.4, 1.1]),
      limb([68.6, 54.6, 1.9], [71.6, 60, 1.2], [70.8, 65, 1]),
      limb([58.4, 51.6, 1.4], [56.8, 55, 1.2], [57.2, 60, 0.6]),
    ].join(''),
    lit: rimOf(32, 7.2) + rimOf(48.6, 7.2),
    cuts: 'M31.6 34.6Q28.6 41.6 29.2 49.4M40 33.6V49.4M48.4 34.6Q51.4 41.6 50.8 49.4M25 50.4H55.6',
  },
  truck: {
    isMachine: true,
    symbol: [`M27 57H73M50 57V64${WHEELS}`, ''],
    body: [
      'M22.6 35.6Q22.6 32 26.4 32H46.4Q49.6 32 49.6 35.6V53.4H22.6Z',
      'M51.6 39.6Q51.6 37.4 53.8 37.4H60.6Q62.4 37.4 63.4 39L67 45.4L74.4 46.6Q77.4 47.2 77.4 50V57H51.6Z',
      plate([22, 54.4], [78, 54.4], [78, 58.4], [22, 58.4]),
      tyre(34, 7),
      tyre(68, 7),
    ].join(''),
    lit: `${rimOf(34, 7)}${rimOf(68, 7)}M55 40.4H60.4L63.4 46H55Z`,
    cuts: 'M29.4 33V53M36.2 33V53M43 33V53M51.4 48.6H55M67.4 46V54M71 50H75M22.8 54H49.4',
  },
  halftrack: {
    isMachine: true,
    symbol: [`${CROSS}${OVAL}`, ''],
    body: [
      HALFTRACK.body,
      plate([22.6, 44.4], [27, 38.4], [51, 38.4], [57.4, 45.4], [74, 48.4], [77, 53], [75.4, 57], [22.6, 57]),
      tyre(68.2, 6.8),
      barrel([45.4, 33.6], [64, 33.6], [0, 1.6, 1.6], [8, 1.6, 1.6], [8, 1, 1], [19, 1, 1]),
      plate([46, 31], [50.4, 31], [51.4, 39], [45, 39]),
    ].join(''),
    lit: HALFTRACK.lit + rimOf(68.2, 6.8),
    cuts: 'M27.4 45.4H56.6M57.6 46.6V56M38 39.6L37 52M63 50.4L73.4 52M43.6 42H47.6',
  },
  armouredCar: {
    isMachine: true,
    symbol: [`${OVAL}M27 64 73 32`, ''],
    body: [
      plate([22.4, 51.4], [30.4, 43], [67, 43], [77.6, 50.6], [75, 57], [25.4, 57]),
      plate([38.4, 43.4], [41.6, 33.6], [55.4, 33.6], [60, 43.4]),
      plate([45, 31.4], [51.4, 31.4], [52.4, 34.4], [44, 34.4]),
      barrel([57, 38.4], [78, 38.4], [0, 2, 2], [5, 2, 2], [5, 1.1, 1.1], [19, 1, 1], [19, 1.7, 1.7], [21.4, 1.7, 1.7]),
      tyre(30, 6.6),
      tyre(43.4, 6.6),
      tyre(56.8, 6.6),
      tyre(70.2, 6.6),
    ].join(''),
    lit: [30, 43.4, 56.8, 70.2].map((x) => rimOf(x, 6.6)).join(''),
    cuts: 'M30.6 47.4H69M39.6 43.4H59.4M47 37.6H51.6M62.6 44.4L66.4 47.2',
  },
  // A gun behind a shield on an open hull.
  selfPropelled: {
    isMachine: true,
    symbol: [OVAL, disc({ x: 50, y: 48 }, 5)],
    body: [
      CARRIAGE.body,
      plate([23.4, 46], [68, 46], [77, 52], [76, 56], [23.4, 56]),
      plate([34.6, 30.6], [40.6, 29], [52, 29], [57, 46.4], [36.6, 46.4]),
      barrel(
        [54, 38],
        [79, 37],
        [0, 2.6, 2.6],
        [7, 2.6, 2.6],
        [7, 1.7, 1.7],
        [20.6, 1.6, 1.6],
        [20.6, 2.8, 2.8],
        [25, 2.8, 2.8],
      ),
    ].join(''),
    lit: CARRIAGE.lit,
    cuts: 'M24.4 52.8H74.6M41.4 30.4L43 45.4M37 46.4H57M62 46.8L65.6 51M49.6 34L52.6 44',
  },
  lightTank: {
    isMachine: true,
    symbol: [`${OVAL}${strokes(1)}`, ''],
    body: [
      LIGHT.body,
      plate([29.4, 50], [60, 49.4], [70.6, 54.6], [69, 58], [29.4, 58]),
      plate([37.4, 50], [40, 40.4], [53.6, 40.4], [57.6, 50]),
      plate([42, 37.8], [48.4, 37.8], [49, 41], [41.4, 41]),
      barrel([55, 44.8], [74, 44.4], [0, 2, 2], [4, 2, 2], [4, 1.1, 1.1], [18, 1, 1]),
    ].join(''),
    lit: LIGHT.lit,
    cuts: 'M30.4 55H68.6M38.6 49.8H58M44.4 44.2H48.4M60.6 50.6L63.4 54.4',
  },
  mediumTank: {
    isMachine: true,
    symbol: [`${OVAL}${strokes(2)}`, ''],
    body: [
      MEDIUM.body,
      plate([24, 46.6], [63, 46], [76.4, 51.6], [75, 56], [24, 56]),
      plate([34, 46.6], [37.4, 34.6], [56, 34], [61.4, 46.6]),
      plate([40.4, 31], [49, 31], [49.8, 35], [39.6, 35]),
      barrel(
        [58, 40],
        [79.4, 39.4],
        [0, 3, 3],
        [4.4, 3, 3],
        [4.4, 1.5, 1.5],
        [18, 1.4, 1.4],
        [18, 2.3, 2.3],
        [21.6, 2.3, 2.3],
      ),
    ].join(''),
    lit: `${MEDIUM.lit}M44 38.4H50V41.8H44Z`,
    cuts: 'M25 52.8H75M35.2 46.4H61.4M64.4 47.4L68.4 52.4M28.4 49.6H33M40.2 34.9H49.2',
  },
  heavyTank: {
    isMachine: true,
    symbol: [`${OVAL}${strokes(3)}`, ''],
    body: [
      HEAVY.body,
      plate([22.4, 44], [68, 43], [78, 49.6], [77, 54], [22.4, 54]),
      plate([32, 44.4], [33.6, 27.4], [57.4, 26.4], [63, 44.4]),
      plate([37.4, 23.2], [47, 23.2], [48, 27.6], [36.4, 27.6]),
      barrel(
        [59, 34.6],
        [80, 34.2],
        [0, 3.8, 3.8],
        [4.6, 3.8, 3.8],
        [4.6, 2.1, 2.1],
        [15.6, 2, 2],
        [15.6, 3.2, 3.2],
        [20.4, 3.2, 3.2],
      ),
    ].join(''),
    lit: `${HEAVY.lit}M42.6 31.6H50V35.4H42.6Z`,
    cuts: 'M23.4 50.8H77M33 43.8H63M69.4 44.4L73 50M26.6 47.4H31M36.8 27.4H48.4M56.4 30L59.6 40.4',
  },
} satisfies ArtTable;
