import { eventNames, explainEvent, type LimanowaEvent, type Seen, sidedName } from '@sandtable/limanowa';
import type { Happening, Sign } from '../../face/happening.ts';
import { bannerOf } from './banners.ts';
import { chapterOf } from './chapters.ts';
import { cueOf } from './cues.ts';
import { rankOf } from './headlines.ts';
import { involvedIn } from './involved.ts';
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
