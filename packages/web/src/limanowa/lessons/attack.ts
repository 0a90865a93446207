import {
  all,
  answer,
  any,
  choosingOther,
  did,
  happened,
  type Lesson,
  not,
  saying,
  sayingNothing,
  standing,
} from '../../face/lessons.ts';
import { fromTo, isTurn, startOf } from './lesson-parts.ts';

const FIRST = 'a01';
const SECOND = 'a02';
const ENEMY = 'r01';

/** Teaches one round of a corps: plan, disclose, combat, occupy, and the AI's round. */
export const attackLesson: Lesson = {
  id: 'attack',
  title: 'Plan, disclose, attack',
  about: 'Take a town: one whole round, from your plan to the AI’s reply.',
  minutes: 5,
  start: startOf(
    'lim-0',
    [
      [6, 4],
      [10, 4],
    ],
    [
      {
        name: 'Szurmay Group',
        tokens: 1,
        units: [
          { type: 'honved', at: [6, 5] },
          { type: 'honved', at: [5, 5] },
          { type: 'ah-battery', at: [6, 7] },
        ],
      },
    ],
    [
      { type: 'rifles', at: [6, 4], rp: 1 },
      { type: 'rifles', at: [9, 4] },
    ],
  ),
  steps: [
    {
      ask: 'Your corps is to take the town of Nowy Sącz, in 0604. A round has three phases. The Opening Phase is for cards, and you have none: press Disclose.',
      more: 'In each phase you make a plan, then disclose it. The pale blue counters to the south are yours.',
      points: { says: 'disclose' },
      isDone: did('disclosed'),
      answers: [],
    },
    {
      ask: 'The Central Phase is for moves and attacks. Click your infantry in 0605, then the enemy in the town.',
      more: 'So far this is only a plan. Change it as often as you like.',
      points: (sight) => fromTo(sight, FIRST, '0605', '0604'),
      isDone: saying('attack', ENEMY, FIRST),
      answers: [
        answer(
          did('disclosed'),
          'You disclosed without planning an attack, and the phase is over. Try the step again and plan first.',
        ),
        answer(
          saying('move', FIRST),
          'You planned a move. Take it off the list beside the map, then click the infantry and the enemy in 0604.',
        ),
        answer(
          all(saying('attack', ENEMY, SECOND), not(saying(FIRST))),
          'That is your other infantry unit. Good: now click the one in 0605, then the enemy.',
        ),
        answer(
          any(saying('shell'), saying('support')),
          'That order is for the battery and costs your only token. Take it off the list and order the infantry first.',
        ),
        answer(
          all(sayingNothing, choosingOther(FIRST, SECOND, ENEMY)),
          'That is another unit. Click your infantry in 0605, just below the town.',
        ),
      ],
    },
    {
      ask: 'The arrow shows the chance. A second attacker gives both +1: click your infantry in 0505, then the same enemy.',
      more: 'Attack minus defence is the target value (TV): roll that or less on a ten-sided die. The town adds to the enemy’s defence.',
      points: (sight) => fromTo(sight, SECOND, '0505', '0604'),
      isDone: all(saying('attack', ENEMY), saying(FIRST), saying(SECOND)),
      answers: [
        answer(did('disclosed'), 'You disclosed with one attacker. Two are better: try the step again.'),
        answer(
          saying('move', SECOND),
          'You planned a move for it. Take that off the list, then click the infantry in 0505 and the enemy.',
        ),
        answer(
          sayingNothing,
          'The plan is empty now. No harm done: order the infantry in 0605 to attack, then the one in 0505.',
        ),
      ],
    },
    {
      ask: 'Now disclose the plan. From then on it stands: the AI may react, then the dice are rolled.',
      more: 'The AI rolls to see whether it may turn up a contra card or use its artillery. Infantry under attack counter-attacks at the same moment.',
      points: { says: 'disclose' },
      isDone: all(happened('destroyed'), isTurn),
      isOnTheWay: did('disclosed'),
      answers: [
        answer(
          all(did('disclosed'), not(happened('destroyed')), isTurn),
          'The attack failed. Try the step again with both units attacking.',
        ),
        answer(
          sayingNothing,
          'The plan is empty now. No harm done: order both units to attack the enemy in the town, then disclose.',
        ),
      ],
    },
    {
      ask: 'Destroyed. In the Closing Phase you advance: click the infantry in 0605, then the town, and disclose.',
      more: 'It had only one resistance point (RP) left. Only a unit that attacked it may occupy its hex. Leave it empty, and the AI may move back in.',
      points: (sight) => (sight.words.includes('occupy') ? { says: 'disclose' } : fromTo(sight, FIRST, '0605', '0604')),
      isDone: all(any(standing(FIRST, '0604'), standing(SECOND, '0604')), happened('aiRoundBegan'), isTurn),
      isOnTheWay: any(standing(FIRST, '0604'), standing(SECOND, '0604')),
      answers: [
        answer(
          all(did('disclosed'), not(standing(FIRST, '0604')), not(standing(SECOND, '0604'))),
          'You disclosed without occupying the town, so it stays empty. Try the step again: the infantry in 0605, then 0604.',
        ),
        answer(saying('occupy', SECOND), 'The other one attacked too, so it may go in as well. Fine: press Disclose.'),
      ],
    },
    {
      ask: 'The town is yours, and the AI has had its round: it rolls against each of your units in range, then moves into objectives left empty.',
      more: 'It is all in the log; Why? shows each roll and each choice.',
      isDone: null,
      answers: [],
    },
  ],
  learned: [
    'A round is three plans: Opening, Central, Closing. What you disclose stands; only then can the AI react.',
    'Attack minus defence is the target value: roll it or less. Attackers help each other; defenders counter-attack.',
    'Occupy a cleared hex at once. Then comes the AI’s round.',
  ],
};
