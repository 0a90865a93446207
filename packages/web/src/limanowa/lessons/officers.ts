import {
  all,
  answer,
  any,
  choosing,
  choosingOther,
  did,
  happened,
  type Lesson,
  not,
  saying,
  sayingElse,
  sayingNothing,
  standing,
  type Test,
} from '../../face/lessons.ts';
import { attacking, fromTo, inVain, isTurn, startOf, tooEarly } from './lesson-parts.ts';

const OFFICER = 'a01';
const MARCHER = 'a02';
const GUARD = 'a03';
const ENEMY = 'r01';
const RETURNING = 'r04';

const isReading: Test = ({ isWhy }) => isWhy;
const isInTown = any(standing(OFFICER, '0804'), standing(MARCHER, '0804'), standing(GUARD, '0804'));
const hasStayed = standing(GUARD, '0604');

/** Teaches what an officer does for adjacent units, and what happens to an objective left empty. */
export const officersLesson: Lesson = {
  id: 'officers',
  title: 'Officers and objectives',
  about: 'Take a town with an officer’s help, and see what the AI does with one you leave.',
  minutes: 5,
  start: startOf(
    'officers-19',
    [
      [6, 4],
      [8, 4],
      [10, 3],
    ],
    [
      {
        name: 'Szurmay Group',
        units: [
          { type: 'szurmay', at: [8, 5] },
          // The weaker one: the AI's table sends the counter-attack against it, whatever the dice.
          { type: 'honved', at: [9, 6], rp: 2 },
          { type: 'landsturm', at: [6, 4] },
        ],
      },
    ],
    [
      { type: 'rifles', at: [8, 4] },
      { type: 'cossacks', at: [6, 1] },
      { type: 'rifles', at: [10, 3] },
      { type: 'rifles', at: [6, 2] },
    ],
  ),
  steps: [
    {
      ask: 'Sándor Szurmay, in 0805, is an officer: hard to hit, and a help to those next to him. Click him and read his abilities.',
      more: 'You need three towns: Nowy Sącz is yours; Grybów and Biecz are the enemy’s.',
      points: { hex: '0805' },
      isDone: choosing(OFFICER),
      answers: [
        tooEarly('click Szurmay'),
        answer(choosingOther(OFFICER), 'That is another unit. Szurmay is in the ringed hex, 0805.'),
      ],
    },
    {
      ask: 'You have no cards, so disclose the Opening Phase as it is.',
      points: { says: 'disclose' },
      isDone: did('disclosed'),
      answers: [],
    },
    {
      ask: 'Carpathian march: a unit next to Szurmay goes a hex farther, forest or not. Click the Honvéd in 0906, then 0904.',
      more: 'A + on a hex means that an officer’s ability takes the unit there.',
      points: (sight) => fromTo(sight, MARCHER, '0906', '0904'),
      isDone: saying('march', MARCHER, '0904'),
      answers: [
        tooEarly('the march'),
        answer(
          any(saying('move', MARCHER), sayingElse(['march', MARCHER], '0904')),
          'That is another hex. Take the order off the list; then click the Honvéd and 0904, behind the forest.',
        ),
        answer(
          all(sayingNothing, choosingOther(MARCHER, OFFICER)),
          'That unit is not next to Szurmay. Click the Honvéd in 0906, just below him.',
        ),
      ],
    },
    {
      ask: 'Now order both of them to attack the enemy in Grybów: the Honvéd, then Szurmay.',
      more: 'For each: click it, then the enemy. Planned moves come first, so the Honvéd attacks from 0904.',
      points: (sight) =>
        attacking(ENEMY, MARCHER)(sight)
          ? fromTo(sight, OFFICER, '0805', '0804')
          : fromTo(sight, MARCHER, '0906', '0804'),
      isDone: attacking(ENEMY, MARCHER, OFFICER),
      answers: [
        tooEarly('both attacks'),
        answer(
          not(saying('march', MARCHER)),
          'The march is off the plan. Click the Honvéd in 0906 and 0904 again; then it and Szurmay attack.',
        ),
        answer(
          saying('move', OFFICER),
          'You planned a move for Szurmay. Take it off the list: from 0805 he can attack the town already.',
        ),
      ],
    },
    {
      ask: 'A third attacker helps them all. Bring the Landsturm in Nowy Sącz along the road to 0704, let it attack too, and disclose.',
      more: 'That leaves Nowy Sącz empty: we shall see.',
      points: (sight) => {
        if (attacking(ENEMY, GUARD)(sight)) return { says: 'disclose' };
        return fromTo(sight, GUARD, '0604', saying('move', GUARD)(sight) ? '0804' : '0704');
      },
      isDone: all(happened('destroyed'), not(hasStayed), isTurn),
      isOnTheWay: did('disclosed'),
      answers: [
        answer(
          all(did('disclosed'), hasStayed, isTurn),
          'The Landsturm is still in Nowy Sącz. A sound instinct, as you will see; but try the step again and bring it up.',
        ),
        answer(inVain(happened('destroyed')), 'The attack failed. Try the step again, with all three attacking.'),
        answer(
          sayingElse(['move', GUARD], '0704'),
          'That is another hex. Take the move off the list; then click the Landsturm and 0704, next to Grybów.',
        ),
        answer(
          sayingNothing,
          'The plan is empty now. No harm done: order the march to 0904 and the move to 0704, then all three to attack.',
        ),
      ],
    },
    {
      ask: 'Two hits, and Szurmay did the rest. Now occupy Grybów: click the Honvéd in 0904, then the town, and disclose.',
      more: 'Relegating attackers: a unit that strikes in vain at him or a unit next to him falls back or loses 1 RP, once a round. The AI takes the loss.',
      points: (sight) =>
        sight.words.includes('occupy') ? { says: 'disclose' } : fromTo(sight, MARCHER, '0904', '0804'),
      isDone: all(isInTown, standing(RETURNING, '0604'), isTurn),
      isOnTheWay: isInTown,
      answers: [
        answer(
          all(did('disclosed'), not(isInTown)),
          'You disclosed without occupying the town. Try the step again: the Honvéd in 0904, then 0804.',
        ),
      ],
    },
    {
      ask: 'You won one town and lost another: the AI moves into empty objectives it can reach. Press Why? to see how it chose.',
      more: 'An objective belongs to the side whose unit is in it, and to nobody while it is empty.',
      points: { says: 'why', tab: 'inspect' },
      isDone: isReading,
      answers: [answer(did('disclosed'), 'You played on, which is fine. Try the step again to see the reasons.')],
    },
    {
      ask: 'Two could get there in one move; the one with more RP went. Never a battery, and never a unit that already holds an objective. Press Back to now.',
      points: { says: 'now' },
      isDone: not(isReading),
      answers: [],
    },
  ],
  learned: [
    'Officers help units next to them. Select one to read how.',
    'Who must fall back may lose 1 RP instead, and the AI always does.',
    'Leave a unit in every town you need: after your round the AI moves into the empty ones.',
  ],
};
