import type { SignName } from '@sandtable/board';
import { typeOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import type { UnitType } from '../model/pack/unit-type.ts';
import { attackCostChange, moveCostChange } from '../rules/special/effects.ts';
import { firepowerOf, markerOf, rangeOf } from '../rules/units/figures.ts';

/** A number of a unit as it is now; `change` says that it is more or less than the printed one. */
export interface UnitFigure {
  readonly value: number;
  readonly change: 'none' | 'more' | 'less';
}

export interface DefenseFigure extends UnitFigure {
  readonly isArmoured: boolean;
}

export interface FireFigure extends UnitFigure {
  /** A crew's weapon: the number stands in a white box. */
  readonly isBoxed: boolean;
}

/** What it has no number for is null. */
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

/** The numbers of a counter as they are now: what its hit marker or a special rule changes is marked. Null for what nobody knows. */
export function figuresOfUnit(seen: Seen, unit: number): UnitFigures | null {
  const type = typeOf(seen, unit);
  if (type.kind === 'rumor') return null;
  const marker = markerOf(seen, unit);
  const { attackCost, indirectCost } = type;
  const dearer = (marker?.attackCost ?? 0) + attackCostChange(seen, unit);
  const moveCost = type.moveCost + (marker?.moveCost ?? 0) + moveCostChange(seen, unit);
  const range = rangeOf(seen, unit);
  return {
    attack: attackCost === null ? null : figure(attackCost, attackCost + dearer),
    indirect: indirectCost === null ? null : figure(indirectCost, indirectCost + dearer),
    hasTurret: type.turret,
    move: figure(type.moveCost, Math.max(1, moveCost)),
    moves: type.moveClass,
    bonus: { wheeled: type.wheelBonus, tracked: type.trackBonus },
    red: fireFigure(seen, unit, type, 'red'),
    blue: fireFigure(seen, unit, type, 'blue'),
    range: type.range.max === 0 ? null : { least: range.min, most: figure(type.range.max, range.max) },
    flank: defenseFigure(type.flank, marker?.flank ?? 0),
    front: defenseFigure(type.front, marker?.front ?? 0),
  };
}

function figure(printed: number, value: number): UnitFigure {
  return { value, change: value === printed ? 'none' : value > printed ? 'more' : 'less' };
}

/** FP that a marker has taken away altogether counts as none. */
function fireFigure(seen: Seen, unit: number, type: UnitType, colour: 'red' | 'blue'): FireFigure | null {
  const printed = type.firepower[colour];
  const now = firepowerOf(seen, unit, colour);
  return printed === null || now === null ? null : { ...figure(printed, now), isBoxed: type.whiteBox[colour] };
}

function defenseFigure({ dr, colour }: UnitType['front'], change: number): DefenseFigure {
  return { ...figure(dr, dr + change), isArmoured: colour === 'blue' };
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
