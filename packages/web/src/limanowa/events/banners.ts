import type { LimanowaEvent } from '@sandtable/limanowa';
import type { Banner } from '../../face/happening.ts';

/** What everybody should have noticed: a new round. */
export function bannerOf(event: LimanowaEvent): Banner | null {
  return event.key === 'gameRoundBegan' ? { title: `Round ${event.round}`, text: '' } : null;
}
