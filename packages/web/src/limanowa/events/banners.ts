import type { LimanowaEvent, Seen } from '@sandtable/limanowa';
import type { Banner } from '../../face/happening.ts';

/** What everybody should have noticed: a new round, and who has come to the objectives. */
export function bannerOf(_seen: Seen, event: LimanowaEvent): Banner | null {
  return event.key === 'gameRoundBegan' ? { title: `Round ${event.round}`, text: '' } : null;
}
