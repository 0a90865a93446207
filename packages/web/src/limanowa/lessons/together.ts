import {
  all,
  answer,
  any,
  choosingOther,
  did,
  gave,
  happened,
  type Lesson,
  not,
  saying,
  sayingNothing,
  standing,
  type Test,
} from '../../face/lessons.ts';
import { attacking, fromTo, inVain, isTurn, startOf } from './lesson-parts.ts';

const FIRST = 'a01';
const SECOND = 'a02';
const THIRD = 'a03';
const FOURTH = 'a04';
const ENEMY = 'r01';

const isPartners: Test = ({ seat }) => seat === 'p2';
const isInTown = any(standing(THIRD, '0604'), standing(FOURTH, '0604'));

/** Teaches a round of two players against the AI: each plays a whole round, then the AI plays one. */
export const togetherLesson: Lesson = {
  id: 'together',
  title: 'Two players together',
  about: 'A round with two corps: one weakens the enemy, the other takes the town.',
  minutes: 4,
  start: startOf(
    'together-22',
    [
      [6, 4],
      [10, 4],
    ],
    [
      {
        name: 'Szurmay Group',
        units: [
          { type: 'honved', at: [6, 5] },
          { type: 'honved', at: [5, 5] },
        ],
      },
      {
        name: 'Hadfy Group',
        hand: ['massedAssault'],
        units: [
          { type: 'landsturm', at: [7, 4] },
          { type: 'landsturm', at: [6, 3] },
        ],
      },
    ],
    [
      { type: 'rifles', at: [6, 4] },
      { type: 'rifles', at: [10, 4] },
    ],
    {
      p1: { kind: 'person', name: 'Player 1' },
      p2: { kind: 'person', name: 'Player 2' },
      ai: { kind: 'procedure' },
    },
  ),
  steps: [
    {
      ask: 'Two players, a corps each, against the AI. Player 1 has Szurmay Group, to the south, and goes first; here you play both. Press Disclose.',
      more: 'There is no card for the Opening Phase. Each corps has its own stripe on its counters.',
      points: { says: 'disclose' },
      isDone: did('disclosed'),
      answers: [],
    },
    {
      ask: 'Attack the enemy in Nowy Sącz with both units of Szurmay Group, from 0605 and 0505, and disclose.',
      more: 'The units to the north are your partner’s. They attack in their own round.',
      points: (sight) => {
        if (attacking(ENEMY, FIRST, SECOND)(sight)) return { says: 'disclose' };
        return attacking(ENEMY, FIRST)(sight)
          ? fromTo(sight, SECOND, '0505', '0604')
          : fromTo(sight, FIRST, '0605', '0604');
      },
      isDone: all(gave('attack', FIRST, SECOND), happened('rolled'), isTurn),
      isOnTheWay: gave('attack', FIRST, SECOND),
      answers: [
        answer(
          inVain(happened('rolled')),
          'You disclosed without an attack, and the phase is over. Try the step again and plan first.',
        ),
        answer(
          inVain(gave(FIRST, SECOND)),
          'One of your two units did nothing. Try the step again, with both attacking.',
        ),
        answer(saying('move'), 'You planned a move. Take it off the list, then click the unit and the enemy.'),
        answer(
          all(sayingNothing, choosingOther(FIRST, SECOND, ENEMY)),
          'That is not one of your two units. Click the infantry in 0605, then the enemy in the town.',
        ),
      ],
    },
    {
      ask: 'Two hits: 1 RP is left. Nothing is cleared yet, so disclose the Closing Phase. Your round ends, and your partner’s begins.',
      points: { says: 'disclose' },
      isDone: all(isPartners, isTurn),
      answers: [],
    },
    {
      ask: 'Player 2 now has a whole round with Hadfy Group: own units, own hand, own tokens. Disclose its Opening Phase.',
      more: 'At one screen you see each other’s cards: talk it over. They come from one deck, and the score is one for both.',
      points: { says: 'disclose' },
      isDone: did('disclosed'),
      answers: [],
    },
    {
      ask: 'What your partner did stays done: one hit is enough. Attack with both units, from 0704 and 0603, and disclose.',
      more: 'Massed assault is for this phase. Play it if you like: click the card, then one of the two.',
      points: (sight) => {
        if (attacking(ENEMY, THIRD, FOURTH)(sight)) return { says: 'disclose' };
        return attacking(ENEMY, THIRD)(sight)
          ? fromTo(sight, FOURTH, '0603', '0604')
          : fromTo(sight, THIRD, '0704', '0604');
      },
      isDone: all(happened('destroyed'), isTurn),
      isOnTheWay: happened('destroyed'),
      answers: [
        answer(
          inVain(happened('destroyed')),
          'The enemy is still there. Try the step again: both Landsturm units attack, then Disclose.',
        ),
        answer(saying('move'), 'You planned a move. Take it off the list, then click the unit and the enemy.'),
        answer(
          all(sayingNothing, choosingOther(THIRD, FOURTH, ENEMY)),
          'That unit had its round. Click the Landsturm in 0704, then the enemy in the town.',
        ),
      ],
    },
    {
      ask: 'Destroyed. Only those who attacked it in this round may go in: occupy the town with the Landsturm in 0704, and disclose.',
      more: 'So the last to strike should have a unit fit to hold the town.',
      points: (sight) => (sight.words.includes('occupy') ? { says: 'disclose' } : fromTo(sight, THIRD, '0704', '0604')),
      isDone: all(isInTown, happened('aiRoundBegan'), isTurn),
      isOnTheWay: isInTown,
      answers: [
        answer(
          all(did('disclosed'), not(isInTown)),
          'You disclosed without occupying the town. Try the step again: the Landsturm in 0704, then 0604.',
        ),
      ],
    },
    {
      ask: 'After both of you the AI had one round; now Player 1 is to play again. In each player’s round it may use one card and one token.',
      isDone: null,
      answers: [],
    },
  ],
  learned: [
    'Each player has a whole round, with a corps, a hand and tokens of their own. Then the AI has one.',
    'Losses stay: weaken an enemy, and your partner finishes it.',
    'One deck, one score, one screen: plan together.',
  ],
};
