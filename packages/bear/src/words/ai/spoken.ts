import { nameOfHex } from '../../board/map.ts';
import { counterOf, sideOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { HitKind } from '../../model/pack/counters.ts';
import { isRumor, type Side } from '../../model/pack/unit-type.ts';
import { markerOf } from '../../rules/units/figures.ts';
import { NATIONS, typeLabel } from '../units.ts';

// Units as players at the table would call them: `the Maxim MMG`, `your stunned rifle squad in H06`.

/** The viewer's side, whose units are `your`; null for a spectator. */
export type Eyes = Side | null;

const STATES: Readonly<Record<HitKind, string>> = {
  stunned: 'stunned',
  unnerved: 'unnerved',
  killed: 'killed',
  panicked: 'panicked',
  pinned: 'pinned',
  suppressed: 'suppressed',
  cowering: 'cowering',
  berserk: 'berserk',
  immobilized: 'immobilized',
  redGunDamaged: 'damaged',
  blueGunDamaged: 'damaged',
  lightDamage: 'damaged',
  destroyed: 'destroyed',
};

/** `stunned`; `hit` while its marker is face down; empty if not hit. */
function stateOf(seen: Seen, unit: UnitId): string {
  const { hit } = unitOf(seen, unit);
  if (hit === NONE) return '';
  const kind = hit === null ? undefined : markerOf(seen, unit)?.kind;
  return kind === undefined ? 'hit' : STATES[kind];
}

/** `rifle squad`, `Maxim MMG`, `Panzer II F`: proper names keep their capitals. */
function nounOf(seen: Seen, unit: UnitId): string {
  const label = typeLabel(seen, unit);
  return /^[A-Z][a-z]+ (.+ )?(squad|wagon)$/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

function placeOf(seen: Seen, unit: UnitId): string {
  const { at } = unitOf(seen, unit);
  return at === NONE ? '' : ` in ${nameOfHex(seen.map, at)}`;
}

/** `your stunned rifle squad in H06` */
export function spokenUnit(seen: Seen, unit: UnitId, eyes: Eyes): string {
  if (seen.pack.counters[unit] === undefined) return 'nobody';
  const { side, type } = counterOf(seen, unit);
  const isOwn = side === eyes;
  const nation = isOwn || isRumor(type) ? '' : NATIONS[side];
  const words = [isOwn ? 'your' : 'the', stateOf(seen, unit), nation, nounOf(seen, unit)].filter((word) => word !== '');
  return `${words.join(' ')}${placeOf(seen, unit)}`;
}

/** The acting unit: `the Maxim MMG`; with its hex if requested, or if its side has another of its type. */
export function spokenActor(seen: Seen, unit: UnitId, needsPlace: boolean, hasState = false): string {
  const [state, noun, place] = [hasState ? stateOf(seen, unit) : '', nounOf(seen, unit), placeOf(seen, unit)];
  const called = state === '' ? noun : `${state} ${noun}`;
  // Its hex is not known to the viewer.
  if (place === '') return `${/^[aeiou]/i.test(called) ? 'an' : 'a'} ${called}`;
  return `the ${called}${needsPlace || hasTwin(seen, unit) ? place : ''}`;
}

function hasTwin(seen: Seen, unit: UnitId): boolean {
  const [label, side] = [typeLabel(seen, unit), sideOf(seen, unit)];
  return seen.pack.counters.some(
    (counter, other) =>
      other !== unit &&
      counter.side === side &&
      counter.type.name.startsWith(label) &&
      (seen.view.units[other]?.at ?? NONE) !== NONE,
  );
}
