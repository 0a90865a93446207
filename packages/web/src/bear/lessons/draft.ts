import { all, answer, gave, happened, type Lesson, not, saying, type Test } from '../../face/lessons.ts';
import type { Position } from '../../face/position.ts';

const UNITS_CARD = 'german-02';
const AIM_CARD = 'german-11';
const LAST_CARD = 'german-16';

const role = (side: 'german' | 'soviet') => ({ side, cards: { from: 1, to: 20 }, hand: 3, caps: 3, actionCards: 1 });

const isFought: Test = ({ position, seat }) => position.draftOf(seat) === null;

/** A hex on the first open edge, away from its corner. */
function edgeHex(position: Position): string {
  const hexes = position.offers([]).flatMap((choice) => (choice.kind === 'edge' ? [choice.hexes] : []))[0] ?? [];
  return position.hexName(hexes[hexes.length >> 2] ?? -1) ?? '';
}

/** Drafts a battle with three cards a side: bottom halves give units, top halves aims. */
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
      ask: 'There is no mission yet: you build one from cards. First choose your side: press German, and confirm it.',
      more: 'You and the enemy choose in turn. The main button, at the bottom, confirms a choice.',
      points: { says: 'german' },
      isDone: gave('german'),
      answers: [
        answer(
          gave('soviet'),
          'You took the Soviets. That works too, but this lesson uses German cards. Try the step again.',
        ),
      ],
    },
    {
      ask: 'Now the terrain. Click one of the two boards and confirm it.',
      more: 'A real draft has fourteen to choose from, and big battles use several.',
      points: ({ words }) => ({ says: words[0] ?? 'b1' }),
      isDone: happened('boardLaid'),
      answers: [],
    },
    {
      ask: 'Choose the edge your units enter from and confirm it. The enemy gets the opposite one.',
      more: 'Click any of its blue hexes on the map.',
      points: ({ words: [said], position }) => (said === undefined ? { hex: edgeHex(position) } : { says: said }),
      isDone: happened('edgeTaken'),
      answers: [],
    },
    {
      ask: 'You play each card for one of its halves. You have no units yet: play the bottom of Fire and Movement.',
      more: 'The bottom brings units; the top sets VP, rules or events. Click a half to see what it would do. Nothing is played until you confirm it.',
      points: { says: `${UNITS_CARD} bottom` },
      isDone: gave(UNITS_CARD, 'bottom'),
      answers: [
        answer(
          gave('top'),
          'You played a top half and still have no units. Try the step again: the bottom of Fire and Movement.',
        ),
        answer(
          gave('bottom'),
          'Those are other units. A fine choice, but the next step needs Fire and Movement. Try the step again.',
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
      ask: 'Your units are on your Record Board, and the enemy has played a card. To score, play the top of Burning Wrecks.',
      more: 'It scores VP for enemy vehicles you destroy. Whether that is worth a card depends on what the enemy brings.',
      points: { says: `${AIM_CARD} top` },
      isDone: gave(AIM_CARD, 'top'),
      answers: [
        answer(
          gave('bottom'),
          'You took more units. That is often wise, but this step is about scoring. Try the step again: the top of Burning Wrecks.',
        ),
        answer(gave('top'), 'That is another top: a rule, not VP. Try the step again: the top of Burning Wrecks.'),
        answer(saying('bottom'), 'That is a bottom half. Nothing is played yet: click the top of Burning Wrecks.'),
      ],
    },
    {
      ask: 'One card is left. Its top makes enemy vehicles slower, its bottom brings more units. Choose one, and the battle begins.',
      points: ({ words }) => ({ says: words.length === 0 ? `${LAST_CARD} bottom` : words.join(' ') }),
      isDone: isFought,
      answers: [],
    },
  ],
  learned: [
    'To draft a battle, choose sides, boards and edges, then play the cards in turn.',
    'The bottom of a card brings units; the top sets VP, rules or events.',
    'Playing solo, the app builds the AI from the other side’s cards. Look for Generate on the first page.',
  ],
};
