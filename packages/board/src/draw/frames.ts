import type { ArtName } from '../model-piece.ts';
import { disc, group, path } from './svg.ts';

/** The frame that every symbol stands in, on the counter's grid of 100 by 100. */
const FRAME = 'M27 32H73V64H27Z';

const CROSS = 'M27 32 73 64M73 32 27 64';
const OVAL = 'M38 39H62A9 9 0 0 1 62 57H38A9 9 0 0 1 38 39Z';
const WHEELS = disc({ x: 37, y: 68 }, 3.5) + disc({ x: 63, y: 68 }, 3.5);
const ARROW = 'M50 60V36M44 42 50 35 56 42';

/** Weight of a class: one, two or three strokes over the frame. */
function strokes(count: number): string {
  return Array.from({ length: count }, (_, i) => `M${50 + (i - (count - 1) / 2) * 7} 30V24`).join('');
}

/** What is drawn in the frame; what is filled comes second. */
const SYMBOLS: Readonly<Record<ArtName, readonly [lines: string, fills: string]>> = {
  rifle: [CROSS, ''],
  smg: [`${CROSS}M32 48H68`, ''],
  pioneer: [`${CROSS}M38 60V52H62V60M50 52V60`, ''],
  tankHunter: [`${CROSS}M27 64 50 36 73 64`, ''],
  officer: [`${CROSS}M27 64V74`, ''],
  cavalry: ['M27 64 73 32', ''],
  lmg: [`${CROSS}${strokes(1)}`, ''],
  mmg: [`${CROSS}${strokes(2)}`, ''],
  hmg: [`${CROSS}${strokes(3)}`, ''],
  mortar: [`${ARROW}${disc({ x: 50, y: 57 }, 4)}`, ''],
  atGun: ['M27 64 50 34 73 64', ''],
  infantryGun: [CROSS, disc({ x: 50, y: 48 }, 6)],
  artillery: ['', disc({ x: 50, y: 48 }, 8)],
  flak: ['M27 64Q50 30 73 64', disc({ x: 50, y: 56 }, 4)],
  wagon: [`M27 57H73${WHEELS}`, ''],
  truck: [`M27 57H73M50 57V64${WHEELS}`, ''],
  halftrack: [`${CROSS}${OVAL}`, ''],
  armouredCar: [`${OVAL}M27 64 73 32`, ''],
  selfPropelled: [OVAL, disc({ x: 50, y: 48 }, 5)],
  lightTank: [`${OVAL}${strokes(1)}`, ''],
  mediumTank: [`${OVAL}${strokes(2)}`, ''],
  heavyTank: [`${OVAL}${strokes(3)}`, ''],
};

/** A symbol in a frame instead of a silhouette, for those who read these faster. */
export function drawFrame(name: ArtName, ink: string, opacity = 1): string {
  const [lines, fills] = SYMBOLS[name];
  return group(
    {
      fill: 'none',
      stroke: ink,
      'stroke-width': 3.2,
      'stroke-linejoin': 'round',
      opacity: opacity === 1 ? undefined : opacity,
    },
    path(FRAME + lines, {}),
    path(fills, { fill: ink }),
  );
}
