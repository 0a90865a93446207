import { isFighter, typeOf } from '../model/battle.ts';
import { type CorpsId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, Seen } from '../model/state.ts';
import { judgeTactics } from '../rules/combat/attack.ts';
import { type Clash, clashNow, gap } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { attackedUnits, fightersAgainst, holdsObjective, threatsOf } from './ai-side.ts';
import { chooseBy, type Choosing, type ChoosingIo, type Foe, foe, LS7A1, LS7A2, LS7C1, LS7C2, own } from './tables.ts';
import { against, type AiReason } from './trace.ts';

/** LS7A: picks an enemy that can be hit; those with 1 RP first. */
export function chooseTarget<F extends Foe>(io: ChoosingIo, foes: readonly F[], choosing: Choosing): F {
  const weak = withOneRp(foes);
  if (weak.length === 0) return chooseBy(io, LS7A2, foes, choosing);
  return chooseBy(io, LS7A1, weak, io.trace === null ? choosing : leavingOut(choosing, foes, weak, 'LS7A1'));
}

export function withOneRp<F extends Foe>(foes: readonly F[]): readonly F[] {
  return foes.filter(({ rp }) => rp === 1);
}

/** Notes the enemies with more than 1 RP as passed over. */
export function leavingOut(choosing: Choosing, foes: readonly Foe[], weak: readonly Foe[], rule: string): Choosing {
  const others = foes.filter((each) => !weak.includes(each));
  const why = others.map(({ unit, rp }): AiReason => ({ rule, key: 'moreThanOneRp', unit, amount: rp }));
  return { ...choosing, passedOver: [...choosing.passedOver, ...why] };
}

/** LS7B4: could table LS7A choose this one among these, by a die if tied? */
export function couldBeChosen(chosen: Foe, foes: readonly Foe[]): boolean {
  return foes.every((other) => !isBefore(other, chosen));
}

/** In the order of LS7A1 and LS7A2. */
function isBefore(one: Foe, other: Foe): boolean {
  const isWeak = one.rp === 1;
  if (isWeak !== (other.rp === 1)) return isWeak;
  if (one.tv !== other.tv) return one.tv > other.tv;
  return one.rp === other.rp ? one.rank > other.rank : one.rp < other.rp;
}

/** LS3.2b, LS7A: the enemy that an attacked AI unit counter-attacks (L8.3b); -1 for none. */
export function chooseCounter(seen: Seen, io: ChoosingIo, unit: UnitId, candidates: readonly UnitId[]): UnitId {
  const { trace } = io;
  const [first = NONE] = candidates;
  if (trace === null && candidates.length < 2) return first;
  const clash = clashNow(seen);
  const passedOver = trace === null ? [] : notCountered(seen, clash, unit, candidates);
  if (first === NONE) {
    trace?.({ note: 'choice', what: 'counterAttack', by: unit, passedOver, row: null, ladder: null });
    return NONE;
  }
  const foes = candidates.map((each) => foe(seen, each, targetValue(seen, clash, 'counterAttack', unit, each, 1)));
  return chooseTarget(io, foes, { what: 'counterAttack', by: unit, passedOver }).unit;
}

function notCountered(seen: Seen, clash: Clash, unit: UnitId, candidates: readonly UnitId[]): AiReason[] {
  const why: AiReason[] = [];
  if (!isFighter(seen, unit)) {
    against(why, 'L8.3c', 'neverCounters', unit);
    return why;
  }
  for (const attacker of fightersAgainst(threatsOf(seen), unit)) {
    if (candidates.includes(attacker)) continue;
    const far = gap(seen, clash, unit, attacker);
    if (!isFighter(seen, attacker)) against(why, 'L8.3b', 'gone', attacker);
    else if (far > typeOf(seen, unit).range) against(why, 'L8.3b', 'outOfRange', attacker, far);
    else against(why, 'LS7A', 'noChance', attacker, targetValue(seen, clash, 'counterAttack', unit, attacker, 1));
  }
  return why;
}

/** L4d, LS7A: the enemy that an AI officer relegates, by his own target values. No hit is rolled, so all are candidates. */
export function chooseRelegated(held: Held, io: ChoosingIo, officer: UnitId, among: readonly UnitId[]): UnitId {
  const [only] = among;
  if (only !== undefined && among.length === 1 && io.trace === null) return only;
  const clash = clashNow(held);
  const foes = among.map((each) => foe(held, each, targetValue(held, clash, 'counterAttack', officer, each, 1)));
  return chooseTarget(io, foes, { what: 'relegated', by: officer, passedOver: [] }).unit;
}

/** LS7C: the AI unit that a card or ability helps; those on objectives first. */
export function chooseProtected(seen: Seen, io: ChoosingIo, among: readonly UnitId[], choosing: Choosing): UnitId {
  const holders = among.filter((unit) => holdsObjective(seen, unit));
  const row = holders.length === 1 ? LS7C1 : LS7C2;
  const candidates = holders.length === 0 ? among : holders;
  const others = io.trace === null ? [] : among.filter((unit) => !candidates.includes(unit));
  const why = others.map((unit): AiReason => ({ rule: row.row, key: 'holdsNone', unit }));
  return chooseBy(
    io,
    row,
    candidates.map((unit) => own(seen, unit)),
    why.length === 0 ? choosing : { ...choosing, passedOver: [...choosing.passedOver, ...why] },
  ).unit;
}

/** LS3.2d: the attacked unit next to an AI officer that he helps, among those that can then hit an attacker. */
export function chooseTactics(seen: Seen, io: ChoosingIo, corps: CorpsId, among: readonly UnitId[]): UnitId {
  const clash = clashNow(seen);
  const passedOver = io.trace === null ? [] : notHelped(seen, clash, corps, among);
  const by = officerBeside(seen, clash, corps, among[0] ?? NONE);
  return chooseProtected(seen, io, among, { what: 'tactics', by, passedOver });
}

function officerBeside(seen: Seen, clash: Clash, corps: CorpsId, unit: UnitId): UnitId {
  const verdict = judgeTactics(seen, clash, corps, unit);
  return verdict.granted ? verdict.value : NONE;
}

function notHelped(seen: Seen, clash: Clash, corps: CorpsId, among: readonly UnitId[]): AiReason[] {
  const why: AiReason[] = [];
  for (const unit of attackedUnits(threatsOf(seen))) {
    if (among.includes(unit)) continue;
    if (!isFighter(seen, unit)) against(why, 'L4a', 'isBattery', unit);
    else if (officerBeside(seen, clash, corps, unit) === NONE) against(why, 'L4a', 'notBeside', unit);
    else against(why, 'LS3.2d', 'noneToHit', unit);
  }
  return why;
}
