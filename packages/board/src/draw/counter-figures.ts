import type { DefenseFigure, Figure, Figures, FireFigure, MoveName } from '../model-piece.ts';
import { drawFigure, figureWidth } from './figures.ts';
import type { Box } from './plane.ts';
import { disc, num, path } from './svg.ts';
import { INK } from './theme.ts';

/** Every number of a counter at its place: players read by place, not by label. */
export function drawFigures(figures: Figures): string {
  const { attack, indirect, hasTurret, move, moves, bonus, red, blue, range, flank, front } = figures;
  return [
    attack === null ? '' : drawAttack(attack, hasTurret),
    indirect === null ? '' : drawFigure(`(${indirect.value})`, 16, 38, { size: 21.6, ink: INK.black, weight: 0.85 }),
    move === null ? '' : drawMove(move, moves),
    drawBonus(bonus),
    red === null ? '' : drawFire(red, 62, INK.red),
    blue === null ? '' : drawFire(blue, 86, INK.blue),
    range === null ? '' : drawRange(range.least, range.most),
    flank === null ? '' : drawFlank(flank),
    front === null ? '' : drawFront(front),
  ].join('');
}

/** The two that matter most, enlarged: for counters too small to hold them all. */
export function drawShortFigures({ red, blue, front }: Figures): string {
  const fire = strongest(red, blue);
  return [
    fire === null
      ? ''
      : drawFigure(String(fire.figure.value), 5, 82, { size: 36, ink: fire.ink, anchor: 'start', weight: 1.05 }) +
        // Where it has no place of its own, a bar over it says that it is the one against armour.
        (fire.ink === INK.blue ? path('M5 60H26', { fill: 'none', stroke: INK.blue, 'stroke-width': 4 }) : ''),
    front === null ? '' : drawShortFront(front),
  ].join('');
}

function strongest(red: FireFigure | null, blue: FireFigure | null): { figure: FireFigure; ink: string } | null {
  if (red !== null && (blue === null || red.value >= blue.value)) return { figure: red, ink: INK.red };
  return blue === null ? null : { figure: blue, ink: INK.blue };
}

function drawShortFront(front: DefenseFigure): string {
  const [text, ink] = [String(front.value), inkOf(front)];
  const width = figureWidth(text, 36) + 8;
  return (
    path(box({ x: 97 - width, y: 65, width, height: 33 }, front), { fill: INK.white, stroke: ink, 'stroke-width': 3 }) +
    drawFigure(text, 93, 81.5, { size: 36, ink, anchor: 'end' })
  );
}

function drawAttack(attack: Figure, hasTurret: boolean): string {
  const ring = hasTurret
    ? path(disc({ x: 16, y: 16 }, 13), { fill: 'none', stroke: INK.black, 'stroke-width': 2.6 })
    : '';
  const size = hasTurret ? 22 : 27;
  return ring + drawFigure(String(attack.value), 16, 16, { size, ink: INK.black }) + drawChange(attack, 33, 20);
}

const MOVE_INKS: Readonly<Record<MoveName, string>> = { foot: INK.red, wheeled: INK.green, tracked: INK.blue };

/** Red and green look alike to some eyes: a boot, a wheel or a track says it as well. */
const MOVE_SIGNS: Readonly<Record<MoveName, string>> = {
  foot: 'M79 30.5H85V36Q92 36.5 93 40V42.5H79Z',
  wheeled: `${disc({ x: 86, y: 36.5 }, 6.2)}${disc({ x: 86, y: 36.5 }, 3.4)}`,
  tracked: `M81.5 31.5H90.5A5 5 0 0 1 90.5 41.5H81.5A5 5 0 0 1 81.5 31.5Z${disc({ x: 82, y: 36.5 }, 2)}${disc({ x: 90, y: 36.5 }, 2)}${disc({ x: 86, y: 36.5 }, 1.6)}`,
};

