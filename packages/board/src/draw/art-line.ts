import type { ArtTable } from './art-part.ts';
import { disc } from './svg.ts';
import { CROSS } from './symbol-part.ts';

/** A soft cap with a peak, by the middle of the head. */
function cap(x: number, y: number): string {
  return `${disc({ x, y: y + 1 }, 4.8)}M${x - 6.5} ${y}C${x - 7.5} ${y - 6} ${x - 4} ${y - 8.5} ${x} ${y - 8.5}S${x + 7} ${y - 6.5} ${x + 6} ${y - 2.5}L${x + 10.5} ${y + 1}L${x - 6} ${y + 0.5}Z`;
}

/** Armies before the great war's helmets: caps, packs, long bayonets, men who still ride. */
export const LINE_ART = {
  // At the charge, a long rifle with its bayonet, a pack on the back.
  fusilier: {
    symbol: [`${CROSS}M34 32V64`, ''],
    parts: [
      [0, `${cap(46, 33)}M31 40.5Q31 38.5 33 38.5H38L39.5 51H33Q31 51 31 49Z`],
      [11, 'M45 44.5 43.5 55'],
      [6.6, 'M43.5 57 54 60.5 55.5 68M43 57 36.5 63 28 67.5'],
      [5, 'M46 44.5 54 50.5 62 46M44 45 41 53 47 53'],
      [3.6, 'M41 55 68 42.5'],
      [2, 'M67 43 78 37.8'],
      [5.2, 'M38 56.5 45 53.2'],
    ],
  },
  // A tall cap of fur, a greatcoat to the knees.
  guardsman: {
    symbol: [`${CROSS}M50 32V64`, ''],
    parts: [
      [
        0,
        `${disc({ x: 46, y: 36 }, 4.8)}M38.5 34.5Q37 23.5 46 23.5T53.5 34.5Q46 31.5 38.5 34.5ZM38 42H52L55.5 62H34.5Z`,
      ],
      [5.6, 'M40.5 62V68.2M49.5 62V68.2'],
      [5, 'M50 44.5 56 52 61 49M40 45 38 54 46 55'],
      [3.6, 'M42 58.5 65 46'],
      [2, 'M64 46.5 76 40'],
    ],
  },
  // Lying behind a rock with a plume in his hat, his rifle laid on.
  rifleman: {
    symbol: [`${CROSS}M27 48H73`, ''],
    parts: [
      [
        0,
        `${disc({ x: 52, y: 45 }, 4.8)}M43.5 44Q52 40 61 44L57.5 41.5Q57 35.5 52 35.5T46.5 41.5ZM47 38Q40 33 42 25.5Q47.5 30 48.5 37ZM54 67L57 54 64 51.5 70 55.5 73 67Z`,
      ],
      [11, 'M49 55 34 61'],
      [6.4, 'M33 61 24.5 66M34 63 30 68'],
      [5, 'M51 54 57 56 63 50'],
      [3.4, 'M54 50.5 79 43.5'],
    ],
  },
  // A rider with his sabre high.
  hussar: {
    symbol: ['M27 64 73 32M34 32V64', ''],
    parts: [
      [0, `${disc({ x: 46, y: 30.5 }, 4.4)}M40.5 29.5V22.5H51.5V29.5Z`],
      [13, 'M37 52.5 56 52'],
      [8.5, 'M57 50 64.5 39.5'],
      [6.5, 'M65.5 38.5 73 44'],
      [4, 'M34 56 27 64.5M39 57 36 68M55 56 61 66M59 55 69 61'],
      [3.6, 'M31 50C25 51 25 57 22 60'],
      [8, 'M45 46 46 38.5'],
      [4.5, 'M46 47.5 51.5 58'],
      [4.4, 'M47.5 39.5 56 35.5 59 30'],
      [2.6, 'M57.5 32.5Q67 29 72.5 20.5'],
    ],
  },
  // A rider with his lance.
  lancer: {
    symbol: ['M27 64 73 32M65 32V24', ''],
    parts: [
      [
        0,
        `${disc({ x: 45, y: 31 }, 4.4)}M38.5 29.5Q38.5 22 45 22T51.5 29.5Q45 27 38.5 29.5ZM70.5 21 79.5 22.5 73 28.5Z`,
      ],
      [13, 'M37 52.5 56 52'],
      [8.5, 'M57 50 64.5 39.5'],
      [6.5, 'M65.5 38.5 73 44'],
      [4, 'M34 56 27 64.5M39 57 36 68M55 56 61 66M59 55 69 61'],
      [3.6, 'M31 50C25 51 25 57 22 60'],
      [8, 'M44 46 45 38.5'],
      [4.5, 'M45 47.5 50.5 58'],
      [4.4, 'M46 40 52 45.5 57 41.5'],
      [2.4, 'M29 59 78 22'],
    ],
  },
} satisfies ArtTable;
