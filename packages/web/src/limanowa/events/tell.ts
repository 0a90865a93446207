import { eventNames, explainEvent, type LimanowaEvent, type Seen, sidedName } from '@sandtable/limanowa';
import type { Banner, Cue, Happening, Sign } from '../../face/happening.ts';
import { type Involved, involved } from '../../log/involved.ts';
import { markOf } from './marks.ts';

type Key = LimanowaEvent['key'];

/** An entry with nothing but these is one in which nothing happened. */
const IDLE: ReadonlySet<Key> = new Set<Key>(['aiCardNotRolled', 'aiTokenNotRolled']);
const GRAVE: ReadonlySet<Key> = new Set<Key>(['lostRp', 'destroyed', 'aiCardUsed', 'failed', 'succeeded', 'won']);

/** An event as the screen tells it. */
export function tellEvent(seen: Seen, event: LimanowaEvent): Happening {
  const { key, rule } = event;
  const mark = markOf(event);
  return {
    key,
    rule,
    text: withoutRule(explainEvent(event, eventNames(seen, sidedName)), rule),
    aside: '',
    sign: signOf(seen, event),
    ...involvedIn(event),
    rank: rankOf(event),
    round: event.key === 'gameRoundBegan' ? event.round : null,
    isGrave: GRAVE.has(key),
    goesOn: false,
    isIdle: IDLE.has(key),
    chapter: chapterOf(event),
    cue: cueOf(event),
    wreck: event.key === 'destroyed' ? event.at : -1,
    banner: bannerOf(event),
    ...(mark === undefined ? {} : { mark }),
  };
}

function withoutRule(text: string, rule: string): string {
  const ending = ` (${rule})`;
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

/** The die as it fell. */
function signOf({ die: { sides } }: Seen, event: LimanowaEvent): Sign | null {
  return 'die' in event ? { kind: 'dice', dice: [event.die], sides, added: '' } : null;
}

/** What is told first of an entry, from what counts most down. */
const HEADLINES: readonly LimanowaEvent['key'][] = [
  'succeeded',
  'failed',
  'won',
  'destroyed',
  'lostRp',
  'spared',
  'aiCardUsed',
  'blocked',
  'tokenSpent',
  'rolled',
  'woundRolled',
  'played',
  'aiCardDiscarded',
  // An answer of the AI comes before the moves of the player's own plan, which it sets going.
  'aiCardRolled',
  'aiTokenRolled',
  'moved',
  'disclosed',
];

/** Its place among headlines; null for what makes none. */
function rankOf({ key }: LimanowaEvent): number | null {
  const rank = HEADLINES.indexOf(key);
  return rank === -1 ? null : rank;
}

/** What everybody should have noticed: a new round. */
export function bannerOf(event: LimanowaEvent): Banner | null {
  return event.key === 'gameRoundBegan' ? { title: `Round ${event.round}`, text: '' } : null;
}

/**
 * The AI's reaction sets the player's own plan going: its entry holds the moves and the fight of both sides, and they are not
 * the AI's doing.
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

/** What is heard of an event; most are silent. */
const HEARD: Readonly<Partial<Record<LimanowaEvent['key'], Cue>>> = {
  moved: 'step',
  woundRolled: 'dice',
  aiCardRolled: 'dice',
  aiTokenRolled: 'dice',
  lostRp: 'softHit',
  destroyed: 'lost',
  restored: 'rally',
  returned: 'rally',
  drew: 'card',
  played: 'card',
  aiCardTurned: 'card',
  gameRoundBegan: 'bell',
  succeeded: 'bell',
  failed: 'bell',
  won: 'bell',
};

/** Batteries are heard as guns, and everybody else as rifles. */
function cueOf(event: LimanowaEvent): Cue | null {
  if (event.key === 'rolled') return event.as === 'artillery' ? 'gun' : 'rifle';
  return HEARD[event.key] ?? null;
}

/** Units and hexes that an event names. */
function involvedIn(event: LimanowaEvent): Involved {
  const units: number[] = [];
  const hexes: number[] = [];
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
