import { push } from '@sandtable/kernel';
import { amountOf, heldCorps, heldUnit } from '../model/battle.ts';
import { tokensFrame } from '../model/frame.ts';
import type { Held, LimanowaIo } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { moveUnit } from '../rules/ground/move-unit.ts';

/** L6.1d: what was not blocked. True where it fires, so that opponents may answer first (L9d). */
export function resolveOpeningCard(held: Held, card: DisclosedCard, io: LimanowaIo): boolean {
  const { view, pack } = held;
  const { turn } = view;
  const { effect, unit, target, to } = card;
  switch (effect) {
    case 'deceit':
      moveUnit(held, target, to, 'displaced', 'L10d', io);
      return false;
    case 'forcedMarch':
      turn.extraMoves += 1;
      turn.marcher = unit;
      return false;
    case 'reinforcement': {
      const returning = heldUnit(held, unit);
      returning.at = to;
      returning.rp = amountOf(pack, effect);
      io.emit({ rule: 'L10f', key: 'returned', unit, at: to });
      return false;
    }
    case 'spareBattery':
      heldCorps(held, turn.corps).tokens += amountOf(pack, effect);
      io.emit({ rule: 'L10g', key: 'tokenGained', corps: turn.corps });
      return false;
    case 'bombardment':
      turn.fired = [...turn.fired, unit];
      push(view, tokensFrame());
      return true;
    default:
      throw new Error(`${effect} is no card of the Opening Phase`);
  }
}
