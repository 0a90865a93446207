import type { Point } from '@sandtable/hex';
import { drawFigure } from './figures.ts';
import { disc, num, path } from './svg.ts';
import { INK } from './theme.ts';

const SIZE = 31;
const FACE = '#FFFDF6';
const STEP = SIZE + 5;

/** Pip positions in quarters of the die, from its middle. */
const [LOW, MID, HIGH] = [-1, 0, 1] as const;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** A row of slightly turned dice around this point, with their modifier. */
export function drawDice(dice: readonly number[], sides: number, added: string, middle: Point): string {
  const places = dice.length + (added === '' ? 0 : 1);
  const left = middle.x - ((places - 1) * STEP) / 2;
  const faces = dice.map((die, place) => {
    const at = { x: left + place * STEP, y: middle.y };
    return `<g transform="translate(${num(at.x)} ${num(at.y)}) rotate(${place % 2 === 0 ? -5 : 4})">${
      sides > 6 ? drawKite(die) : drawCube(die)
    }</g>`;
  });
  const plus =
    added === ''
      ? ''
      : path(disc({ x: left + dice.length * STEP, y: middle.y }, 14), {
          fill: INK.black,
          stroke: INK.white,
          'stroke-width': 2,
        }) + drawFigure(added.replace('−', '-'), left + dice.length * STEP, middle.y, { size: 19, ink: INK.white });
  return faces.join('') + plus;
}

function drawCube(die: number): string {
  const half = SIZE / 2;
  const face = `M${-half + 6} ${-half}h${SIZE - 12}a6 6 0 0 1 6 6v${SIZE - 12}a6 6 0 0 1 -6 6h${12 - SIZE}a6 6 0 0 1 -6 -6v${12 - SIZE}a6 6 0 0 1 6 -6Z`;
  const pips = (PIPS[die] ?? []).map(([x, y]) => disc({ x: (x * SIZE) / 4, y: (y * SIZE) / 4 }, 3)).join('');
  return onTable(face) + path(pips, { fill: INK.black });
}

/** The upper face of a ten-sided die. */
function drawKite(die: number): string {
  return onTable('M0 -19L19 3L0 19L-19 3Z') + drawFigure(String(die), 0, 1, { size: 22, ink: INK.black });
}

function onTable(face: string): string {
  return (
    path(face, { fill: '#000', 'fill-opacity': 0.32, transform: 'translate(1.5 3)' }) +
    path(face, { fill: FACE, stroke: INK.black, 'stroke-width': 2.4, 'stroke-linejoin': 'round' })
  );
}
