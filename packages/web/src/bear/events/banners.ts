import type { BearEvent, Seen } from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { Banner } from '../../face/happening.ts';

/** So many spaces before the end of the Mission Track it is said after every step. */
const NEAR = 2;

/** What everybody should have noticed: a new round, the end of the track coming near. */
export function bannerOf(seen: Seen, event: BearEvent): Banner | null {
  if (event.key === 'roundBegan') return roundBanner(seen, event.round);
  return event.key === 'trackAdvanced' ? trackBanner(seen.view.terms.solo?.length ?? 0, event.space) : null;
}

/** Against the AI it is the Mission Track that ends a mission. */
function roundBanner({ view: { solo, terms } }: Seen, round: number): Banner {
  const text = solo !== null ? '' : round === terms.rounds ? 'Last round' : `of ${terms.rounds}`;
  return { title: `Round ${round}`, text };
}

function trackBanner(length: number, space: number): Banner | null {
  const left = length - space;
  if (left > NEAR || left < 0) return null;
  if (left === 0) return { title: 'Mission Track: last space', text: '' };
  return {
    title: `Mission Track: ${counted(left, 'space')} to go`,
    text: 'The mission ends on the last space',
  };
}
