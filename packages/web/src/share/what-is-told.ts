import type { Seating } from '@sandtable/session';
import { isOnePersons } from '../link/seating.ts';

interface SharedMatch {
  readonly isOver: boolean;
  /** It is played in this browser. */
  readonly isHere: boolean;
  readonly seating: Seating;
}

/** Whether the whole match may be shared: freely, after a warning, or not yet. */
export type Leave = 'free' | 'warned' | 'barred';

export interface ShareTexts {
  readonly leave: Leave;
  /** What the link and the file reveal to anyone who opens them. */
  readonly match: string;
  /** What picture and clip reveal. */
  readonly moment: string;
}

/** What each way to share a match reveals. A seed reveals every die to come (decision 028). */
export function whatIsTold({ isOver, isHere, seating }: SharedMatch): ShareTexts {
  const moment = isOver ? 'Shows only what this side can see.' : 'Shows what you see now, your own secrets included.';
  if (isOver) return { leave: 'free', match: 'Includes both sides’ secrets and every die roll.', moment };
  if (isHere && isOnePersons(seating))
    return {
      leave: 'warned',
      match:
        'This match is still running. The link gives away everything hidden from you and, through its seed, every die and card to come. A picture or a clip shows only what you see.',
      moment,
    };
  return {
    leave: 'barred',
    match:
      'Others are still playing this match, so there is no link until it is over. A picture or a clip shows only what you see.',
    moment,
  };
}
