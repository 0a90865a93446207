import { deny, judgedSlot, kind, type Phrase } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import type { Battle } from '../../model/battle.ts';
import { isWeaponCard, THROWN_CARDS, type Thrown } from '../../model/means.ts';
import { type Bear, type BearSlot, playerOf, type Seen } from '../../model/state.ts';
import { COLOURS } from '../../model/unit-type.ts';
import { judgeOwn } from '../order/actor.ts';
import { type AttackVerdict, helpersOf, hexOf, judgePaid, type Supported } from './attack-order.ts';
import { judgeFire } from '../fire/odds.ts';
import { lineBans } from '../fire/bans.ts';
import { firepowerTerms } from '../fire/power.ts';
import type { FireReason } from '../fire/reasons.ts';
import { type Line, makeLine, type Manner, PLAIN } from '../fire/shot.ts';
import { cardPlace } from '../order/order.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { judgeWeapon } from './weapon-use.ts';
import { unitKind } from '../order/word-kinds.ts';

// B8.4, a weapon card in support of another's attack:  g03 fire F12 +g04 grenades:g07 caps:0

const thrownKind = kind('thrown', {
  read(seen: Battle, word): Thrown | undefined {
    for (const card of THROWN_CARDS) {
      const unit = word.startsWith(`${card}:`) ? unitKind.read(seen, word.slice(card.length + 1)) : undefined;
      if (unit !== undefined) return { card, unit };
    }
    return undefined;
  },
  print: (seen, { card, unit }) => `${card}:${unitKind.print(seen, unit)}`,
});

export type Throwing = Supported & { readonly thrown: readonly Thrown[] };

/** What an attack is aimed at: its hex, and those there whom it goes for. */
interface Aim {
  readonly at: number;
  readonly targets: readonly number[];
}

export function thrownSlot<So extends Throwing>(
  manner: Manner,
  aimOf: (seen: Seen, so: So) => Aim,
): BearSlot<So, 'thrown'> {
  return judgedSlot(thrownKind, cardsAtHand, (seen: Seen, so: So, thrown) => {
    const { at, targets } = aimOf(seen, so);
    const line = makeLine(seen, so.leader, at, { ...manner, thrown: [thrown] });
    const able = judgeThrower(seen, line, so, thrown);
    if (!able.granted) return able;
    if (!helps(line, targets, thrown)) return deny('B9.1.2', 'noFirepower', { unit: thrown.unit });
    return judgePaid(seen, line, so, [...helpersOf(so.supporters, so.thrown), thrown.unit]);
  });
}

/** All such cards of the player that are not used up. */
function cardsAtHand(seen: Seen, { frame }: Supported): Thrown[] {
  const { weapons } = playerOf(seen, turnPlayer(frame));
  return THROWN_CARDS.flatMap((card) => {
    const place = cardPlace(seen, card);
    return weapons.flatMap((weapon) =>
      weapon.card === place && weapon.unit !== -1 ? [{ card, unit: weapon.unit }] : [],
    );
  });
}

/** He has the card, is near the leader as any supporter, and could throw it there himself. His own FP does not matter. */
function judgeThrower(seen: Seen, line: Line, so: Throwing, { card, unit }: Thrown): AttackVerdict {
  const own = judgeOwn(seen, so.frame, unit);
  if (!own.granted) return own;
  const armed = judgeWeapon(seen, turnPlayer(so.frame), card, unit);
  if (!armed.granted) return armed;
  if ([so.leader, ...helpersOf(so.supporters, so.thrown)].includes(unit)) return deny('B9.1.2', 'twice', { unit });
  const apart = distanceBetween(seen.tables, hexOf(seen, so.leader), hexOf(seen, unit));
  if (apart > (line.closeCombat ? 0 : 1)) return deny('B9.1.2', 'awayFromLeader', { unit });
  const reasons = lineBans(makeLine(seen, unit, line.to, { ...PLAIN, means: card }), []);
  return reasons.length > 0 ? { granted: false, reasons } : { granted: true, value: undefined, reasons };
}

/** Is there somebody whom it is any use against? Where nobody is seen, it may be of use against whoever is there. */
function helps(line: Line, targets: readonly number[], { unit }: Thrown): boolean {
  const isIts = (reason: FireReason): boolean => reason.key === 'supporter' && reason.unit === unit;
  if (targets.length === 0) return COLOURS.some((colour) => firepowerTerms(line, colour, []).some(isIts));
  return targets.some((target) => judgeFire(line.battle, line.attacker, target, [], line.manner).reasons.some(isIts));
}

/** B8.4: the weapon cards thrown in support. An attack that is itself a weapon card has none. */
export function throwing<Said extends object>(
  phrase: Phrase<Bear, Said>,
  means: Manner['means'],
  slot: BearSlot<Said & Pick<Throwing, 'thrown'>, 'thrown'>,
): Phrase<Bear, Said & Pick<Throwing, 'thrown'>> {
  return isWeaponCard(means) ? phrase.given('thrown', NOTHING) : phrase.list('thrown', slot);
}

const NOTHING: readonly Thrown[] = [];
