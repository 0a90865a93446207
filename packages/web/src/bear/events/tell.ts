import {
  type BearEvent,
  eventNames,
  explainEvent,
  explainHitMarker,
  isRumor,
  type Seen,
  typeOf,
  type UnitId,
  unitId,
  unitOf,
  unitTitle,
} from '@sandtable/bear';
import { counted, type Seat } from '@sandtable/kernel';
import {
  type Banner,
  type Cue,
  FIRST_BLOOD,
  type Happening,
  type InvolvedPlaces,
  type Sign,
} from '../../face/happening.ts';
import { involved } from '../../scene/scene.ts';
import { fireOf, struckOf } from '../motion/weapons.ts';
import { EVENT_TRAITS, rankOf, tipOf } from './event-traits.ts';

/** `you`: the reader’s seat. Choosing a role names the side, so nobody is "you" there. */
export function tellEvent(seen: Seen, event: BearEvent, you: Seat | null = null): Happening {
  const { key, rule } = event;
  const { isGrave = false, isIdle = false, landmark } = EVENT_TRAITS[key];
  const mark = tipOf(seen, event);
  return {
    key,
    rule,
    text: explainEvent(event, eventNames(seen, unitTitle, 'seat' in event ? null : you)),
    aside: asideOf(seen, event),
    sign: signOf(event),
    ...involvedIn(event),
    rank: rankOf(event),
    round: event.key === 'roundBegan' ? event.round : null,
    isGrave,
    goesOn: goesOn(seen, event),
    isIdle,
    chapter: null,
    cue: cueOf(seen, event),
    wreck: event.key === 'destroyed' ? event.at : -1,
    banner: bannerOf(seen, event),
    ...(mark === undefined ? {} : { mark }),
    ...(landmark === undefined ? {} : { landmark }),
    ...(isFirstKill(seen, event) ? { honor: FIRST_BLOOD } : {}),
  };
}

/** In the view after it, the unit is the only one destroyed. Two that die in one action share no honor. */
function isFirstKill(seen: Seen, event: BearEvent): boolean {
  if (event.key !== 'destroyed' || isRumor(typeOf(seen, event.unit))) return false;
  const isGone = (unit: UnitId): boolean => unitOf(seen, unit).fate === 'lost' && !isRumor(typeOf(seen, unit));
  return seen.view.units.every((_, place) => place === event.unit || !isGone(unitId(place)));
}

function asideOf({ pack }: Seen, event: BearEvent): string {
  if (event.key !== 'marked' && event.key !== 'markerShown') return '';
  const marker = pack.hitMarkers[event.marker ?? -1];
  return marker === undefined ? '' : explainHitMarker(marker).join(', ');
}

function signOf(event: BearEvent): Sign | null {
  if (event.key === 'rolled' || event.key === 'initiativeRolled')
    return {
      kind: 'dice',
      sides: 6,
      dice: event.dice,
      added: event.caps === 0 ? '' : printAdded(event.caps),
    };
  if (event.key !== 'checked') return null;
  const { number, cost, spent } = event;
  return { kind: 'check', number, text: `${cost} AP`, isBad: spent };
}

/** `+1 CAP`, `−2 CAPs` */
function printAdded(caps: number): string {
  return `${caps < 0 ? '−' : '+'}${counted(Math.abs(caps), 'CAP')}`;
}

export function involvedIn(event: BearEvent): InvolvedPlaces {
  const units: number[] = [];
  const hexes: number[] = [];
  if ('unit' in event) units.push(event.unit);
  if ('units' in event) units.push(...event.units);
  if ('supporters' in event) units.push(...event.supporters);
  if ('carrier' in event) units.push(event.carrier);
  if ('found' in event) units.push(event.found);
  if ('from' in event) hexes.push(event.from);
  if ('at' in event) hexes.push(event.at);
  if ('hexes' in event) hexes.push(...event.hexes);
  return involved(units, hexes);
}

const LUCK = 'c12';

/** B3.2.3, B8.2: CAPs before a roll and a card after it answer a question. Dice for an activation begin an order. */
function goesOn({ pack }: Seen, event: BearEvent): boolean {
  if (event.key === 'rolled') return event.what !== 'activation';
  if (event.key === 'played') return pack.actionCards[event.card]?.id === LUCK;
  return EVENT_TRAITS[event.key].goesOn === true;
}

/** The sound of the weapon that fires, of the unit that is hit, or of the event itself. */
export function cueOf(seen: Seen, event: BearEvent): Cue | null {
  if (event.key === 'attacked') return fireOf(seen, event.unit, false).cue;
  if (event.key === 'hit' || event.key === 'killed') return struckOf(seen, event.unit);
  if (event.key === 'checked') return event.spent ? 'spent' : null;
  return EVENT_TRAITS[event.key].cue ?? null;
}

export function bannerOf(seen: Seen, event: BearEvent): Banner | null {
  if (event.key === 'roundBegan') return roundBanner(seen, event.round);
  return event.key === 'trackAdvanced' ? trackBanner(seen.view.terms.solo?.length ?? 0, event.space) : null;
}

/** Against the AI a mission ends by its Mission Track, not after a number of rounds. */
function roundBanner({ view: { solo, terms } }: Seen, round: number): Banner {
  const text = solo !== null ? '' : round === terms.rounds ? 'Last round' : `of ${terms.rounds}`;
  return { title: `Round ${round}`, text };
}

/** So many last spaces of the Mission Track are announced one by one. */
const NEAR = 2;

function trackBanner(length: number, space: number): Banner | null {
  const left = length - space;
  if (left > NEAR || left < 0) return null;
  if (left === 0) return { title: 'Mission Track: last space', text: '' };
  return { title: `Mission Track: ${counted(left, 'space')} to go`, text: 'The mission ends on the last space' };
}
