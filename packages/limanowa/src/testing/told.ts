import { printHex } from '../board/map.ts';
import { unitOf } from '../model/battle.ts';
import { NONE } from '../model/ids.ts';
import { unitKind } from '../rules/word-kinds.ts';
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

export function unitNamed(match: LimanowaMatch, word: string): { readonly at: number; readonly rp: number } {
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
