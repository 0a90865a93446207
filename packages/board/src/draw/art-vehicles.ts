import { type ArtTable, wheel } from './art-part.ts';
import { disc } from './svg.ts';
import { CROSS, OVAL, WHEELS, strokes } from './symbol-part.ts';

/** A track from one end to the other, with so many wheels showing. */
function track(left: number, right: number, upper: number, wheels: number): string {
  const lower = 68;
  const [high, round] = [lower - upper, (lower - upper) / 2];
  const loop = `M${left + round} ${upper}H${right - round}A${round} ${round} 0 0 1 ${right - round} ${lower}H${left + round}A${round} ${round} 0 0 1 ${left + round} ${upper}Z`;
  const radius = Math.min(high * 0.27, (right - left - high * 0.6) / wheels / 2 - 0.8);
  const first = left + round;
  const every = wheels === 1 ? 0 : (right - left - 2 * round) / (wheels - 1);
  const holes = Array.from({ length: wheels }, (_, i) => disc({ x: first + i * every, y: upper + round }, radius));
  return loop + holes.join('');
}

/** From the side, driving to the right. */
export const VEHICLE_ART = {
  wagon: {
    symbol: [`M27 57H73${WHEELS}`, ''],
    parts: [
      [0, `${wheel(32, 60.5, 7.5, 3)}${wheel(49, 60.5, 7.5, 3)}M25 52V46C25 35 55 35 55 46V52Z`],
      [2.6, 'M55 51H62'],
      [7.5, 'M62 53H69'],
      [4.6, 'M69.5 51 72.5 44'],
      [4, 'M72.5 43 76 46'],
      [2.8, 'M60.5 56V68M64 56V68M68 56V68M71 55V68'],
    ],
  },
  truck: {
    symbol: [`M27 57H73M50 57V64${WHEELS}`, ''],
    parts: [
      [
        0,
        `${wheel(34, 61, 7, 2.6)}${wheel(65, 61, 7, 2.6)}M24 36Q24 33 27 33H48V52H24ZM51 38H60L65 46H73Q76 46 76 49V54H51ZM54.5 41V46H61.5L58.5 41Z`,
      ],
      [4.4, 'M25 55H75'],
    ],
  },
  halftrack: {
    symbol: [`${CROSS}${OVAL}`, ''],
    parts: [
      [0, `${wheel(68, 61.5, 6.5, 2.4)}${track(24, 58, 55, 4)}M24 42 28 37H51L56 44 73 47 76 53H24ZM46 37V31H49V37Z`],
      [3, 'M46 32.5H62'],
    ],
  },
  armouredCar: {
    symbol: [`${OVAL}M27 64 73 32`, ''],
    parts: [
      [
        0,
        `${wheel(32, 61, 7, 2.6)}${wheel(50, 61, 7, 2.6)}${wheel(67, 61, 7, 2.6)}M24 50 31 43H65L76 50 73 53H26ZM40 42 43 33H55L59 42Z`,
      ],
      [3.6, 'M57 37.5H75'],
    ],
  },
  // A gun behind a shield on an open hull.
  selfPropelled: {
    symbol: [OVAL, disc({ x: 50, y: 48 }, 5)],
    parts: [
      [0, `${track(24, 75, 54, 6)}M25 45H70L76 52H25ZM44 30 52 29 57 44H44Z`],
      [4.6, 'M54 38H77'],
      [6.5, 'M38 39H45'],
    ],
  },
  lightTank: {
    symbol: [`${OVAL}${strokes(1)}`, ''],
    parts: [
      [0, `${track(30, 69, 56, 4)}M31 49H62L68 54.5H31ZM39 48 41 40H53L56 48Z`],
      [3.2, 'M54 44H71'],
    ],
  },
  mediumTank: {
    symbol: [`${OVAL}${strokes(2)}`, ''],
    parts: [
      [0, `${track(25, 75, 54, 5)}M26 46H66L74 52.5H26ZM36 45 39 34H56L61 45ZM43 33V30H50V33Z`],
      [4, 'M58 39.5H76'],
    ],
  },
  heavyTank: {
    symbol: [`${OVAL}${strokes(3)}`, ''],
    parts: [
      [0, `${track(23, 77, 52, 6)}M24 43H70L77 50.5H24ZM34 42 36 27H58L63 42ZM40 26V23.5H48V26Z`],
      [5.6, 'M60 34.5H75'],
      [7.5, 'M74 34.5H75.5'],
    ],
  },
} satisfies ArtTable;
