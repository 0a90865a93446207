import { deny, grant, judgedSlot, type Verdict } from '@sandtable/kernel';
import { sideOf } from '../../model/battle.ts';
import type { RollFor, RollFrame, RollWay } from '../../model/frame.ts';
import { NONE } from '../../model/ids.ts';
import { type BearSlot, playerOf, type Seen } from '../../model/state.ts';
import { capsOnRoll, MOST_CAPS } from '../units/dice.ts';
import { capsKind } from './word-kinds.ts';

// B3.2.3: CAPs go up or down; they are offered in the way that can serve, and refused in the other.

/** B3.2.3: with `capsOnDice` attackAndInitiative there is nothing to pay on any other. */
export const ATTACK_ROLLS: ReadonlySet<RollFor> = new Set<RollFor>(['attack', 'barrage', 'mine']);

/** A price is better low, and so is a roll against a unit of the roller's own side. */
export function wayOfRoll(seen: Seen, { player, what, unit }: Pick<RollFrame, 'player' | 'what' | 'unit'>): RollWay {
  if (what === 'wire') return 'down';
  const isOwn = unit !== NONE && sideOf(seen, unit) === playerOf(seen, player).side;
  return isOwn && ATTACK_ROLLS.has(what) ? 'down' : 'up';
}

interface CapsOn {
  readonly rule: 'B3.2.3' | 'B3.2.4';
  readonly serves: RollWay;
  /** What the player has. */
  readonly caps: number;
}

type CapsKey = 'mostCapsOnDice' | 'capsRaiseHere' | 'capsLowerHere';

function judgeCaps({ rule, serves, caps }: CapsOn, amount: number): Verdict<undefined, CapsKey> {
  if (amount < 0 && serves === 'up') return deny(rule, 'capsRaiseHere');
  if (amount > 0 && serves === 'down') return deny(rule, 'capsLowerHere');
  return Math.abs(amount) <= Math.min(caps, MOST_CAPS) ? grant() : deny(rule, 'mostCapsOnDice');
}

/** The CAPs on a roll that is about to be made. */
export function capsSlot<So>(of: (seen: Seen, so: So) => CapsOn): BearSlot<So, 'caps'> {
  return judgedSlot(
    capsKind,
    (seen: Seen, so: So) => {
      const { serves, caps } = of(seen, so);
      return capsOnRoll(serves, caps);
    },
    (seen, so, amount) => judgeCaps(of(seen, so), amount),
  );
}
