import { printFacing } from '@sandtable/hex';
import { signed } from '@sandtable/kernel';
import { nameOfHex } from '../board/map.ts';
import { type Battle, counterOf, unitOf } from '../model/battle/battle.ts';
import type { Counter, HitKind, HitMarker } from '../model/pack/counters.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import { isRumor, type Side } from '../model/pack/unit-type.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { facingOf, shelterOf } from '../rules/units/figures.ts';

/** How to name a unit: by its word where orders are typed, by its name elsewhere. */
export type Naming = (battle: Battle, unit: UnitId) => string;

/** `g03` */
export const unitWord: Naming = ({ pack }, unit) => pack.counters[unit]?.word ?? 'nobody';

/** `Rifle squad`, `PaK 36`: without the calibre */
export function typeLabel(battle: Battle, unit: UnitId): string {
  return labelOf(counterOf(battle, unit));
}

function labelOf({ type }: Counter): string {
  const [label = ''] = type.name.split(',');
  return label;
}

/** `Rifle squad 05`, `PaK 36 no. 28` */
export function counterName(counter: Counter): string {
  const label = labelOf(counter);
  return `${label}${/\d$/.test(label) ? ' no.' : ''} ${String(counter.number).padStart(2, '0')}`;
}

export function unitName(battle: Battle, unit: UnitId): string {
  return counterName(counterOf(battle, unit));
}

/** `Rifle squad 05 (E06)`; no hex while it is off the map */
export function unitPlace(battle: Battle, unit: UnitId): string {
  const { at } = unitOf(battle, unit);
  return at === NONE ? unitName(battle, unit) : `${unitName(battle, unit)} (${nameOfHex(battle.map, at)})`;
}

/** `Soviet Rifle squad 05` */
export const unitTitle: Naming = (battle, unit) => {
  const { side, type } = counterOf(battle, unit);
  return isRumor(type) ? unitName(battle, unit) : `${NATIONS[side]} ${unitName(battle, unit)}`;
};

/** Without the side for units of the player whose turn it is, with it for all others. */
export function spokenName(seen: Seen, unit: UnitId): string {
  const frame = seen.view.frames.findLast(({ kind }) => kind === 'turn');
  const side = frame?.kind === 'turn' ? seen.view.players[turnPlayer(frame)]?.side : undefined;
  return side === counterOf(seen, unit).side ? unitName(seen, unit) : unitTitle(seen, unit);
}

export const NATIONS: Readonly<Record<Side, string>> = { german: 'German', soviet: 'Soviet' };

/** `Soviet Rifle squad 05, fresh, facing NE, Pinned` */
export function explainUnit(battle: Battle, unit: UnitId): string {
  return [unitTitle(battle, unit), ...unitStates(battle, unit)].join(', ');
}

/** `spent`, `facing NE`, `Pinned`, `in the trench` */
export function unitStates(battle: Battle, unit: UnitId): string[] {
  const { spent, hit, hasty, hidden, carrier, snag, exposed, at } = unitOf(battle, unit);
  const shelter = shelterOf(battle, unit);
  const faces = at !== NONE && !hidden && !isRumor(counterOf(battle, unit).type);
  return [
    spent ? 'spent' : 'fresh',
    ...(faces ? [`facing ${printFacing(facingOf(battle, unit))}`] : []),
    ...(hit === NONE ? [] : [hitName(battle, hit)]),
    ...(hidden ? ['hidden'] : []),
    ...(carrier === NONE ? [] : [`carried by ${counterOf(battle, carrier).word}`]),
    ...(shelter === null ? [] : [`in the ${shelter}`]),
    ...(hasty ? ['dug in'] : []),
    ...(snag === 'none' ? [] : ['stuck']),
    ...(exposed ? ['moved in the open'] : []),
  ];
}

function hitName({ pack }: Battle, hit: number | null): string {
  if (hit === null) return 'hit, marker face down';
  const kind = pack.hitMarkers[hit]?.kind;
  return kind === undefined ? 'hit without a marker' : HIT_NAMES[kind];
}

export const HIT_NAMES: Readonly<Record<HitKind, string>> = {
  stunned: 'Stunned',
  unnerved: 'Unnerved',
  killed: 'Killed',
  panicked: 'Panicked',
  pinned: 'Pinned',
  suppressed: 'Suppressed',
  cowering: 'Cowering',
  berserk: 'Berserk',
  immobilized: 'Immobilized',
  redGunDamaged: 'Gun Damaged (red)',
  blueGunDamaged: 'Gun Damaged (blue)',
  lightDamage: 'Light Damage',
  destroyed: 'Destroyed',
};

/** The effects of a hit marker: `cannot attack`, `move cost +1`, `rallies on 7`. */
export function explainHitMarker(marker: HitMarker): string[] {
  const { rally, mayAttack, mayMove, attackCost, moveCost, firepower, range, front, flank } = marker;
  return [
    ...(mayAttack ? [] : ['cannot attack']),
    ...(mayMove ? [] : ['cannot move or pivot']),
    ...change('attack cost', attackCost),
    ...change('move cost', moveCost),
    ...(firepower.red === null ? ['no red FP'] : change('red FP', firepower.red)),
    ...(firepower.blue === null ? ['no blue FP'] : change('blue FP', firepower.blue)),
    ...(range === null ? [] : [`range ${range}`]),
    ...change('front DR', front),
    ...change('flank DR', flank),
    rally === null ? 'permanent' : `rallies on ${rally}`,
  ];
}

function change(what: string, amount: number): string[] {
  return amount === 0 ? [] : [`${what} ${signed(amount)}`];
}
