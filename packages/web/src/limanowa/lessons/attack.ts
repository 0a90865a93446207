import type { Lesson } from '../../face/lessons.ts';
import {
  all,
  answer,
  any,
  choosingOther,
  did,
  happened,
  not,
  saying,
  sayingNothing,
  standing,
  type Test,
} from '../../face/lesson-asks.ts';

const FIRST = 'a01';
const SECOND = 'a02';
const ENEMY = 'r01';

const isTurn: Test = ({ isTurn: awaited }) => awaited;

/** One round of a corps: plan, disclose, combat, occupy, and what the AI does then. */
export const attackLesson: Lesson = {
  id: 'attack',
  title: 'Plan, disclose, attack',
  about: 'Take a town: one whole round, from the plan to the AI’s answer.',
  minutes: 5,
  start: {
    options: {
      position: {
        game: 'limanowa',
        limit: 6,
        goal: { kind: 'mission', strategic: 2, tactical: 0, speed: [6, 5, 4, 3, 2, 1] },
        objectives: [
          { at: [6, 4], grade: 'strategic' },
          { at: [10, 4], grade: 'strategic' },
        ],
        corps: [
          {
            side: 'austria',
            name: 'Szurmay Group',
            tokens: 1,
            hand: [],
            units: [
              { type: 'honved', at: [6, 5] },
              { type: 'honved', at: [5, 5] },
              { type: 'ah-battery', at: [6, 7] },
            ],
          },
          {
            side: 'russia',
            name: 'VIII Corps',
            isAi: true,
            tokens: 1,
            units: [
              { type: 'rifles', at: [6, 4], rp: 1 },
              { type: 'rifles', at: [9, 4] },
            ],
          },
        ],
      },
    },
    seats: { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
    seed: 'sfc32:lim-0',
  },
  steps: [
    {
      ask: 'Your corps wants the town of Nowy Sącz, in 0604. A round has three phases; the Opening is for cards, and you have none. Press Disclose.',
      more: 'In every phase you make a plan, then disclose it. The white counters to the south are yours.',
      points: { button: 'Disclose' },
      isDone: did('disclosed'),
      answers: [],
    },
    {
      ask: 'The Central Phase: here you move and attack. Click your infantry in 0605, then the enemy in the town.',
      more: 'Orders are only written down. You can change the plan as long as you like.',
      points: ({ position, chosen }) => ({ hexes: position.unitWord(chosen) === FIRST ? ['0604'] : ['0605'] }),
      isDone: saying('attack', ENEMY, FIRST),
      answers: [
        answer(
          did('disclosed'),
          'You disclosed before you had planned an attack: the phase is over. Try the step again and plan first.',
        ),
        answer(
          saying('move', FIRST),
          'You planned a move. Take it off the list beside the map, then click the infantry and the enemy in 0604.',
        ),
        answer(
          all(saying('attack', ENEMY, SECOND), not(saying(FIRST))),
          'That is your other infantry. A good attacker, too: now click the one in 0605, then the enemy.',
        ),
        answer(
          any(saying('shell'), saying('support')),
          'That order is for the battery, and costs your only token. Take it off the list, and order the infantry first.',
        ),
        answer(
          all(sayingNothing, choosingOther(FIRST, SECOND, ENEMY)),
          'That is another unit. Click your infantry in 0605, just below the town.',
        ),
      ],
    },
    {
      ask: 'The chance is on the arrow. A second attacker adds 1 to both: click your infantry in 0505, then the same enemy.',
      more: 'Attack minus defence is the target value: roll that or less on a ten-sided die. The town protects him.',
      points: ({ position, chosen }) => ({ hexes: position.unitWord(chosen) === SECOND ? ['0604'] : ['0505'] }),
      isDone: all(saying('attack', ENEMY), saying(FIRST), saying(SECOND)),
      answers: [
        answer(
          did('disclosed'),
          'You disclosed with one attacker. It may work, but two are better: try the step again.',
        ),
        answer(
          saying('move', SECOND),
          'You planned a move for it. Take that off the list, then click the infantry in 0505 and the enemy.',
        ),
        answer(
          sayingNothing,
          'The plan is empty now, which costs nothing. Order the infantry in 0605 to attack, then the one in 0505.',
        ),
      ],
    },
    {
      ask: 'Now disclose the plan. From then on it stands: the AI may answer, and then the dice are rolled.',
      more: 'The AI rolls whether it may turn up a contra card or use its guns. Infantry also hits back at the same moment.',
      points: { button: 'Disclose' },
      isDone: all(happened('destroyed'), isTurn),
      isOnTheWay: did('disclosed'),
      answers: [
        answer(
          all(did('disclosed'), not(happened('destroyed')), isTurn),
          'The attack did not do it. Try the step again, with both units attacking.',
        ),
        answer(
          sayingNothing,
          'The plan is empty now, which costs nothing. Order both units to attack the enemy in the town, then disclose.',
        ),
      ],
    },
    {
      ask: 'He is destroyed: he had one resistance point (RP) left. In the Closing Phase you advance: click the infantry in 0605, then the town, and disclose.',
      more: 'Only a unit that attacked him may occupy his hex. Leave it empty, and the AI may move back in.',
      points: ({ words, position, chosen }) => {
        if (words.includes('occupy')) return { button: 'Disclose' };
        return { hexes: position.unitWord(chosen) === FIRST ? ['0604'] : ['0605'] };
      },
      isDone: all(any(standing(FIRST, '0604'), standing(SECOND, '0604')), happened('aiRoundBegan'), isTurn),
      isOnTheWay: any(standing(FIRST, '0604'), standing(SECOND, '0604')),
      answers: [
        answer(
          all(did('disclosed'), not(standing(FIRST, '0604')), not(standing(SECOND, '0604'))),
          'You disclosed without occupying the town, and it stays empty. Try the step again: the infantry in 0605, then 0604.',
        ),
        answer(saying('occupy', SECOND), 'The other one may go in as well: it attacked, too. Fine: press Disclose.'),
      ],
    },
    {
      ask: 'The town is yours, and the AI has had its round: it rolls against each of your units within its reach, then moves towards what it lost.',
      more: 'All of it is in the log; Why? shows each roll and each choice.',
      isDone: null,
      answers: [],
    },
  ],
  learned: [
    'A round is three plans: Opening, Central, Closing. What you disclose stands, and only then can the AI answer.',
    'Attack minus defence is the target value: roll it or less. Attackers help each other, and defenders hit back.',
    'Occupy what you clear at once. Then comes the AI’s round.',
  ],
};
