import { deny, grant, judgedSlot, type Verb, verb } from '@sandtable/kernel';
import { canSee } from '../../board/tables.ts';
import { smokeOf, typeOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import type { Bear, Seen, BearSlot } from '../../model/state.ts';
import { ownUnits } from '../order/actor.ts';
import {
  aimingSlot,
  type Attack,
  type AttackVerdict,
  enemiesIn,
  firstOf,
  hexOf,
  judgeAfford,
  judgeFirer,
  judgeJoining,
  type Leading,
  purchaseOf,
  resolveAttack,
  type Supported,
} from './attack-order.ts';
import { attackOdds } from './attack-odds.ts';
import { FARTHEST_SPOT } from '../fire/bans.ts';
import { hexesInView, judgeHex, judgeHexSupport } from './fire-hex.ts';
import { aimBans, rangeBans } from '../fire/reach.ts';
import type { FireReason } from '../fire/reasons.ts';
import { makeLine, type Manner, PLAIN } from '../fire/shot.ts';
import { fortsIn } from '../fire/forts.ts';
import { givingSlotFor, isPaidFor, type Order, swiftSlot } from '../order/order.ts';
import { paymentSlot } from '../payment/payment.ts';
import { hexKind, memberKind, unitKind } from '../order/word-kinds.ts';

// B12.0a:  g23 shell F12 E10 caps:0, a mortar's indirect fire at F12, spotted from E10

interface Shell extends Attack {
  readonly at: number;
  readonly spot: number;
}

type ShellSaid = Supported & Pick<Shell, 'at' | 'spot'>;

function mannerOf(spot: number, aimed = 0): Manner {
  return { ...PLAIN, spot, aimed };
}

/** The hexes near enough to spot from; whether they will do is judged with what is fired at. */
export function spotsOf(seen: Seen, leader: number): number[] {
  const { neighbours } = seen.map.ground.area;
  const from = hexOf(seen, leader);
  const near = new Set([from]);
  for (let ring = 0; ring < FARTHEST_SPOT; ring++) {
    for (const hex of [...near]) {
      for (let side = 0; side < 6; side++) near.add(neighbours[6 * hex + side] ?? -1);
    }
    near.delete(-1);
  }
  near.delete(from);
  return [...near];
}

function judgeSpot(seen: Seen, said: Leading & Pick<Shell, 'at'>, spot: number): AttackVerdict {
  return judgeHex(seen, said, said.at, mannerOf(spot));
}

/** B12.0a: what the mortar itself cannot reach needs no spotting. */
function reachBans(seen: Seen, leader: number, at: number): FireReason[] {
  return [...aimBans(seen, leader, at), ...rangeBans(seen, leader, at)];
}

/** B12.0a: a hex may be shelled if it can be seen from somewhere near the mortar. Where it can, the others need no reasons. */
function judgeAt(seen: Seen, said: Leading, at: number): AttackVerdict {
  const reasons = reachBans(seen, said.leader, at);
  if (reasons.length > 0) return { granted: false, reasons };
  const smoke = smokeOf(seen);
  const all = spotsOf(seen, said.leader);
  const seeing = all.filter((spot) => canSee(seen.tables, smoke, spot, at));
  return firstOf(
    seeing.length > 0 ? seeing : all.slice(0, 1),
    (spot) => judgeHex(seen, said, at, mannerOf(spot)),
    deny('B12.0a', 'spotTooFar', { amount: FARTHEST_SPOT, unit: said.leader }),
  );
}

/** In arc and range, and seen from one of the spots: the quick way through a map of suspect hexes. */
function hexesOf(seen: Seen, leader: number): number[] {
  const smoke = smokeOf(seen);
  const spots = spotsOf(seen, leader);
  return hexesInView(
    seen,
    leader,
    (hex) => reachBans(seen, leader, hex).length === 0 && spots.some((spot) => canSee(seen.tables, smoke, spot, hex)),
  );
}

/** Is there anything it can shell, and pay for? */
function judgeLeading(seen: Seen, order: Order, leader: number): AttackVerdict {
  const { indirectCost } = typeOf(seen, leader);
  if (indirectCost === null) return deny('B12.0', 'noIndirectFire', { unit: leader });
  const affords = judgeAfford(seen, order, leader, indirectCost);
  if (!affords.granted) return affords;
  return firstOf(
    hexesOf(seen, leader),
    (at) => judgeAt(seen, { frame: order.frame, card: order.card, leader }, at),
    deny('B7.0', 'nobodyInReach', { unit: leader }),
  );
}

const leaderSlot: BearSlot<Order, 'unit'> = judgedSlot(
  unitKind,
  ownUnits,
  (seen: Seen, { frame }: Order, unit) => judgeFirer(seen, frame, unit, 'weapons'),
  judgeLeading,
);

/** B9.1.2: a supporter sees for itself. */
const supporterSlot: BearSlot<ShellSaid, 'member'> = judgedSlot(
  memberKind,
  ownUnits,
  (seen: Seen, said: ShellSaid, unit) => {
    const line = makeLine(seen, said.leader, said.at, mannerOf(said.spot));
    return judgeJoining(seen, line, said, unit, () => judgeHexSupport(seen, line, unit));
  },
);

export const shell: Verb<Bear> = verb<Bear, TurnFrame, Shell>('shell', {
  says: (phrase) =>
    phrase
      .maybe('card', givingSlotFor(leaderSlot))
      .slot('leader', leaderSlot)
      .word('shell')
      .slot(
        'at',
        judgedSlot(hexKind, (seen, { leader }) => hexesOf(seen, leader), judgeAt),
      )
      .slot(
        'spot',
        judgedSlot(hexKind, (seen, { leader }) => spotsOf(seen, leader), judgeSpot),
      )
      .list('supporters', supporterSlot)
      .list('aimed', aimingSlot)
      .maybe('swift', swiftSlot)
      .slotIf(
        'payment',
        isPaidFor,
        paymentSlot((seen, said) =>
          purchaseOf(makeLine(seen, said.leader, said.at, mannerOf(said.spot)), said, said.supporters),
        ),
      ),
  figures: (seen, { leader, at, spot, supporters = [], aimed = [] }) => {
    if (leader === undefined || at === undefined || spot === undefined) return grant({});
    const line = makeLine(seen, leader, at, mannerOf(spot, aimed.length));
    return attackOdds(seen, line, enemiesIn(seen, leader, at), fortsIn(seen, at, null), supporters);
  },
  resolve: (held, said, io) =>
    resolveAttack(held, said, { at: said.at, only: -1, fort: null }, mannerOf(said.spot), io),
});
