import { allOf, demand, judgedSlot, kind, unless } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import type { Battle } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { ThrownCard } from '../../model/battle/means.ts';
import { type BearSlot, playerOf, type Seen } from '../../model/battle/state.ts';
import { COLOURS } from '../../model/pack/unit-type.ts';
import { lineBans } from '../fire/bans.ts';
import { judgeFire } from '../fire/odds.ts';
import { firepowerTerms } from '../fire/power.ts';
import type { FireReason } from '../fire/reasons.ts';
import { type Line, makeLine, type Manner, PLAIN } from '../fire/shot.ts';
import { THROWN_CARDS } from '../fire/weapon-card.ts';
import { judgeOwn, judgeTogether } from '../order/slots.ts';
import { cardPlace } from '../order/hand.ts';
import { type LedOrder, turnPlayer } from '../order/turn-order.ts';
import { unitKind } from '../order/word-kinds.ts';
import { type AttackVerdict, helpersOf, hexOf, judgePaid, judgeWeapon } from './attacker.ts';

// B8.4: a weapon card in support of another unit's attack:  g03 fire F12 +g04 grenades:g07 caps:0

const thrownKind = kind('thrown', {
  read(seen: Battle, word): ThrownCard | undefined {
    for (const card of THROWN_CARDS) {
      const unit = word.startsWith(`${card}:`) ? unitKind.read(seen, word.slice(card.length + 1)) : undefined;
      if (unit !== undefined) return { card, unit };
    }
    return undefined;
  },
  print: (seen, { card, unit }) => `${card}:${unitKind.print(seen, unit)}`,
});

export interface ThrowWords extends LedOrder {
  readonly supporters: readonly UnitId[];
  readonly thrown: readonly ThrownCard[];
}

interface Aim {
  readonly manner: Manner;
  readonly at: HexId;
  readonly targets: readonly UnitId[];
}

export function thrownSlot<So extends ThrowWords>(aimOf: (seen: Seen, so: So) => Aim): BearSlot<So, 'thrown'> {
  return judgedSlot(thrownKind, cardsAtHand, (seen: Seen, so: So, thrown) => {
    const { manner, at, targets } = aimOf(seen, so);
    const line = makeLine(seen, so.leader, at, { ...manner, thrown: [thrown] });
    const { unit } = thrown;
    return allOf(
      () => judgeThrower(seen, line, so, thrown),
      () => demand(helps(line, targets, thrown), 'B9.1.2', 'noFirepower', { unit }),
      () => judgePaid(seen, line, so, [...helpersOf(so.supporters, so.thrown), unit]),
    );
  });
}

function cardsAtHand(seen: Seen, { frame }: LedOrder): ThrownCard[] {
  const { weapons } = playerOf(seen, turnPlayer(frame));
  return THROWN_CARDS.flatMap((card) => {
    const place = cardPlace(seen, card);
    return weapons.flatMap((weapon) =>
      weapon.card === place && weapon.unit !== NONE ? [{ card, unit: weapon.unit }] : [],
    );
  });
}

/**
 * The thrower has the card, is as near the leader as a supporter must be, and could throw it there himself. His own FP
 * does not matter.
 */
function judgeThrower(seen: Seen, line: Line, so: ThrowWords, { card, unit }: ThrownCard): AttackVerdict {
  const others = [so.leader, ...helpersOf(so.supporters, so.thrown)];
  const apart = distanceBetween(seen.tables, hexOf(seen, so.leader), hexOf(seen, unit));
  return allOf(
    () => judgeOwn(seen, so.frame, unit),
    () => judgeWeapon(seen, turnPlayer(so.frame), card, unit),
    () => demand(!others.includes(unit), 'B9.1.2', 'twice', { unit }),
    () => demand(apart <= (line.closeCombat ? 0 : 1), 'B9.1.2', 'awayFromLeader', { unit }),
    () => unless(lineBans(makeLine(seen, unit, line.to, { ...PLAIN, means: card }), [])),
    () => judgeTogether(seen, so.leader, unit),
  );
}

/** Whether it helps against any target there. With no visible target it may. */
function helps(line: Line, targets: readonly UnitId[], { unit }: ThrownCard): boolean {
  const isIts = (reason: FireReason): boolean => reason.key === 'supporter' && reason.unit === unit;
  if (targets.length === 0) return COLOURS.some((colour) => firepowerTerms(line, colour, []).some(isIts));
  return targets.some((target) => judgeFire(line.battle, line.attacker, target, [], line.manner).reasons.some(isIts));
}
