import { denied, deny, firstOf, judgedSlot } from '@sandtable/kernel';
import { sideOf, typeOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { FARTHEST_SPOT } from '../fire/bans.ts';
import { aimBans, rangeBans } from '../fire/reach.ts';
import type { FireReason } from '../fire/reasons.ts';
import { type Manner, PLAIN } from '../fire/shot.ts';
import type { LedOrder, Order } from '../order/turn-order.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { ownSlot } from '../order/slots.ts';
import { hexKind } from '../order/word-kinds.ts';
import { attackOrder } from './attack-order.ts';
import {
  type AttackVerdict,
  enemiesIn,
  hexesInView,
  hexOf,
  judgeAfford,
  judgeFirer,
  judgeHex,
  judgeHexSupport,
} from './attacker.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';

// B12.0a:  g23 shell F12 E10 caps:0: a mortar fires indirectly at F12, spotted from E10

interface Shell extends LedOrder {
  readonly at: HexId;
  readonly spot: HexId;
}

function mannerOf(spot: HexId): Manner {
  return { ...PLAIN, spot };
}

/** Hexes near enough to spot from. Whether one sees a target is judged with the target. */
export function spotsOf(seen: Seen, leader: UnitId): HexId[] {
  const { neighbours } = seen.map.ground.area;
  const from = hexOf(seen, leader);
  const near = new Set([from]);
  for (let ring = 0; ring < FARTHEST_SPOT; ring++) {
    for (const hex of [...near]) {
      for (let side = 0; side < 6; side++) near.add(hexId(neighbours[6 * hex + side] ?? NONE));
    }
    near.delete(NONE);
  }
  near.delete(from);
  return [...near];
}

function judgeSpot(seen: Seen, said: LedOrder & Pick<Shell, 'at'>, spot: HexId): AttackVerdict {
  return judgeHex(seen, said, said.at, mannerOf(spot));
}

/** B12.0a: no spotter helps if the target is out of the mortar's arc or range. */
function reachBans(seen: Seen, leader: UnitId, at: HexId): FireReason[] {
  return [...aimBans(seen, leader, at), ...rangeBans(seen, leader, at)];
}

/** B12.0a: a hex may be shelled if it is seen from some hex near the mortar. */
function judgeAt(seen: Seen, said: LedOrder, at: HexId): AttackVerdict {
  const bans = reachBans(seen, said.leader, at);
  if (bans.length > 0) return denied(bans);
  const eyes = eyesOf(seen, sideOf(seen, said.leader));
  const all = spotsOf(seen, said.leader);
  const seeing = all.filter((spot) => sees(eyes, spot, at));
  return firstOf(
    seeing.length > 0 ? seeing : all.slice(0, 1),
    (spot) => judgeHex(seen, said, at, mannerOf(spot)),
    deny('B12.0a', 'spotTooFar', { amount: FARTHEST_SPOT, unit: said.leader }),
  );
}

/** Hexes in arc and range that one of the spots sees: a quick filter before judging a map full of suspect hexes. */
function hexesOf(seen: Seen, leader: UnitId): HexId[] {
  const eyes = eyesOf(seen, sideOf(seen, leader));
  const spots = spotsOf(seen, leader);
  return hexesInView(
    seen,
    leader,
    (hex) => reachBans(seen, leader, hex).length === 0 && spots.some((spot) => sees(eyes, spot, hex)),
  );
}

function judgeLeading(seen: Seen, { frame, card }: Order, leader: UnitId): AttackVerdict {
  const { indirectCost } = typeOf(seen, leader);
  if (indirectCost === null) return deny('B12.0', 'noIndirectFire', { unit: leader });
  const said = { frame, card, leader };
  const affords = judgeAfford(seen, said, leader, indirectCost);
  if (!affords.granted) return affords;
  return firstOf(
    hexesOf(seen, leader),
    (at) => judgeAt(seen, said, at),
    deny('B7.0', 'nobodyInReach', { unit: leader }),
  );
}

export const shell = attackOrder<Shell>('shell', 'weapons', {
  traits: { strikes: true, spotted: 'must' },
  leaders: ownSlot((seen, { frame }, unit) => judgeFirer(seen, frame, unit, 'weapons'), judgeLeading),
  aim: (phrase) =>
    phrase
      .slot(
        'at',
        judgedSlot(hexKind, (seen: Seen, { leader }: LedOrder) => hexesOf(seen, leader), judgeAt),
      )
      .slot(
        'spot',
        judgedSlot(hexKind, (seen: Seen, { leader }: LedOrder & Pick<Shell, 'at'>) => spotsOf(seen, leader), judgeSpot),
      ),
  needs: ['at', 'spot'],
  manner: ({ spot }) => mannerOf(spot),
  at: (_seen, { at }) => at,
  targets: (seen, { leader, at }) => enemiesIn(seen, leader, at),
  // B9.1.2: a supporter needs its own line of sight.
  support: (seen, line, _said, unit) => judgeHexSupport(seen, line, unit),
});
