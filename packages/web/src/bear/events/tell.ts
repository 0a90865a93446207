import { type BearEvent, eventNames, explainEvent, explainHitMarker, type Seen, unitTitle } from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { Happening, Sign } from '../../face/happening.ts';
import { bannerOf } from './banners.ts';
import { cueOf } from './cues.ts';
import { goesOn } from './goes-on.ts';
import { rankOf } from './headlines.ts';
import { involvedIn } from './involved.ts';
import { markOf } from './marks.ts';

/** An entry with nothing but these is one in which nothing was done. */
const IDLE: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['passed', 'aiPassed', 'aiDrew']);

const GRAVE: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['hit', 'killed', 'destroyed']);

/** An event as the screen tells it. */
export function tellEvent(seen: Seen, event: BearEvent): Happening {
  const { key, rule } = event;
  const mark = markOf(seen, event);
  return {
    key,
    rule,
    text: explainEvent(event, eventNames(seen, unitTitle)),
    aside: asideOf(seen, event),
    sign: signOf(event),
    ...involvedIn(event),
    rank: rankOf(event),
    round: event.key === 'roundBegan' ? event.round : null,
    isGrave: GRAVE.has(key),
    goesOn: goesOn(seen, event),
    isIdle: IDLE.has(key),
    chapter: null,
    cue: cueOf(seen, event),
    wreck: event.key === 'destroyed' ? event.at : -1,
    banner: bannerOf(seen, event),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** What the marker that was drawn does. */
function asideOf({ pack }: Seen, event: BearEvent): string {
  if (event.key !== 'marked' && event.key !== 'markerShown') return '';
  const marker = pack.hitMarkers[event.marker ?? -1];
  return marker === undefined ? '' : explainHitMarker(marker).join(', ');
}

/** `+1 CAP`, `−2 CAPs` */
function printAdded(caps: number): string {
  const amount = Math.abs(caps);
  return `${caps < 0 ? '−' : '+'}${counted(amount, 'CAP')}`;
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