function drawMove(move: Figure, moves: MoveName): string {
  const ink = MOVE_INKS[moves];
  return (
    drawFigure(String(move.value), 94, 16, { size: 27, ink, anchor: 'end' }) +
    path(MOVE_SIGNS[moves], { fill: ink, 'fill-rule': 'evenodd' }) +
    drawChange(move, 69, 20)
  );
}

/** One pip a bonus hex, left of the sign. */
function drawBonus({ wheeled, tracked }: Figures['bonus']): string {
  const pips = (count: number, x: number): string =>
    Array.from({ length: count }, (_, i) => disc({ x, y: 33.5 + 6 * i }, 2)).join('');
  return (
    path(pips(wheeled, 75.5), { fill: INK.green }) + path(pips(tracked, wheeled > 0 ? 70.5 : 75.5), { fill: INK.blue })
  );
}

function drawFire(fire: FireFigure, y: number, ink: string): string {
  const back = fire.isBoxed
    ? path(`M4 ${y - 11}H28V${y + 11}H4Z`, { fill: INK.white, stroke: INK.black, 'stroke-width': 1.2 })
    : '';
  return back + drawFigure(String(fire.value), 16, y, { size: 24, ink }) + drawChange(fire, 32.5, y);
}

function drawRange(least: number, most: Figure): string {
  const text = least > 0 ? `${least}-${most.value}` : String(most.value);
  const size = least > 0 ? 17 : 22;
  const half = Math.max(14, figureWidth(text, size) / 2 + 6);
  const [left, right] = [50 - half, 50 + half];
  return (
    path(`M${left} 85 ${left + 6} 73H${right - 6}L${right} 85 ${right - 6} 97H${left + 6}Z`, { fill: INK.black }) +
    drawFigure(text, 50, 85, { size, ink: INK.yellow, weight: 0.9 }) +
    drawChange(most, 50, 69)
  );
}

function drawFlank(flank: DefenseFigure): string {
  return (
    path(box({ x: 68, y: 50, width: 29, height: 22 }, flank), { fill: inkOf(flank) }) +
    drawFigure(String(flank.value), 82.5, 61, { size: 22, ink: INK.white, weight: 0.95 }) +
    drawChange(flank, 64, 61)
  );
}

function drawFront(front: DefenseFigure): string {
  const ink = inkOf(front);
  return (
    path(box({ x: 69.2, y: 75.2, width: 26.6, height: 21.6 }, front), {
      fill: INK.white,
      stroke: ink,
      'stroke-width': 2.5,
    }) +
    drawFigure(String(front.value), 82.5, 86, { size: 22, ink, weight: 0.95 }) +
    drawChange(front, 64.5, 92)
  );
}

/** Soft is round at its corners, armour is cut like plates: red and blue are not needed to tell them apart. */
function box({ x, y, width, height }: Box, { isArmoured }: DefenseFigure): string {
  const [right, bottom, cut] = [x + width, y + height, 5];
  const turn = isArmoured ? 'L' : `A${cut} ${cut} 0 0 1 `;
  return [
    `M${num(x + cut)} ${num(y)}H${num(right - cut)}`,
    `${num(right)} ${num(y + cut)}V${num(bottom - cut)}`,
    `${num(right - cut)} ${num(bottom)}H${num(x + cut)}`,
    `${num(x)} ${num(bottom - cut)}V${num(y + cut)}`,
    `${num(x + cut)} ${num(y)}Z`,
  ].join(turn);
}

function inkOf({ isArmoured }: DefenseFigure): string {
  return isArmoured ? INK.blue : INK.red;
}

/** A small arrow beside a figure that is not the printed one. */
function drawChange({ change }: Figure, x: number, y: number): string {
  if (change === 'none') return '';
  const up = change === 'more' ? -1 : 1;
  return path(`M${x - 4} ${y - up * 3}H${x + 4}L${x} ${y + up * 4}Z`, {
    fill: INK.reason,
    stroke: INK.black,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  });
}
