import { type HexId, NONE, type Seen, type UnitId } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { BearSaying, JudgedView } from '../bear/speech/saying.ts';
import type { Position } from '../face/position.ts';
import { makePosition } from '../bear/table/position.ts';
import type { GameAnswers } from './broken-clicks.ts';
import { game, seenBy, stateOf } from './matches.ts';

interface FieldOptions {
  readonly hexes?: Readonly<Record<string, unknown>>;
  readonly caps?: number;
  readonly hand?: readonly string[];
  readonly markers?: readonly object[];
  readonly options?: Readonly<Record<string, string>>;
  readonly more?: object;
}

/** A small bare field with the German turn: `fieldWith('g03 0,0 SE; s03 1,0 NW spent')`. */
export function fieldWith(
  units: string,
  { hexes = {}, caps = 0, hand = [], markers = [], options = {}, more = {} }: FieldOptions = {},
): Seen {
  const position = {
    game: 'bear',
    map: { bare: { radius: 6, hexes } },
    turn: 'german',
    players: { german: { caps, hand } },
    markers,
    options,
    units: units.split('; ').map((text) => {
      const [unit, at, facing = 'N', ...states] = text.split(' ');
      const hit = states.find((state) => state !== 'spent' && state !== 'hidden');
      return {
        unit,
        at,
        ...(states.includes('hidden') ? { hidden: true } : { facing }),
        ...(states.includes('spent') && { spent: true }),
        ...(hit !== undefined && { hit }),
      };
    }),
    ...more,
  };
  return seenBy(stateOf({ position }));
}

export function sayingOn(seen: Seen, text = ''): BearSaying {
  return sayingAfter(seen, text === '' ? [] : text.split(' '));
}

export function sayingAfter(seen: Seen, words: Sentence): BearSaying {
  return { game, seen, position: positionOn(seen), words };
}

export function gameBehind({ game: judging, seen }: JudgedView): GameAnswers {
  return {
    offered: (words) => judging.offers(seen.view, words).map(({ word }) => word),
    grants: (words) => judging.judge(seen.view, words).granted,
  };
}

export function positionOn(seen: Seen): Position {
  return makePosition(game, seen);
}

export function placesOf(seen: Seen): {
  readonly hex: (name: string) => HexId;
  readonly unit: (word: string) => UnitId;
} {
  return {
    hex: (name) => seen.map.places.get(name) ?? NONE,
    unit: (word) => seen.pack.counterPlaces.get(word) ?? NONE,
  };
}
