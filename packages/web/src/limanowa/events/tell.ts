import {
  eventNames,
  explainEvent,
  type HexId,
  type LimanowaEvent,
  NONE,
  type Seen,
  sidedName,
  typeOf,
  type UnitId,
  unitName,
  unitOf,
} from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import {
  type Banner,
  type Cue,
  FIRST_BLOOD,
  type Happening,
  type InvolvedPlaces,
  type Landmark,
  type Sign,
} from '../../face/happening.ts';
import { involved } from '../../scene/scene.ts';
import { EVENT_TRAITS, tipOf } from './event-traits.ts';

/** `you`: the reader’s seat, whose units are "yours". */
export function tellEvent(seen: Seen, event: LimanowaEvent, you: Seat | null = null): Happening {
  const { key, rule } = event;
  const { rank = null, isGrave = false, isIdle = false } = EVENT_TRAITS[key];
  const mark = tipOf(seen, event);
  const landmark = landmarkOf(seen, event);
  return {
    key,
    rule,
    text: withoutRule(explainEvent(event, eventNames(seen, you === null ? sidedName : namesFor(you))), rule),
    aside: '',
    sign: signOf(seen, event),
    ...involvedIn(event),
    rank,
    round: event.key === 'gameRoundBegan' ? event.round : null,
    isGrave,
    goesOn: false,
    isIdle,
    chapter: chapterOf(event),
    cue: cueOf(event),
    wreck: event.key === 'destroyed' ? event.at : -1,
    banner: bannerOf(event),
    ...(mark === undefined ? {} : { mark }),
    ...(landmark === undefined ? {} : { landmark }),
    ...(isFirstKill(seen, event) ? { honor: FIRST_BLOOD } : {}),
  };
}

/** Officers are known by their names alone. */
function namesFor(you: Seat): typeof sidedName {
  return (seen, unit) => {
    const isOwn = seen.view.corps[unitOf(seen, unit).corps]?.seat === you;
    return isOwn && typeOf(seen, unit).rank !== 'officer' ? `your ${unitName(seen, unit)}` : sidedName(seen, unit);
  };
}

/** In the view after it, the unit is the only one off the map. */
function isFirstKill({ view: { units } }: Seen, event: LimanowaEvent): boolean {
  return event.key === 'destroyed' && units.every(({ at }, unit) => at !== NONE || unit === event.unit);
}

function withoutRule(text: string, rule: string): string {
  const ending = ` (${rule})`;
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

function signOf({ die: { sides } }: Seen, event: LimanowaEvent): Sign | null {
  return 'die' in event ? { kind: 'dice', dice: [event.die], sides, added: '' } : null;
}

export function bannerOf(event: LimanowaEvent): Banner | null {
  return event.key === 'gameRoundBegan' ? { title: `Round ${event.round}`, text: '' } : null;
}

/**
 * An entry of the AI's reaction also carries out the player's plan: chapters separate the moves and combat of both
 * sides from the AI's reaction.
 */
function chapterOf(event: LimanowaEvent): string | null {
  if (event.key === 'rolled') return event.as === 'artillery' ? 'Artillery' : 'Combat';
  if (event.key !== 'moved') return null;
  switch (event.as) {
    case 'move':
    case 'march':
    case 'wave':
      return 'The plan is carried out';
    case 'occupation':
      return 'Occupations';
    case 'fallBack':
    case 'displaced':
    case 'exchange':
    case 'objective':
      return null;
  }
}

/** Batteries sound like guns, all others like rifles. */
function cueOf(event: LimanowaEvent): Cue | null {
  if (event.key === 'rolled') return event.as === 'artillery' ? 'gun' : 'rifle';
  return EVENT_TRAITS[event.key].cue ?? null;
}

/** No event says that an objective changed hands: a unit on it holds it. */
function landmarkOf({ view }: Seen, event: LimanowaEvent): Landmark | undefined {
  if (event.key !== 'moved') return EVENT_TRAITS[event.key].landmark;
  return view.terms.objectives.some(({ at }) => at === event.to) ? 'flag' : undefined;
}

function involvedIn(event: LimanowaEvent): InvolvedPlaces {
  const units: UnitId[] = [];
  const hexes: HexId[] = [];
  if ('unit' in event) units.push(event.unit);
  if ('attacker' in event) units.push(event.attacker);
  if ('battery' in event) units.push(event.battery);
  if ('officer' in event) units.push(event.officer);
  if ('target' in event) units.push(event.target);
  if (event.key === 'disclosed') for (const { target, attackers } of event.attacks) units.push(...attackers, target);
  if ('from' in event) hexes.push(event.from);
  if ('to' in event) hexes.push(event.to);
  if ('at' in event) hexes.push(event.at);
  return involved(units, hexes);
}
