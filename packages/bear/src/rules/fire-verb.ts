import { choiceKind, deny, grant, type Granted, judgedSlot, type Slot, verb, type Verdict } from '@sandtable/kernel';
import { counterOf, sideOf, unitOf } from '../model/battle.ts';
import type { TurnFrame } from '../model/frame.ts';
import type { Bear, BearIo, Held, Seen } from '../model/state.ts';
import { beginAction } from './action.ts';
import { type ActorKey, judgeOwn, ownUnits } from './actor.ts';
import { pushAttack } from './attack.ts';
import { costTerms } from './fire-cost.ts';
import { type FireOdds, judgeFire } from './fire.ts';
import { type FireKey, sumOf } from './fire-reasons.ts';
import { makeShot, type Means } from './fire-shot.ts';
import { type Closing, givingSlot, isPaidFor, type Order, swiftSlot } from './order.ts';
import { judgePayable, type PayKey, paymentSlot, type Purchase } from './payment.ts';
import { turnPlayer } from './turn-order.ts';
import { hexKind, memberKind, unitKind } from './word-kinds.ts';
import type { SightKey } from '../board/sight.ts';

// B7, B9.1.2:  g09 fire F12 +g03 +g04 caps:1   and in one hex, B7.7.3:  g03 fight s05 flame command

export type AttackKey = FireKey | SightKey | ActorKey | PayKey | 'nobodyThere' | 'nobodyInReach';
type AttackVerdict = Verdict<undefined, AttackKey>;

interface Attack extends Order, Closing {
  readonly leader: number;
  readonly supporters: readonly number[];
  readonly flame: 'flame' | null;
}

type Leading = Order & Pick<Attack, 'leader'>;
type Attacking = Leading & Pick<Attack, 'supporters' | 'flame'>;

interface Fire extends Attack {
  readonly at: number;
}

interface Fight extends Attack {
  readonly target: number;
}

type FireSaid = Attacking & Pick<Fire, 'at'>;
type FightSaid = Attacking & Pick<Fight, 'target'>;

/** The enemies that the viewer sees in a hex; without one, in all. */
function enemiesOf(seen: Seen, side: string, hex?: number): number[] {
  const { view } = seen;
  return view.roster.filter((unit) => {
    const at = view.units[unit]?.at ?? -1;
    return at !== -1 && (hex === undefined || at === hex) && counterOf(seen, unit).side !== side;
  });
}

/** B7.0: fire is at another hex, close combat in the own one. */
function targetsOf(seen: Seen, leader: number, close: boolean): number[] {
  const { at } = unitOf(seen, leader);
  return enemiesOf(seen, sideOf(seen, leader)).filter((unit) => (unitOf(seen, unit).at === at) === close);
}

/** Can this one be attacked, by one means or the other, and paid for? */
function judgeTarget(seen: Seen, { frame, card, leader }: Leading, target: number, means: Means): AttackVerdict {
  const odds = judgeFire(seen, leader, target, [], means);
  if (!odds.granted) return odds;
  return judgePayable(seen, { player: turnPlayer(frame), units: [leader], price: odds.value.cost, card });
}

function judgeTargetBy(seen: Seen, said: Leading, target: number): AttackVerdict {
  const byWeapons = judgeTarget(seen, said, target, 'weapons');
  if (byWeapons.granted || counterOf(seen, said.leader).type.flamethrower === 'none') return byWeapons;
  const byFlame = judgeTarget(seen, said, target, 'flame');
  return byFlame.granted ? byFlame : byWeapons;
}

/** The first verdict that grants, or else the first that denies. */
function firstOf(verdicts: Iterable<AttackVerdict>, none: AttackVerdict): AttackVerdict {
  let denied: AttackVerdict | undefined;
  for (const verdict of verdicts) {
    if (verdict.granted) return verdict;
    denied ??= verdict;
  }
  return denied ?? none;
}

function* each<T>(list: readonly T[], judge: (item: T) => AttackVerdict): Generator<AttackVerdict> {
  for (const item of list) yield judge(item);
}

function judgeLeader(seen: Seen, said: Order, leader: number, close: boolean): AttackVerdict {
  const own = judgeOwn(seen, said.frame, leader);
  if (!own.granted) return own;
  const targets = targetsOf(seen, leader, close);
  return firstOf(
    each(targets, (target) => judgeTargetBy(seen, { ...said, leader }, target)),
    deny('B7.0', 'nobodyInReach', { unit: leader }),
  );
}

function leaderSlot(close: boolean): Slot<Seen, Order, number> {
  return judgedSlot(unitKind, ownUnits, (seen: Seen, said: Order, unit) => judgeLeader(seen, said, unit, close));
}

/** B7.0, B7.5.1: a hex may be fired at if one of the enemies there can be attacked. */
function judgeHex(seen: Seen, said: Leading, at: number, means?: Means): AttackVerdict {
  const { leader } = said;
  if (unitOf(seen, leader).at === at) return deny('B7.7.3b', 'enemyInHex', { at, unit: leader });
  const enemies = enemiesOf(seen, sideOf(seen, leader), at);
  const judge = (target: number): AttackVerdict =>
    means === undefined ? judgeTargetBy(seen, said, target) : judgeTarget(seen, said, target, means);
  return firstOf(each(enemies, judge), deny('B7.0', 'nobodyThere', { at }));
}

function hexesOf(seen: Seen, { leader }: Leading): number[] {
  return [...new Set(targetsOf(seen, leader, false).map((unit) => unitOf(seen, unit).at))];
}

