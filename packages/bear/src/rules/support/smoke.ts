import { demand, deny, grant, judgedSlot, unless, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import type { SightKey } from '../../board/sight.ts';
import { distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, HEAVY_SMOKE, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';
import { makeMarker } from '../../model/battle/marker.ts';
import type { BearIo, BearSlot, Held, Seen } from '../../model/battle/state.ts';
import { spotsOf } from '../attack/indirect-verb.ts';
import { mineAttacks } from '../contact/mine.ts';
import { FARTHEST_SPOT, lineBans } from '../fire/bans.ts';
import { costTerms } from '../fire/power.ts';
import { aimBans, reachOf } from '../fire/reach.ts';
import { type FireKey, sumOf } from '../fire/reasons.ts';
import { makeLine, PLAIN } from '../fire/shot.ts';
import { type ActorKey, ownSlot } from '../order/slots.ts';
import { order } from '../order/order.ts';
import { billFor, type LedOrder, type Order } from '../order/turn-order.ts';
import { hexKind } from '../order/word-kinds.ts';
import { judgePayable } from '../payment/payment.ts';
import type { PayKey, Purchase } from '../payment/purchase.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { markerOf, rangeOf } from '../units/figures.ts';

// B13.1:  g23 smoke F12 caps:0;  spotted from E10:  g23 smoke F12 E10 caps:0

export type SmokeKey = 'laysNoSmoke' | 'smokeOnWater' | 'smokeTooFar' | 'stunned' | 'noHexForSmoke';
type SmokeVerdict = Verdict<undefined, SmokeKey | FireKey | SightKey | ActorKey | PayKey>;

interface LaySmoke extends LedOrder {
  readonly at: HexId;
}

interface SpottedSmoke extends LaySmoke {
  readonly spot: HexId;
}

const UNSPOTTED = NONE;

/** B2.2i: mortars pay their attack cost instead. */
export const PIONEERS_PRICE = 2;

function judgeSmoke(seen: Seen, unit: UnitId, hex: HexId, spot: HexId): SmokeVerdict {
  const { smoke } = typeOf(seen, unit);
  if (smoke === 'none') return deny('B13.1', 'laysNoSmoke', { unit });
  if (!takesSmoke(seen, hex)) return deny('B13.1', 'smokeOnWater', { at: hex });
  if (smoke === 'range') return judgeShell(seen, unit, hex, spot);
  return spot === UNSPOTTED ? judgeCandle(seen, unit, hex) : deny('B12.0', 'noIndirectFire', { unit });
}

/** A mortar lays smoke where it could attack, but concealment (B6.0.8) does not matter. */
function judgeShell(seen: Seen, unit: UnitId, hex: HexId, spot: HexId): SmokeVerdict {
  if (unitOf(seen, unit).at === hex) return deny('B12.0', 'tooNear', { unit });
  return unless(lineBans(makeLine(seen, unit, hex, { ...PLAIN, spot }), []).filter(({ key }) => key !== 'concealed'));
}

/** A pioneer lays smoke in his hex or an adjacent one; with an enemy in his hex, only there. */
function judgeCandle(seen: Seen, unit: UnitId, hex: HexId): SmokeVerdict {
  const { at, carrier } = unitOf(seen, unit);
  if (carrier !== NONE) return deny('B17.0a', 'carried', { unit });
  if (markerOf(seen, unit)?.kind === 'stunned') return deny('B7.5', 'stunned', { unit });
  if (distanceBetween(seen.tables, at, hex) > 1) return deny('B13.1', 'smokeTooFar', { at: hex, amount: 1 });
  if (at !== hex && hasEnemyIn(seen, sideOf(seen, unit), at)) return deny('B7.7.3b', 'enemyInHex', { at, unit });
  return grant();
}

function billOf(seen: Seen, said: LedOrder, at: HexId, spot: HexId): Purchase {
  const { leader } = said;
  const isShell = typeOf(seen, leader).smoke === 'range';
  const price = isShell ? sumOf(costTerms(makeLine(seen, leader, at, { ...PLAIN, spot }))) : PIONEERS_PRICE;
  return billFor(said, [leader], price);
}

function judgeFrom(seen: Seen, said: LedOrder, hex: HexId, spot: HexId): SmokeVerdict {
  const laying = judgeSmoke(seen, said.leader, hex, spot);
  return laying.granted ? judgePayable(seen, billOf(seen, said, hex, spot)) : laying;
}

function judgeAt(seen: Seen, said: LedOrder, hex: HexId): SmokeVerdict {
  return judgeFrom(seen, said, hex, UNSPOTTED);
}

function judgeSpot(seen: Seen, said: LaySmoke, spot: HexId): SmokeVerdict {
  if (!spotsOf(seen, said.leader).includes(spot))
    return deny('B12.0a', 'spotTooFar', { amount: FARTHEST_SPOT, at: spot, unit: said.leader });
  return judgeFrom(seen, said, said.at, spot);
}

/** B12.0a: a hex near the mortar sees the target. */
function judgeSpottedAt(seen: Seen, said: LedOrder, hex: HexId): SmokeVerdict {
  const { leader } = said;
  const eyes = eyesOf(seen, sideOf(seen, leader));
  let denied: SmokeVerdict | undefined;
  for (const spot of spotsOf(seen, leader)) {
    if (denied !== undefined && !sees(eyes, spot, hex)) continue;
    const verdict = judgeFrom(seen, said, hex, spot);
    if (verdict.granted) return verdict;
    denied ??= verdict;
  }
  return denied ?? deny('B12.0a', 'spotTooFar', { amount: FARTHEST_SPOT, unit: leader });
}

/** A quick filter: by arc and range for a mortar, the adjacent hexes for a pioneer. */
function hexesNear(seen: Seen, { leader }: Pick<LaySmoke, 'leader'>): HexId[] {
  const { at } = unitOf(seen, leader);
  const isShell = typeOf(seen, leader).smoke === 'range';
  const { min, max } = isShell ? rangeOf(seen, leader) : { min: 0, max: 0 };
  const [least, most] = isShell ? [Math.max(min, 1), 2 * max] : [0, 1];
  const hexes: HexId[] = [];
  for (let hex = hexId(0); hex < seen.tables.size; hex++) {
    const apart = distanceBetween(seen.tables, at, hex);
    if (apart < least || apart > most) continue;
    if (!isShell || aimBans(seen, leader, hex).length === 0) hexes.push(hex);
  }
  return hexes;
}

/** Whether the mortar or one of its spotting hexes sees a hex; a pioneer need not see it. */
function seenBy(seen: Seen, unit: UnitId, spotted: boolean): (hex: HexId) => boolean {
  if (typeOf(seen, unit).smoke !== 'range') return () => true;
  if (!spotted) return reachOf(seen, unit);
  const eyes = eyesOf(seen, sideOf(seen, unit));
  const spots = spotsOf(seen, unit);
  return (hex) => spots.some((spot) => sees(eyes, spot, hex));
}

/** Hexes worth judging: in range and seen. */
function hexesFor(spotted: boolean): (seen: Seen, said: Pick<LaySmoke, 'leader'>) => HexId[] {
  return (seen, said) => hexesNear(seen, said).filter(seenBy(seen, said.leader, spotted));
}

function leaderSlotFor(judge: typeof judgeAt, spotted: boolean): BearSlot<Order, 'unit'> {
  return ownSlot((seen, so, unit): SmokeVerdict => {
    const { smoke, indirectCost } = typeOf(seen, unit);
    if (smoke === 'none') return deny('B13.1', 'laysNoSmoke', { unit });
    if (spotted && indirectCost === null) return deny('B12.0', 'noIndirectFire', { unit });
    const affords = judgePayable(seen, billFor(so, [unit], 1));
    if (!affords.granted) return affords;
    const said = { ...so, leader: unit };
    const isSeen = seenBy(seen, unit, spotted);
    // Stops at the first hex that will do, instead of listing all.
    const isOpen = hexesNear(seen, said).some((hex) => isSeen(hex) && judge(seen, said, hex).granted);
    return demand(isOpen, 'B13.1', 'noHexForSmoke', { unit });
  });
}

export const smoke = order<LaySmoke, LaySmoke>('smoke', {
  leaders: leaderSlotFor(judgeAt, false),
  says: (phrase) => phrase.slot('at', judgedSlot(hexKind, hexesFor(false), judgeAt)),
  needs: ['at'],
  bill: (seen, said) => billOf(seen, said, said.at, UNSPOTTED),
  resolve: resolveSmoke,
});

/** B12.0a: by indirect fire. */
export const spottedSmoke = order<SpottedSmoke, SpottedSmoke>('smoke', {
  name: 'spottedSmoke',
  traits: { spotted: 'may' },
  leaders: leaderSlotFor(judgeSpottedAt, true),
  says: (phrase) =>
    phrase.slot('at', judgedSlot(hexKind, hexesFor(true), judgeSpottedAt)).slot(
      'spot',
      judgedSlot(hexKind, (seen: Seen, { leader }: LaySmoke) => spotsOf(seen, leader), judgeSpot),
    ),
  needs: ['at', 'spot'],
  bill: (seen, said) => billOf(seen, said, said.at, said.spot),
  resolve: (held, said, io) => {
    resolveSmoke(held, said, io);
    io.emit({ rule: 'B12.0b', key: 'spotted', unit: said.leader, at: said.spot });
  },
});

function resolveSmoke(held: Held, { leader, at }: LaySmoke, io: BearIo): void {
  laySmoke(held, [at], 'B13.1', io);
  mineAttacks(held, [leader], unitOf(held, leader).at, io);
}

type SmokeRule = Extract<BearEvent, { readonly key: 'smokeLaid' }>['rule'];

function takesSmoke({ map }: Seen, hex: HexId): boolean {
  return terrainAt(map.ground, hex) !== 'water';
}

/** B13.0, B13.1: a heavy smoke counter in each of these hexes that takes one. */
export function laySmoke(held: Held, hexes: readonly HexId[], rule: SmokeRule, io: BearIo): void {
  const { view } = held;
  const covered = hexes.filter((hex) => takesSmoke(held, hex));
  if (covered.length === 0) return;
  view.markers = [...view.markers, ...covered.map((at) => makeMarker({ kind: 'smoke', at, dm: HEAVY_SMOKE }))];
  io.emit({ rule, key: 'smokeLaid', hexes: covered });
}
