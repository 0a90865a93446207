import type { Figure, FigureFoot, FigureInk, LargePlace, PiecePicture, SignName } from '@sandtable/board';
import { typeOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import type { UnitType } from '../model/pack/unit-type.ts';
import { attackCostChange, moveCostChange } from '../rules/special/effects.ts';
import { firepowerOf, markerOf, rangeOf } from '../rules/units/figures.ts';
import type { UnitId } from '../model/ids.ts';

/** A current figure of a unit; `change` is against the printed one. */
export interface UnitFigure {
  readonly value: number;
  readonly change: 'none' | 'more' | 'less';
}

interface DefenseFigure extends UnitFigure {
  readonly isArmoured: boolean;
}

interface FireFigure extends UnitFigure {
  /** B1.1b: in a white box: a crewed weapon. */
  readonly isBoxed: boolean;
}

/** Null for figures the unit does not have. */
export interface UnitFigures {
  readonly attack: UnitFigure | null;
  readonly indirect: UnitFigure | null;
  readonly hasTurret: boolean;
  readonly move: UnitFigure;
  readonly moves: UnitType['moveClass'];
  readonly bonus: { readonly wheeled: number; readonly tracked: number };
  readonly red: FireFigure | null;
  readonly blue: FireFigure | null;
  readonly range: { readonly least: number; readonly most: UnitFigure } | null;
  readonly flank: DefenseFigure;
  readonly front: DefenseFigure;
}

/** The current figures of a counter, marking changes by a hit marker or special rule. Null if unknown. */
export function figuresOfUnit(seen: Seen, unit: UnitId): UnitFigures | null {
  const type = typeOf(seen, unit);
  if (type.kind === 'rumor') return null;
  const marker = markerOf(seen, unit);
  const { attackCost, indirectCost } = type;
  const dearer = (marker?.attackCost ?? 0) + attackCostChange(seen, unit);
  const moveCost = type.moveCost + (marker?.moveCost ?? 0) + moveCostChange(seen, unit);
  const range = rangeOf(seen, unit);
  return {
    attack: attackCost === null ? null : figureOf(attackCost, attackCost + dearer),
    indirect: indirectCost === null ? null : figureOf(indirectCost, indirectCost + dearer),
    hasTurret: type.turret,
    move: figureOf(type.moveCost, Math.max(1, moveCost)),
    moves: type.moveClass,
    bonus: { wheeled: type.wheelBonus, tracked: type.trackBonus },
    red: fireFigure(seen, unit, type, 'red'),
    blue: fireFigure(seen, unit, type, 'blue'),
    range: type.range.max === 0 ? null : { least: range.min, most: figureOf(type.range.max, range.max) },
    flank: defenseFigure(type.flank, marker?.flank ?? 0),
    front: defenseFigure(type.front, marker?.front ?? 0),
  };
}

function figureOf(printed: number, value: number): UnitFigure {
  return { value, change: value === printed ? 'none' : value > printed ? 'more' : 'less' };
}

/** Null if a marker takes that FP away altogether. */
function fireFigure(seen: Seen, unit: UnitId, type: UnitType, colour: 'red' | 'blue'): FireFigure | null {
  const printed = type.firepower[colour];
  const now = firepowerOf(seen, unit, colour);
  return printed === null || now === null ? null : { ...figureOf(printed, now), isBoxed: type.whiteBox[colour] };
}

function defenseFigure({ dr, colour }: UnitType['front'], change: number): DefenseFigure {
  return { ...figureOf(dr, dr + change), isArmoured: colour === 'blue' };
}

export function signsOf(type: UnitType): SignName[] {
  return [
    ...(type.highExplosive ? (['blast'] as const) : []),
    ...(type.flamethrower === 'none' ? [] : (['flame'] as const)),
    ...(type.smoke === 'none' ? [] : (['cloud'] as const)),
    ...(type.passengerShield > 0 ? (['shield'] as const) : []),
    ...(type.openTop ? (['tray'] as const) : []),
  ];
}

type CounterFigures = Pick<PiecePicture, 'figures' | 'largeFigures'>;

/** Where the figures are on the counter, and their look. Unknown figures are left out. */
export function figuresOnCounter(figures: UnitFigures | null): CounterFigures {
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
    // The attack cost above it already marks the change.
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

function mostOf({ red, blue, front }: UnitFigures): Figure<LargePlace>[] {
  return [...betterOf(red, blue), { place: 'right', text: String(front.value), ...inkOf(front), back: frameOf(front) }];
}

/** The higher FP; a bar over it marks FP against armour. */
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

/** Armour is blue and angular, soft targets are red and round. */
function inkOf({ isArmoured }: DefenseFigure): Pick<Figure, 'ink'> {
  return { ink: isArmoured ? 'blue' : 'red' };
}

function frameOf({ isArmoured }: DefenseFigure): 'cutFrame' | 'roundFrame' {
  return isArmoured ? 'cutFrame' : 'roundFrame';
}
