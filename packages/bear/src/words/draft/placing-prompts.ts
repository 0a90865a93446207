import { counted } from '@sandtable/kernel';
import { inZone, mayLeaveOff } from '../../generator/phrases.ts';
import { isUnitCode } from '../../generator/shifting.ts';
import type { StepNames } from '../../generator/steps/step-module.ts';
import { type EffectFrame, unitsLeft } from '../../model/draft/draft.ts';
import { NONE, unitId } from '../../model/ids.ts';
import type { Zone } from '../../model/pack/effect-step.ts';
import type { Seen } from '../../model/battle/state.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import type { EventNames } from '../event-names.ts';
import { MARKER_NAMES } from '../map-words.ts';
import { typeLabel } from '../units.ts';
import { stepNames } from './half-text.ts';

// G3.7: what to place, how, where, and whether all of it must be placed.

/** `Place up to 3 units, hidden, in cover; the rest stay off the map` */
export function promptToPlace(frame: Readonly<EffectFrame>, seen: Seen): string {
  const step = frame.steps[frame.at];
  const left = unitsLeft(frame);
  const [first = NONE] = left;
  const type = seen.pack.counters[first]?.type;
  const isRumored = type !== undefined && isRumor(type);
  if (step?.kind !== 'placeUnits') return `Place ${counted(left.length, 'unit')}`;
  const one = `the ${typeLabel(seen, first)}`;
  const wanted = step.only === 0 || isRumored ? left.length : Math.min(step.only - frame.placed.length, left.length);
  const several = isRumored ? counted(left.length, 'Rumored Enemy', 'Rumored Enemies') : counted(wanted, 'unit');
  const isFree = mayLeaveOff(step) && !isRumored;
  const upTo = isFree ? 'up to ' : '';
  const what = left.length === 1 ? one : `${upTo}${several}${wanted < left.length ? ` of these ${left.length}` : ''}`;
  const rest = isFree ? (left.length === 1 ? ', or leave it off the map' : '; the rest stay off the map') : '';
  const isHidden = step.hidden && !isRumored;
  const zone = zoneOf(frame, seen, step.where);
  const whole = `Place ${what}${isHidden ? `, hidden${zone === '' ? '' : `,${zone}`}` : zone}${rest}`;
  return whole.length <= ROOM ? whole : `Place ${what}${isHidden ? ', hidden' : ''}${rest}`;
}

/** In characters: two short lines, with the side before them. The map marks the hexes anyway. */
const ROOM = 66;

/** `Place a mine, hidden`, `Place a trench or road block within 2 hexes of the marker` */
export function promptToLay(frame: Readonly<EffectFrame>, names: EventNames, seen: Seen): string {
  const { steps, at, left } = frame;
  const step = steps[at];
  if (step?.kind === 'fortify')
    return `Place a ${MARKER_NAMES[step.what]}${step.hidden ? ', hidden' : ''}${zoneOf(frame, seen, step.where)}`;
  const zone = step?.kind === 'drawDefense' ? zoneOf(frame, seen, step.where) : '';
  return `Place a ${names.defense(left[0] ?? NONE)}${zone}`;
}

/** `There is no room for the Rifle squad on the new board. Which hex nearby?` */
export function promptToShift({ left }: Readonly<EffectFrame>, seen: Seen): string {
  const [counter = NONE] = left;
  const what = isUnitCode(counter) ? `the ${typeLabel(seen, unitId(counter))}` : 'the marker';
  return `There is no room for ${what} on the new board. Which hex nearby?`;
}

function zoneOf({ play }: Readonly<EffectFrame>, { view, pack }: Seen, where: Zone): string {
  const played = view.draft?.plays[play];
  const names: StepNames | null = played === undefined ? null : stepNames(pack, played);
  return names === null ? '' : inZone(where, names);
}
