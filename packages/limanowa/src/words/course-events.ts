import type { EventWords } from '@sandtable/kernel';
import type { CourseEvent } from '../model/event.ts';
import type { EventNames } from './event-names.ts';
import { PHASE_NAMES, SIDE_NAMES } from './names.ts';

const ENDS = {
  time: 'The last round is over and the mission is not done: it has failed',
  nobodyLeft: 'No infantry or cavalry is left: the mission has failed',
} as const;

const VICTORIES = {
  objectives: 'holds enough Strategic Objectives',
  knockedOut: 'has knocked out an enemy corps',
  points: 'has more points at the end',
} as const;

export const courseEventWords: EventWords<CourseEvent, EventNames> = {
  setUp: () => 'The battle is set up',
  gameRoundBegan: ({ round }) => `Round ${round}`,
  roundBegan: ({ corps }, names) => `Round of ${names.corps(corps)}`,
  aiRoundBegan: () => 'The AI’s round',
  drew: ({ corps, card }, names) => `${names.corps(corps)} draws ${card === null ? 'a card' : names.card(card)}`,
  reshuffled: ({ pile }) =>
    pile === 'deck' ? 'The discards are shuffled into a new deck' : `The AI’s ${PHASE_NAMES[pile]} pile is reshuffled`,
  held: ({ strategic, tactical }) =>
    `Held: ${number(strategic, 'Strategic Objective')}, ${number(tactical, 'Tactical Objective')}`,
  succeeded: ({ round, level, speed }) =>
    `Mission accomplished in round ${round}: ${level} VP for the level and ${speed} for speed, ${level + speed} in all`,
  failed: ({ why }) => ENDS[why],
  won: ({ side, why }) => `${SIDE_NAMES[side]} wins: it ${VICTORIES[why]}`,
};

function number(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}
