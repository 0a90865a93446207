import type { Lesson } from '../../face/lessons.ts';

import { all, answer, gave, happened, not, saying, type Test } from '../../face/lesson-asks.ts';

const UNITS_CARD = 'german-02';
const AIM_CARD = 'german-11';

const role = (side: 'german' | 'soviet') => ({ side, cards: { from: 1, to: 20 }, hand: 3, caps: 3, actionCards: 1 });

const isFought: Test = ({ position, seat }) => position.draftOf(seat) === null;

/** A battle drafted from three cards a side: units below, aims above. */
export const draftLesson: Lesson = {
  id: 'draft',
  title: 'Draft a battle',
  about: 'Make a battle of your own from cards: who fights, where, and for what.',
  minutes: 4,
  start: {
    options: {
      draft: {
        guideline: {
          number: 0,
          name: 'A lesson in drafting',
          minutes: [5, 10],
          rounds: 3,
          actionDeck: [2, 9],
          maps: 1,
          entry: 'longEdge',
          roles: [role('german'), role('soviet')],
        },
        boards: ['b1', 'b4'],
      },
    },
    seats: { p1: { kind: 'person', name: 'You' }, p2: { kind: 'bot', bot: 'captain' } },
    seed: 'sfc32:draft-10',
  },
  steps: [
    {
      ask: 'No mission is written here: you and the enemy make one from cards. First choose your side: press German, then confirm it with the main button.',
      points: { button: 'German' },
      isDone: gave('german'),
      answers: [
        answer(
          gave('soviet'),
          'You took the Soviets. That works as well, but the cards of this lesson are German. Try the step again.',
        ),
      ],
    },
    {
      ask: 'Now the ground. Click one of the two boards, and confirm it.',
      more: 'In a real draft there are fourteen, and big battles use several.',
      isDone: happened('boardLaid'),
      answers: [],
    },
    {
      ask: 'Choose the edge your units come in by, and confirm it. The enemy gets the opposite one.',
      more: 'Click any of its blue hexes on the map.',
      isDone: happened('edgeTaken'),
      answers: [],
    },
    {
      ask: 'Every card is played for one half: the bottom brings units, the top aims and surprises. You have no units yet: play the bottom of Fire and Movement.',
      more: 'Click a half to see what it would do. Nothing is played until you confirm it.',
      points: { says: `${UNITS_CARD} bottom` },
      isDone: gave(UNITS_CARD, 'bottom'),
      answers: [
        answer(
          gave('top'),
          'You played a top, and still have nobody to fight with. Try the step again: the bottom of Fire and Movement.',
        ),
        answer(
          gave('bottom'),
          'Those are other units. A fine choice, but the next step counts on Fire and Movement. Try the step again.',
        ),
        answer(
          saying('top'),
          'That is a top half. Nothing is played yet: click the bottom of Fire and Movement, with the counters on it.',
        ),
        answer(
          all(saying('bottom'), not(saying(UNITS_CARD))),
          'That is another card. Nothing is played yet: click the bottom of Fire and Movement.',
        ),
      ],
    },
    {
      ask: 'Your units are on your board, and the enemy has played a card, too. Now an aim: play the top of Burning Wrecks.',
      more: 'It gives you victory points for vehicles you destroy. Whether that is worth a card depends on what the enemy brings.',
      points: { says: `${AIM_CARD} top` },
      isDone: gave(AIM_CARD, 'top'),
      answers: [
        answer(
          gave('bottom'),
          'You took more units. That is often wise, but this step is about aims. Try the step again: the top of Burning Wrecks.',
        ),
        answer(
          gave('top'),
          'That is another top: a rule, not victory points. Try the step again: the top of Burning Wrecks.',
        ),
        answer(saying('bottom'), 'That is a bottom half. Nothing is played yet: click the top of Burning Wrecks.'),
      ],
    },
    {
      ask: 'One card is left. Its top makes enemy vehicles slower, its bottom brings more units. Choose, and the battle is made.',
      isDone: isFought,
      answers: [],
    },
  ],
  learned: [
    'A battle is drafted card by card: a side each, a board, an edge, then the cards.',
    'The bottom of a card brings units; the top sets victory points, rules and events.',
    'Alone, the app builds the AI from the cards of the other side. Look for Generate on the first page.',
  ],
};
