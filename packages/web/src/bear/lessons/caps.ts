import {
  all,
  answer,
  choosing,
  did,
  gave,
  happened,
  type Lesson,
  ordering,
  saying,
  sayingElse,
  standing,
  type Test,
} from '../../face/lessons.ts';
import { passedBy, positionStart, stalledInstead, turnedInstead } from './lesson-parts.ts';

const GUN = 'g09';
const SQUAD = 'g01';
const TARGET = 's03';

function diceCaps(count: number): Test {
  return ({ entries }) => entries.some(({ said }) => said.join(' ') === `caps:${count}`);
}

export const capsLesson: Lesson = {
  id: 'caps',
  title: 'CAPs, your reserve',
  about: 'Three uses for a CAP: let a spent unit act, lower the risk of a check, help the dice.',
  minutes: 5,
  start: positionStart('b1', 'caps-30', {
    units: [
      { unit: SQUAD, at: 'G09', facing: 'SE', spent: true },
      { unit: GUN, at: 'F09', facing: 'SE' },
      { unit: TARGET, at: 'H12', facing: 'NW' },
    ],
    players: { german: { caps: 5 } },
  }),
  steps: [
    {
      ask: 'You have five command action points (CAPs), your reserve for this round: see CAPs at the top of the screen.',
      more: 'A CAP is a moment of the commander’s own attention. They come back every round, so spend them.',
      isDone: null,
      answers: [],
    },
    {
      ask: 'Your rifle squad is spent, but a CAP lets it act anyway. Move it from G09 to G10.',
      more: 'An action paid for in CAPs alone is a command action: there is no spent check.',
      points: ordering(SQUAD, 'G09', 'move', 'G10'),
      isDone: standing(SQUAD, 'G10'),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(did('moved'), 'That was another move. Try the step again: move the rifle squad to G10.'),
        answer(
          sayingElse([SQUAD, 'move'], 'G10'),
          'That is another hex. Nothing is spent yet: click G10, the next one on the road.',
        ),
        answer(
          choosing(GUN),
          'That is the machine gun, which is fresh. Click the spent squad in G09, with the red bar.',
        ),
      ],
    },
    {
      ask: 'Moving into the building in F10 costs 2. Click the machine gun, then F10; choose 1 AP and 1 CAP, and press Move.',
      more: 'Only the AP you pay count for the spent check. With one CAP the risk is that of a 1 AP move.',
      points: (sight) =>
        saying(GUN, 'F10')(sight) && !saying('caps:1')(sight)
          ? { says: 'caps:1' }
          : ordering(GUN, 'F09', 'move', 'F10')(sight),
      isDone: all(standing(GUN, 'F10'), gave('caps:1')),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(
          all(standing(GUN, 'F10'), gave('caps:0')),
          'The gun is in the building, but you paid 2 AP, at a greater risk. Try the step again and choose 1 AP and 1 CAP.',
        ),
        answer(
          all(standing(GUN, 'F10'), gave('command')),
          'You paid for it all in CAPs: no check, but two CAPs gone. Try the step again and pay just one.',
        ),
        answer(did('moved'), 'That was another move. Try the step again: move the machine gun to F10.'),
        answer(
          sayingElse([GUN, 'move'], 'F10'),
          'That is another hex. Nothing is spent yet: click the building in F10.',
        ),
      ],
    },
    {
      ask: 'Aim the machine gun at H12: click it, then H12. Then press 2 CAPs to put them on the dice, and press Fire.',
      more: 'Each CAP adds 1 to your roll; 2 is the most. The odds show your chance with 0, 1 and 2 CAPs.',
      points: (sight) =>
        !sight.isTurn || (saying(GUN, 'fire', 'H12')(sight) && sight.roll !== 'caps:2')
          ? { says: 'caps:2' }
          : ordering(GUN, 'F10', 'fire', 'H12')(sight),
      isDone: all(diceCaps(2), happened('rolled')),
      isOnTheWay: did('attacked', GUN),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(diceCaps(0), 'You rolled without CAPs and missed. Try the step again, and take 2 CAPs before the roll.'),
        answer(diceCaps(1), 'One CAP was not enough this time. Try the step again, and take 2 before the roll.'),
        answer(
          did('attacked', SQUAD),
          'That was the rifle squad, with a poorer chance. Try the step again with the machine gun in F10.',
        ),
        answer(did('moved'), 'You moved instead. Try the step again: click the machine gun, then H12.'),
      ],
    },
    {
      ask: 'Without the CAPs that roll would have missed. You have one left: unspent CAPs are lost when the round ends.',
      more: 'Next round you have five again. Every unit you lose costs you one of them for good.',
      isDone: null,
      answers: [],
    },
  ],
  learned: [
    'A CAP replaces 1 AP and does not count for the spent check. Paid in CAPs alone, even a spent unit acts.',
    'Before one of your own rolls you may spend up to 2 CAPs on it.',
    'CAPs come back every round, one fewer for each unit lost. Unspent ones are lost.',
  ],
};