function judgeFight(seen: Seen, said: Leading, target: number): AttackVerdict {
  if (unitOf(seen, target).at !== unitOf(seen, said.leader).at) return deny('B7.7.3', 'nobodyThere', { unit: target });
  return judgeTargetBy(seen, said, target);
}

const flameKind = choiceKind('flame', ['flame']);

/** B17.4: with the flamethrower instead of other weapons. */
function flameSlot<So>(judge: (seen: Seen, so: So, means: Means) => AttackVerdict): Slot<Seen, So, 'flame'> {
  return judgedSlot(
    flameKind,
    () => ['flame'],
    (seen: Seen, so: So, means) => judge(seen, so, means),
  );
}

function meansOf(flame: 'flame' | null | undefined): Means {
  return flame === 'flame' ? 'flame' : 'weapons';
}

/** B9.1.2: it must be able to support against one at least of those in the hex, and all must be payable together. */
function judgeSupporter(seen: Seen, said: Attacking, targets: readonly number[], unit: number): AttackVerdict {
  const { frame, leader, supporters, flame } = said;
  const own = judgeOwn(seen, frame, unit);
  if (!own.granted) return own;
  if (supporters.includes(unit)) return deny('B9.1.2', 'twice', { unit });
  const verdict = firstOf(
    each(targets, (target) => {
      const odds = judgeFire(seen, leader, target, [unit], meansOf(flame));
      return odds.granted ? grant() : odds;
    }),
    deny('B7.0', 'nobodyThere'),
  );
  if (!verdict.granted) return verdict;
  return judgePayable(seen, purchaseOf(seen, { ...said, supporters: [...supporters, unit] }, targets));
}

/** What it costs does not hang on which of them is attacked. */
function purchaseOf(
  seen: Seen,
  { frame, card, leader, supporters, flame }: Attacking,
  targets: readonly number[],
): Purchase {
  const [target = leader] = targets;
  const price = sumOf(costTerms(makeShot(seen, leader, target, meansOf(flame))));
  return { player: turnPlayer(frame), units: [leader, ...supporters], price, card };
}

function fireTargets(seen: Seen, { leader, at }: Pick<Fire, 'leader' | 'at'>): number[] {
  return enemiesOf(seen, sideOf(seen, leader), at);
}

const fireSupporterSlot: Slot<Seen, FireSaid, number> = judgedSlot(
  memberKind,
  ownUnits,
  (seen: Seen, said: FireSaid, unit) => judgeSupporter(seen, said, fireTargets(seen, said), unit),
);

const fightSupporterSlot: Slot<Seen, FightSaid, number> = judgedSlot(
  memberKind,
  ownUnits,
  (seen: Seen, said: FightSaid, unit) => judgeSupporter(seen, said, [said.target], unit),
);

/** The odds against each of them, for the screen and the curious. */
function oddsAgainst(
  seen: Seen,
  leader: number,
  targets: readonly number[],
  supporters: readonly number[],
  means: Means,
): Granted<{ readonly targets: readonly ({ readonly target: number } & FireOdds)[] }> {
  const reasons = [];
  const odds = [];
  for (const target of targets) {
    const verdict = judgeFire(seen, leader, target, supporters, means);
    if (!verdict.granted) continue;
    odds.push({ target, ...verdict.value });
    reasons.push(...verdict.reasons);
  }
  return grant({ targets: odds }, reasons);
}

export const fire = verb<Bear, TurnFrame, Fire>('fire', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlot)
      .slot('leader', leaderSlot(false))
      .word('fire')
      .slot(
        'at',
        judgedSlot(hexKind, hexesOf, (seen, said, at) => judgeHex(seen, said, at)),
      )
      .maybe(
        'flame',
        flameSlot((seen, said: Leading & Pick<Fire, 'at'>, means) => judgeHex(seen, said, said.at, means)),
      )
      .list('supporters', fireSupporterSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, fireTargets(seen, said))),
      ),
  figures: (seen, { leader, at, flame, supporters = [] }) =>
    leader === undefined || at === undefined
      ? grant({})
      : oddsAgainst(seen, leader, fireTargets(seen, { leader, at }), supporters, meansOf(flame)),
  resolve: (held, said, io) => resolveAttack(held, said, said.at, null, io),
});

export const fight = verb<Bear, TurnFrame, Fight>('fight', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlot)
      .slot('leader', leaderSlot(true))
      .word('fight')
      .slot(
        'target',
        judgedSlot(unitKind, (seen, { leader }) => targetsOf(seen, leader, true), judgeFight),
      )
      .maybe(
        'flame',
        flameSlot((seen, said: Leading & Pick<Fight, 'target'>, means) => judgeTarget(seen, said, said.target, means)),
      )
      .list('supporters', fightSupporterSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) => purchaseOf(seen, said, [said.target])),
      ),
  figures: (seen, { leader, target, flame, supporters = [] }) =>
    leader === undefined || target === undefined
      ? grant({})
      : oddsAgainst(seen, leader, [target], supporters, meansOf(flame)),
  resolve: (held, said, io) => resolveAttack(held, said, unitOf(held, said.target).at, said.target, io),
});

function resolveAttack(held: Held, said: Attack, at: number, target: number | null, io: BearIo): void {
  const { frame, leader, supporters, flame } = said;
  const enemies = target === null ? enemiesOf(held, sideOf(held, leader), at) : [target];
  beginAction(held, said, purchaseOf(held, said, enemies), io);
  pushAttack(held, { player: turnPlayer(frame), leader, supporters, at, flame: flame !== null, target }, io);
}
