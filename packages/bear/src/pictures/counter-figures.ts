import type { Figure, FigureFoot, FigureInk, LargePlace, PiecePicture } from '@sandtable/board';
import type { DefenseFigure, FireFigure, UnitFigure, UnitFigures } from './unit-figures.ts';

type Printed = Pick<PiecePicture, 'figures' | 'largeFigures'>;

/** Where the numbers of a unit stand on its counter, and what they look like. What nobody knows has none. */
export function figuresOnCounter(figures: UnitFigures | null): Printed {
  return figures === null
    ? { figures: [], largeFigures: [] }
    : { figures: allOf(figures), largeFigures: mostOf(figures) };
}

function allOf({ attack, indirect, hasTurret, move, moves, bonus, red, blue, range, flank, front }: UnitFigures) {
  const { ink, foot } = MOVES[moves];
  const pips = [
    { count: bonus.wheeled, ink: 'green' },
    { count: bonus.tracked, ink: 'blue' },
  ] as const;
  const all: readonly (Figure | null)[] = [
    attack && { place: 'topLeft', ink: 'black', back: hasTurret ? 'ring' : undefined, ...shown(attack) },
    // That it has changed with the attack cost, the arrow above it says.
    indirect && { place: 'upperLeft', ink: 'black', text: `(${indirect.value})` },
    { place: 'topRight', ink, foot, pips: pips.filter(({ count }) => count > 0), ...shown(move) },
    red && { place: 'lowerLeft', ink: 'red', ...fire(red) },
    blue && { place: 'bottomLeft', ink: 'blue', ...fire(blue) },
    range && { place: 'bottom', ink: 'black', back: 'lozenge', ...shown(range.most), text: printRange(range) },
    { place: 'lowerRight', ...inkOf(flank), back: flank.isArmoured ? 'cutPlate' : 'roundPlate', ...shown(flank) },
    { place: 'bottomRight', ...inkOf(front), back: frameOf(front), ...shown(front) },
  ];
  return all.filter((figure) => figure !== null);
}

/** The better firepower, and the defense in front. */
function mostOf({ red, blue, front }: UnitFigures): Figure<LargePlace>[] {
  return [...betterOf(red, blue), { place: 'right', text: String(front.value), ...inkOf(front), back: frameOf(front) }];
}

/** Where it has no place of its own, a bar over it says that it is the one against armour. */
function betterOf(red: FireFigure | null, blue: FireFigure | null): Figure<LargePlace>[] {
  if (red !== null && (blue === null || red.value >= blue.value))
    return [{ place: 'left', text: String(red.value), ink: 'red' }];
  return blue === null ? [] : [{ place: 'left', text: String(blue.value), ink: 'blue', back: 'bar' }];
}

const MOVES: Readonly<Record<UnitFigures['moves'], { readonly ink: FigureInk; readonly foot: FigureFoot }>> = {
  foot: { ink: 'red', foot: 'boot' },
  wheeled: { ink: 'green', foot: 'wheel' },
  tracked: { ink: 'blue', foot: 'track' },
};

function shown({ value, change }: UnitFigure): Pick<Figure, 'text' | 'change'> {
  return { text: String(value), change: change === 'none' ? undefined : change };
}

function fire(figure: FireFigure): Pick<Figure, 'text' | 'change' | 'back'> {
  return { ...shown(figure), back: figure.isBoxed ? 'box' : undefined };
}

function printRange({ least, most }: NonNullable<UnitFigures['range']>): string {
  return least > 0 ? `${least}-${most.value}` : String(most.value);
}

/** Armour is blue and cut like plates, what is soft is red and round. */
function inkOf({ isArmoured }: DefenseFigure): Pick<Figure, 'ink'> {
  return { ink: isArmoured ? 'blue' : 'red' };
}

function frameOf({ isArmoured }: DefenseFigure): 'cutFrame' | 'roundFrame' {
  return isArmoured ? 'cutFrame' : 'roundFrame';
}
