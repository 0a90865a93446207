import type { ArtTable } from './art-part.ts';
import { disc } from './svg.ts';
import { CROSS } from './symbol-part.ts';

/** A head under a helmet, by the middle of the head. */
function helmet(x: number, y: number): string {
  return `${disc({ x, y: y + 1 }, 4.8)}M${x - 8.5} ${y}C${x - 8.5} ${y - 6.5} ${x - 4} ${y - 9} ${x} ${y - 9}S${x + 8} ${y - 6} ${x + 8.5} ${y - 1.5}L${x + 10} ${y + 1}L${x - 9} ${y + 1.5}Z`;
}

/** Men: what they carry tells them apart, so it is drawn larger than life. */
export const FOOT_ART = {
  // Kneeling, a long rifle at the shoulder.
  rifle: {
    symbol: [CROSS, ''],
    parts: [
      [0, helmet(45, 34)],
      [11, 'M43 45 41 56'],
      [7, 'M41 58H54V67M41 58 36 66.5H28'],
      [5, 'M45 45 55 49 61 43'],
      [3.4, 'M48 43.5 76 35.5'],
      [5.6, 'M39 46.5 50 43'],
    ],
  },
  // Running, a short gun with a drum at the hip.
  smg: {
    symbol: [`${CROSS}M32 48H68`, ''],
    parts: [
      [0, helmet(47, 33) + disc({ x: 61, y: 54 }, 5.4)],
      [11, 'M46 44 43 55'],
      [7, 'M43 57 53 60 53 68M43 57 38 63 28 65'],
      [5, 'M47 44 54 52 64 48'],
      [4.8, 'M49 50.5 67 47'],
      [2.8, 'M66 47 74 45.5'],
    ],
  },
  // A tank on the back, a lance with its flame.
  pioneer: {
    symbol: [`${CROSS}M38 60V52H62V60M50 52V60`, ''],
    parts: [
      [
        0,
        `${helmet(42, 33)}M26 40Q26 37.5 29.5 37.5T33 40V56Q33 58.5 29.5 58.5T26 56ZM63 47C63 40 70 41 69 31 75 35 78 42 74.5 47.5 72 51.5 66 52 63 47Z`,
      ],
      [11, 'M42 44V56'],
      [7, 'M43 58 49 68M41 58 35 68'],
      [5, 'M43 45 50 51 56 50'],
      [3, 'M46 53 63 47'],
      [2.4, 'M30 58C32 64 40 60 46 53'],
    ],
  },
  // Lunging, a bundle of charges held high.
  tankHunter: {
    symbol: [`${CROSS}M27 64 50 36 73 64`, ''],
    parts: [
      [0, `${helmet(45, 36)}M59 24.5 71 27.5 69 36 57 33Z`],
      [11, 'M44 47 42 56'],
      [7, 'M42 58 55 60 58 68M42 58 34 62 27 68'],
      [5, 'M45 46 56 45 61 37M43 47 33 51'],
      [3.2, 'M61 40 64 30'],
    ],
  },
  // A peaked cap, a coat, an arm that points.
  officer: {
    symbol: [`${CROSS}M27 64V74`, ''],
    parts: [
      [
        0,
        `${disc({ x: 46, y: 34 }, 5)}M37 31C36 26 40 24 46 24S56 25.5 55.5 29.5L60 33.5Q57 34.5 54 33L38 32ZM39 50H53L57 62H36Z`,
      ],
      [12, 'M46 45V52'],
      [5.5, 'M42 62V68M50 62V68'],
      [5, 'M48 44.5 60 43 73 38M43 45 36 52 41 57'],
      [2.4, 'M40 41 52 56'],
    ],
  },
  // A rider with his rifle slung.
  cavalry: {
    symbol: ['M27 64 73 32', ''],
    parts: [
      [0, disc({ x: 46, y: 28 }, 4.6)],
      [13, 'M37 51.5 56 51'],
      [8.5, 'M57 49 64 38.5'],
      [6.5, 'M65 37.5 72.5 43'],
      [4, 'M34 55 30 68M39 56 41 68M55 55 53 68M59 54 65 61 63 68'],
      [3.4, 'M31 49C26 52 27 59 25 63'],
      [8, 'M45 44 46 36'],
      [4.5, 'M46 46 51 57'],
      [2.6, 'M39 42 57 26'],
    ],
  },
} satisfies ArtTable;
