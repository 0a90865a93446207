import { choiceKind, deny, grant, judgedSlot, type Phrase, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import { counterOf, sideOf, unitOf, unitsIn } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import { isWeaponCard, type Thrown } from '../../model/means.ts';
import { type BearIo, type Held, playerOf, type Seen, type BearSlot, type Bear } from '../../model/state.ts';
import { beginAction } from '../order/action.ts';
import { type ActorKey, judgeOwn } from '../order/actor.ts';
import { pushAttack } from './attack.ts';
import type { Declared } from './attack-targets.ts';
import { outwardBans } from '../fire/bans.ts';
import { costTerms } from '../fire/cost.ts';
import { markerOf } from '../units/figures.ts';
import { type FireKey, sumOf } from '../fire/reasons.ts';
import { type Line, makeLine, type Manner } from '../fire/shot.ts';
import { showMarker } from '../hits/hit.ts';
import { cardPlace, type Closing, givingSlotFor, type HandKey, type Order, playCard } from '../order/order.ts';
import { judgePayable, type PayKey, type Purchase } from '../payment/payment.ts';
import { turnPlayer } from '../order/turn-order.ts';
import { judgeWeapon, takeWeapon } from './weapon-use.ts';

// What all attacks have in common: who leads, who supports, which cards are added, and what it costs.

export type AttackKey = FireKey | SightKey | ActorKey | PayKey | HandKey;
export type AttackVerdict = Verdict<undefined, AttackKey>;

export interface Attack extends Order, Closing {
  readonly leader: number;
  readonly supporters: readonly number[];
  readonly aimed: readonly 'c09'[];
  /** B8.4: weapon cards that are thrown in support. */
  readonly thrown?: readonly Thrown[];
}

export type Leading = Order & Pick<Attack, 'leader'>;
export type Supported = Leading & Pick<Attack, 'supporters'>;

type Given = { readonly frame: TurnFrame } & Pick<Order, 'card'>;

/** The card in front of an attack. A weapon card is a card action of its own: no other card gives it. */
export function givenBy(
  phrase: Phrase<Bear, { readonly frame: TurnFrame }>,
  means: Manner['means'],
  leaders: BearSlot<Order, 'unit'>,
): Phrase<Bear, Given> {
  return isWeaponCard(means) ? phrase.given('card', null) : phrase.maybe('card', givingSlotFor(leaders));
}

/** The enemies that the viewer sees in a hex. */
export function enemiesIn(seen: Seen, leader: number, hex: number): number[] {
  const side = sideOf(seen, leader);
  return unitsIn(seen, hex).filter((unit) => counterOf(seen, unit).side !== side);
}

/** The first verdict that grants, or else the first that denies. */
export function firstOf<T>(list: Iterable<T>, judge: (item: T) => AttackVerdict, none: AttackVerdict): AttackVerdict {
  let denied: AttackVerdict | undefined;
  for (const item of list) {
    const verdict = judge(item);
    if (verdict.granted) return verdict;
    denied ??= verdict;
  }
  return denied ?? none;
}

/** One's own, with the weapon card in hand if the attack is made by one. */
export function judgeArmed(seen: Seen, frame: TurnFrame, unit: number, means: Manner['means']): AttackVerdict {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  if (means === 'flame' && counterOf(seen, unit).type.flamethrower === 'none')
    return deny('B17.4', 'noFlamethrower', { unit });
  return isWeaponCard(means) ? judgeWeapon(seen, turnPlayer(frame), means, unit) : grant();
}

/** The same for an attack on another hex. */
export function judgeFirer(seen: Seen, frame: TurnFrame, unit: number, means: Manner['means']): AttackVerdict {
  const armed = judgeArmed(seen, frame, unit, means);
  if (!armed.granted) return armed;
  const reasons = outwardBans(seen, unit);
  return reasons.length > 0 ? { granted: false, reasons } : grant();
}

/** Can it pay for an attack at all? Asked before any hex is looked at. */
export function judgeAfford(seen: Seen, { frame, card }: Order, unit: number, printed: number | null): AttackVerdict {
  const price = Math.max(1, (printed ?? 0) + Math.min(0, markerOf(seen, unit)?.attackCost ?? 0));
  return judgePayable(seen, { player: turnPlayer(frame), units: [unit], price, card });
}

/** All who take part beside the leader. */
export function helpersOf(supporters: readonly number[], thrown: readonly Thrown[]): number[] {
  return [...supporters, ...thrown.map(({ unit }) => unit)];
}

/** The leader alone pays; the others take part. */
export function purchaseOf(line: Line, { frame, card }: Order, supporters: readonly number[]): Purchase {
  const price = sumOf(costTerms(line));
  return { player: turnPlayer(frame), units: [line.attacker, ...supporters], price, card };
}

export function judgePaid(seen: Seen, line: Line, order: Order, supporters: readonly number[] = []): AttackVerdict {
  return judgePayable(seen, purchaseOf(line, order, supporters));
}

/** B9.1.2: one's own, once, and none where a card is used; then what this attack asks of a supporter, and the price. */
export function judgeJoining(
  seen: Seen,
  line: Line,
  { frame, card, supporters }: Supported,
  unit: number,
  judge: () => AttackVerdict,
): AttackVerdict {
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  if (line.card !== null) return deny('B8.4', 'usedAlone', { unit });
  if (supporters.includes(unit)) return deny('B9.1.2', 'twice', { unit });
  const verdict = judge();
  return verdict.granted ? judgePaid(seen, line, { frame, card }, [...supporters, unit]) : verdict;
}

/** B8.2: any number of cards 09 may be added to an attack. */
export const aimingSlot: BearSlot<{ readonly frame: TurnFrame; readonly aimed: readonly 'c09'[] }, 'aimingCard'> =
  judgedSlot(
    choiceKind('aimingCard', ['c09']),
    () => ['c09'],
    (seen: Seen, { frame, aimed }: { readonly frame: TurnFrame; readonly aimed: readonly 'c09'[] }) => {
      const place = cardPlace(seen, 'c09');
      const held = playerOf(seen, turnPlayer(frame)).hand.filter((card) => card === place).length;
      return held > aimed.length ? grant() : deny('B8.1', 'notInHand');
    },
  );

/** Takes the price, plays the cards, and leaves the attack to be rolled for. */
export function resolveAttack(
  held: Held,
  said: Attack,
  on: Pick<Declared, 'at' | 'only' | 'fort'>,
  { means, spot }: Pick<Manner, 'means' | 'spot'>,
  io: BearIo,
): void {
  const { frame, leader, supporters, aimed, payment, thrown = [] } = said;
  const player = turnPlayer(frame);
  const line = makeLine(held, leader, on.at, { means, spot, aimed: aimed.length, thrown });
  beginAction(held, said, purchaseOf(line, said, helpersOf(supporters, thrown)), io);
  for (const card of aimed) playCard(held, player, card, io);
  if (isWeaponCard(means)) takeWeapon(held, player, means, leader, io);
  for (const { card, unit } of thrown) takeWeapon(held, player, card, unit, io);
  // B7.5: a price that is paid shows the marker that is in it.
  const isPriced = payment !== null && payment.way !== 'opportunity';
  if (isPriced && costTerms(line).some(({ key }) => key === 'markerCost')) showMarker(held, leader, io);
  const cards = aimed.map((card) => cardPlace(held, card));
  pushAttack(held, { player, leader, supporters, thrown, ...on, means, spot, cards, caps: 0 }, io);
}

export function hexOf(seen: Seen, unit: number): number {
  return unitOf(seen, unit).at;
}
