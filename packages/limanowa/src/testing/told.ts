import type { Wording } from '@sandtable/kernel';
import { printHex } from '../board/map.ts';
import { unitOf } from '../model/battle.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { UnitView } from '../model/forces.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held } from '../model/state.ts';
import { printUnit, unitKind } from '../rules/word-kinds.ts';
import { heldOf, type LimanowaMatch } from './match.ts';

/** The events of the last sentence: `L7a moved`. */
export function told(match: LimanowaMatch): string[] {
  return match.events().map(({ rule, key }) => `${rule} ${key}`);
}

/** Where a unit stands: `0604`, or `lost`. */
export function where(match: LimanowaMatch, word: string): string {
  const { at } = unitNamed(match, word);
  return at === NONE ? 'lost' : printHex(heldOf(match).map, at);
}

export function unitNamed(match: LimanowaMatch, word: string): UnitView {
  const held = heldOf(match);
  return unitOf(held, unitKind.read(held, word) ?? NONE);
}

/** The pending question: `p1 central`. */
export function waiting(match: LimanowaMatch): string {
  const pending = match.system.pending(match.state);
  return pending === undefined ? 'nothing' : `${pending.seat} ${pending.key}`;
}

/** A whole round without orders or reactions. */
export function idle(match: LimanowaMatch): LimanowaMatch {
  const { turn } = match.state;
  while (match.state.turn === turn && match.state.ended === null)
    match.say(match.offers().includes('disclose') ? 'disclose' : 'pass');
  return match;
}

/** A line for each of some event keys. */
export type Tell = {
  readonly [Key in LimanowaEvent['key']]?: Wording<Extract<LimanowaEvent, { readonly key: Key }>, Held>;
};

function linesOf(match: LimanowaMatch, tell: Tell): string[] {
  const held = heldOf(match);
  return match.events().flatMap((event) => {
    const say: Wording<LimanowaEvent, Held> | undefined = tell[event.key];
    return say === undefined ? [] : [say(event, held)];
  });
}

export function play(match: LimanowaMatch, tell: Tell, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => linesOf(match.say(sentence), tell));
}

/**
 * The events of the last sentence on the map, one short line each: `r01 attack a01 tv 4: 3 hit`, `a01 loses 1, 2
 * left`.
 */
export function fieldLines(match: LimanowaMatch): string[] {
  const held = heldOf(match);
  const unit = (id: UnitId): string => printUnit(held, id);
  const hex = (id: HexId): string => printHex(held.map, id);
  return match.events().flatMap((event) => lineOf(event, unit, hex) ?? []);
}

function lineOf(event: LimanowaEvent, unit: (id: UnitId) => string, hex: (id: HexId) => string): string | null {
  if (event.key === 'rolled') {
    const { as, attacker, target, tv, die, hit } = event;
    return `${unit(attacker)} ${as} ${unit(target)} tv ${tv}: ${die} ${hit ? 'hit' : 'miss'}`;
  }
  if (event.key === 'lostRp') return `${unit(event.unit)} loses ${event.amount}, ${event.left} left (${event.rule})`;
  if (event.key === 'destroyed') return `${unit(event.unit)} destroyed`;
  if (event.key === 'spared') return `${unit(event.unit)} spared`;
  if (event.key === 'moved') return `${unit(event.unit)} ${event.as} ${hex(event.to)}`;
  if (event.key === 'attackLost') return `${unit(event.unit)} lost its attack on ${unit(event.target)} (${event.rule})`;
  if (event.key === 'supportLost') return `${unit(event.battery)} lost its support against ${unit(event.target)}`;
  if (event.key === 'tokenSpent') return `${unit(event.battery)} ${event.use} ${unit(event.target)} for a token`;
  if (event.key === 'tactics') return `${unit(event.officer)} helps ${unit(event.unit)}`;
  if (event.key === 'relegated') return `${unit(event.officer)} relegates ${unit(event.unit)}`;
  if (event.key === 'stood') return `${unit(event.unit)} stood (${event.rule})`;
  if (event.key === 'played') return `played ${event.effect}`;
  return event.key === 'blocked' ? `blocked ${event.effect}` : null;
}

/** The pending question: `p2 counter`; null at the end. */
export function asked(match: LimanowaMatch): string | null {
  const pending = match.system.pending(match.state);
  return pending === undefined ? null : `${pending.seat} ${pending.key}`;
}
