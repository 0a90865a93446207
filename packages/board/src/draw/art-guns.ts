import { type ArtTable, wheel } from './art-part.ts';
import { disc } from './svg.ts';
import { CROSS, ARROW, strokes } from './symbol-part.ts';

/** Weapons with a crew: without the crew, so that the weapon can be large. */
export const GUN_ART = {
  // On a bipod, fed from a drum, with its butt.
  lmg: {
    symbol: [`${CROSS}${strokes(1)}`, ''],
    parts: [
      [0, `${disc({ x: 48, y: 39 }, 6)}M24 44H38V52L26 58Q23 58 24 52Z`],
      [7, 'M38 47H52'],
      [5.5, 'M52 47H66'],
      [3.2, 'M66 47H77'],
      [3.4, 'M64 48 58 67M64 48 71 67'],
      [4, 'M41 49 38 58'],
    ],
  },
  // On wheels behind a shield, its jacket thick with water.
  mmg: {
    symbol: [`${CROSS}${strokes(2)}`, ''],
    parts: [
      [0, `${wheel(43, 58, 10, 4)}M49 33H55L60 57H53Z`],
      [8.5, 'M58 43.5H71'],
      [3.4, 'M71 43.5H77'],
      [9, 'M33 43.5H48'],
      [3.2, 'M26 38V49'],
      [4.5, 'M38 60 25 68'],
    ],
  },
  // On a tripod, with its belt and box.
  hmg: {
    symbol: [`${CROSS}${strokes(3)}`, ''],
    parts: [
      [0, 'M42 47H53V57H42Z'],
      [8, 'M32 41H53'],
      [5, 'M53 40.5H68'],
      [3, 'M68 40.5H77'],
      [3.2, 'M26 36V47'],
      [4.2, 'M48 46 31 67M49 46 52 62M50 46 68 67'],
    ],
  },
  mortar: {
    symbol: [`${ARROW}${disc({ x: 50, y: 57 }, 4)}`, ''],
    parts: [
      [8, 'M37 62 56 29'],
      [5, 'M26 67H44'],
      [3.4, 'M51 42 67 67M51 42 56 67'],
      [4.4, 'M43 47 53 53'],
      [0, 'M64 24Q70 26 70 33L66 39H62L58 33Q58 26 64 24ZM61 40H67V43H61Z'],
    ],
  },
  // Long, low, with a slanting shield.
  atGun: {
    symbol: ['M27 64 50 34 73 64', ''],
    parts: [
      [0, `${wheel(45, 58.5, 9.5, 4)}M46 36 51 35 54 55H47Z`],
      [8, 'M37 47H47'],
      [4.2, 'M52 46.5H74'],
      [6.5, 'M73 46.5H75'],
      [4.5, 'M41 57 25 67'],
    ],
  },
  // Short and thick, on high wheels.
  infantryGun: {
    symbol: [CROSS, disc({ x: 50, y: 48 }, 6)],
    parts: [
      [0, `${wheel(47, 56.5, 12, 5)}M46 28 52 27 56 46H49Z`],
      [9, 'M54 40 66 35.5'],
      [8, 'M38 46 46 43'],
      [5, 'M41 58 25 67'],
    ],
  },
  // A long barrel laid high, spoked wheels.
  artillery: {
    symbol: ['', disc({ x: 50, y: 48 }, 8)],
    parts: [
      [0, `${wheel(46, 56.5, 12, 9)}${disc({ x: 46, y: 56.5 }, 3)}M48 33 53 32 55 44H50Z`],
      [6, 'M40 48 74 28'],
      [4, 'M56 44 66 38'],
      [2.2, 'M46 45V68M34.5 56.5H57.5M38 48.5 54 64.5M54 48.5 38 64.5'],
      [5, 'M42 59 24 68'],
    ],
  },
  // A long barrel on a cross-shaped mount.
  flak: {
    symbol: ['M27 64Q50 30 73 64', disc({ x: 50, y: 56 }, 4)],
    parts: [
      [0, 'M43 64 47 47H56L61 64Z'],
      [9, 'M40 50 51 43'],
      [5, 'M50 43 75 27'],
      [5.5, 'M28 66H72'],
      [4.5, 'M29 60V68M71 60V68'],
      [3.6, 'M37 57H45'],
    ],
  },
} satisfies ArtTable;
