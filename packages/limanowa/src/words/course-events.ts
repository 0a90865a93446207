import type { EventWords } from '@sandtable/kernel';
import type { CourseEvent } from '../model/event.ts';
import type { EventNames } from './event-names.ts';
import { PHASE_NAMES, SIDE_NAMES } from './names.ts';

const ENDS = {
  time: 'Mission failed: time has run out',
  nobodyLeft: 'Mission failed: no infantry or cavalry is left',
} as const;

const VICTORIES = {
  objectives: 'holds enough Strategic Objectives',
  knockedOut: 'has knocked out an enemy corps',
  points: 'has more points, or the tie-break',
} as const;

export const courseEventWords: EventWords<CourseEvent, EventNames> = {
  setUp: () => 'The battle is set up',
  gameRoundBegan: ({ round }) => `Round ${round}`,
  roundBegan: ({ corps }, names) => `${names.corps(corps)} to play`,
  aiRoundBegan: () => 'The AI’s round',
  drew: ({ corps, card }, names) => `${names.corps(corps)} draws ${card === null ? 'a card' : names.card(card)}`,
  reshuffled: ({ pile }) =>
    pile === 'deck'
      ? 'The discards are reshuffled into a new deck'
      : `The AI’s ${PHASE_NAMES[pile]} pile is reshuffled`,
  held: ({ strategic, tactical }) => `Objectives held: ${strategic} Strategic, ${tactical} Tactical`,
  succeeded: ({ round, level, speed }) =>
    `Mission accomplished in round ${round}: ${level} VP for the level and ${speed} for speed, ${level + speed} VP in all`,
  failed: ({ why }) => ENDS[why],
  won: ({ side, why }) => `${SIDE_NAMES[side]} wins: it ${VICTORIES[why]}`,
};
