import type { Lesson } from '../../face/lessons.ts';
import { passedBy, stalledInstead, turnedInstead } from './answers.ts';
import { all, answer, choosing, did, happened, not, saying, type Test } from '../../face/lesson-asks.ts';

const SQUAD = 'g01';
const GUN = 'g09';

const isReading: Test = ({ isWhy }) => isWhy;
const isTurn: Test = ({ isTurn: awaited }) => awaited;

/** The enemy that is run by cards, question marks, and reasons for everything. */
export const aiLesson: Lesson = {
  id: 'ai',
  title: 'The AI and its rumors',
  about: 'Find out what a question mark hides, and why the AI did what it did.',
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
      ask: 'Alone, you play against the AI: rules that anybody could follow, with a deck of Order Cards. It cheats nowhere.',
      more: 'On its turn it draws a card and does the first thing on it that it can. You will see each card.',
      isDone: null,
      answers: [],
    },
    {
      ask: 'The question mark in H14 is a rumor: a squad, or nobody. Go and look: move your squad to H13. Then watch the AI’s turn.',
      more: 'A rumor is revealed when one of your units is next to it, or sees it in the open.',
      points: ({ words }) =>
        words.includes('H13') ? { button: 'Move' } : { hexes: words[0] === SQUAD ? ['H13'] : ['H12'] },
      isDone: all(did('rumorRevealed'), happened('aiDrew'), isTurn),
      isOnTheWay: did('rumorRevealed'),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(
          did('attacked'),
          'You fired at a rumor. That can be done, but it needs a high roll. Try the step again, and go to H13.',
        ),
        answer(
          all(did('moved'), not(did('rumorRevealed'))),
          'From there nobody can tell. Try the step again: H13, the hex next to the question mark.',
        ),
        answer(
          all(saying(SQUAD, 'move'), not(saying('H13'))),
          'That is another hex. Nothing is spent yet: click H13, next to the question mark.',
        ),
        answer(choosing(GUN), 'That is the machine gun. Click the squad in H12, beside the rumor.'),
      ],
    },
    {
      ask: 'Somebody, after all: a squad with submachine guns. The AI drew a card and let it fire, and it missed. To see how it decided, press Why?',
      more: 'Why? stands beside everything the AI has done, in the log, too.',
      points: { button: 'Why' },
      isDone: isReading,
      answers: [
        passedBy,
        answer(did('moved'), 'You went on playing, and that is fine. Try the step again to ask for the reasons.'),
        answer(did('attacked'), 'You went on playing, and that is fine. Try the step again to ask for the reasons.'),
      ],
    },
    {
      ask: 'Here is the card, every order on it that did not work and why, who was chosen, and the dice. Press Back to now.',
      points: { button: 'Back to now' },
      isDone: not(isReading),
      answers: [],
    },
    {
      ask: 'If nothing on its card works, the AI passes. Some cards move the marker on the Mission Track: at its end the mission is over.',
      more: 'The track says what will happen on which space, such as new rumors or reinforcements. The round still ends when both sides pass in a row.',
      isDone: null,
      answers: [],
    },
  ],
  learned: [
    'The AI draws an Order Card and does the first thing on it that it can.',
    'A question mark is a rumor. Get next to it, and you know.',
    'Why? shows how the AI decided, down to the last tie-break.',
  ],
};
