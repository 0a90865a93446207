import {
  all,
  answer,
  choosing,
  did,
  happened,
  type Lesson,
  not,
  ordering,
  sayingElse,
  type Test,
} from '../../face/lessons.ts';
import { passedBy, stalledInstead, turnedInstead } from './lesson-parts.ts';

const SQUAD = 'g01';
const GUN = 'g09';

const isReading: Test = ({ isWhy }) => isWhy;
const isTurn: Test = ({ isTurn: awaited }) => awaited;

/** Teaches an enemy run by cards, rumored enemies, and the reasons for everything. */
export const aiLesson: Lesson = {
  id: 'ai',
  title: 'The AI and its rumors',
  about: 'Find out what a question mark hides, and why the AI does what it does.',
  minutes: 5,
  start: {
    options: {
      position: {
        game: 'bear',
        map: { boards: [{ board: 'b1', at: [0, 0] }] },
        turn: 'german',
        units: [
          { unit: SQUAD, at: 'H12', facing: 'SE' },
          { unit: GUN, at: 'G10', facing: 'SE' },
          { unit: 's03', at: 'J15', facing: 'NW' },
        ],
        controls: [{ at: 'G09', side: 'german' }],
        solo: {
          ai: 'soviet',
          deck: { from: 23, to: 33, also: [52] },
          length: 12,
          rumors: [{ at: 'H14' }],
          cup: { units: ['s13'], noEnemy: 2 },
        },
      },
    },
    seats: { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
    seed: 'sfc32:ai-29',
  },
  steps: [
    {
      ask: 'In a solo mission you fight the AI: rules anybody could follow, and a deck of Order Cards. It never cheats.',
      more: 'On its turn it draws a card and carries out the first order on it that it can. You see every card.',
      isDone: null,
      answers: [],
    },
    {
      ask: 'The question mark in H14 is a Rumored Enemy: a squad, or nobody. Move your squad to H13, and watch the AI’s turn.',
      more: 'It is revealed as soon as one of your units is next to it, or sees it in the open.',
      points: ordering(SQUAD, 'H12', 'move', 'H13'),
      isDone: all(did('rumorRevealed'), happened('aiDrew'), isTurn),
      isOnTheWay: did('rumorRevealed'),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(
          did('attacked'),
          'You fired at a Rumored Enemy. You may, but it takes a high roll. Try the step again and move to H13.',
        ),
        answer(
          all(did('moved'), not(did('rumorRevealed'))),
          'From there nobody can tell. Try the step again: move to H13, next to the question mark.',
        ),
        answer(
          sayingElse([SQUAD, 'move'], 'H13'),
          'That is another hex. Nothing is spent yet: click H13, next to the question mark.',
        ),
        answer(choosing(GUN), 'That is the machine gun. Click the squad in H12.'),
      ],
    },
    {
      ask: 'A squad with submachine guns! The AI drew a card; the squad fired and missed. To see how it decided, press Why?',
      more: 'Why? is beside everything the AI does, in the log too.',
      points: { says: 'why', tab: 'inspect' },
      isDone: isReading,
      answers: [
        passedBy,
        answer(did('moved'), 'You played on, which is fine. Try the step again to see the reasons.'),
        answer(did('attacked'), 'You played on, which is fine. Try the step again to see the reasons.'),
      ],
    },
    {
      ask: 'Here are the card, every order it could not carry out and why, the counter it chose, and the dice. Press Back to now.',
      points: { says: 'now' },
      isDone: not(isReading),
      answers: [],
    },
    {
      ask: 'If it can carry out nothing on its card, the AI passes. Some cards advance the marker on the Mission Track: at its end the mission ends.',
      more: 'Its spaces bring events, such as reinforcements. A round still ends when both sides pass in a row.',
      isDone: null,
      answers: [],
    },
  ],
  learned: [
    'The AI draws an Order Card and carries out the first order on it that it can.',
    'A question mark is a Rumored Enemy. Get next to it to find out.',
    'Why? shows how the AI decided, down to the last tie-break.',
  ],
};
