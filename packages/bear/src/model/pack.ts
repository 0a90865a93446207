import { checkShape, hashOf, ok, type Problem, type Result } from '@sandtable/kernel';
import { type Board, makeBoard } from '../board/board.ts';
import type { ActionCard } from './action-card.ts';
import { type Counter, countersOf, printCounter } from './counter.ts';
import type { HitMarker } from './hit-marker.ts';
import type { OrderCard } from './order-card.ts';
import { packSchema, type PackSource } from './pack-schema.ts';
import type { UnitType } from './unit-type.ts';

/** The content of the game, checked and ready to play with. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** Of all but names: a pack that only calls things otherwise is the same pack to a saved match. */
  readonly hash: string;
  readonly unitTypes: readonly UnitType[];
  readonly counters: readonly Counter[];
  readonly boards: readonly Board[];
  readonly hitMarkers: readonly HitMarker[];
  readonly actionCards: readonly ActionCard[];
  readonly orderCards: readonly OrderCard[];
}

/** Checks a pack, ours or one from outside; what is wrong names the field. */
export function checkPack(raw: unknown): Result<Pack> {
  const source = checkShape(packSchema, raw);
  return source.ok ? makePack(source.value) : source;
}

function makePack(source: PackSource): Result<Pack> {
  const { id, name, unitTypes, hitMarkers, actionCards, orderCards } = source;
  const boards: Board[] = [];
  const problems = problemsOfTwins(source);
  source.boards.forEach((each, index) => {
    const board = makeBoard(each, `boards.${index}`);
    if (board.ok) boards.push(board.value);
    else problems.push(...board.problems);
  });
  if (problems.length > 0) return { ok: false, problems };
  const hash = hashOf({
    unitTypes: unitTypes.map(nameless),
    boards: boards.map(nameless),
    hitMarkers,
    actionCards,
    orderCards,
  });
  const counters = countersOf(unitTypes);
  return ok({ id, name, hash, unitTypes, counters, boards, hitMarkers, actionCards, orderCards });
}

/** What may be there only once. */
function problemsOfTwins({ unitTypes, boards, hitMarkers, actionCards, orderCards }: PackSource): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const once = (list: string, index: number, part: string, what: string): void => {
    const key = `${list} ${part} ${what}`;
    if (seen.has(key)) problems.push({ field: `${list}.${index}.${part}`, expected: 'each only once', got: what });
    seen.add(key);
  };
  unitTypes.forEach(({ id, side, numbers }, index) => {
    once('unitTypes', index, 'id', id);
    for (const number of numbers) once('unitTypes', index, 'numbers', printCounter(side, number));
  });
  boards.forEach(({ id }, index) => once('boards', index, 'id', id));
  hitMarkers.forEach(({ pile, kind }, index) => once('hitMarkers', index, 'kind', `${pile} ${kind}`));
  actionCards.forEach(({ id }, index) => once('actionCards', index, 'id', id));
  orderCards.forEach(({ number }, index) => once('orderCards', index, 'number', String(number)));
  return problems;
}

function nameless<T extends { readonly name: string }>(each: T): T {
  return { ...each, name: '' };
}
