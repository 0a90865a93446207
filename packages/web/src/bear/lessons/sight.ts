import {
  answer,
  did,
  type Lesson,
  type LessonSight,
  not,
  ordering,
  saying,
  sayingElse,
  standing,
  type Test,
} from '../../face/lessons.ts';
import { passedBy, positionStart, turnedInstead } from './lesson-parts.ts';

const GUN = 'g09';
const TARGET = 's03';

const isLooking: Test = ({ sight }) => sight !== null;

/** The line-of-sight tool connects these two hexes, in either direction. */
function lineBetween(one: string, other: string): Test {
  return ({ sight, position }) => {
    if (sight === null) return false;
    const ends = [position.hexName(sight.from), position.hexName(sight.to)];
    return ends.includes(one) && ends.includes(other);
  };
}

function hasLine({ sight }: LessonSight): boolean {
  return sight !== null && sight.from !== -1 && sight.to !== -1 && sight.from !== sight.to;
}

export const sightLesson: Lesson = {
  id: 'sight',
  title: 'Line of sight and hills',
  about: 'See what blocks your line of sight, then climb above it.',
  minutes: 4,
  start: positionStart('b1', 'sight-9', {
    units: [
      { unit: GUN, at: 'F06', facing: 'NE' },
      { unit: TARGET, at: 'C08', facing: 'SW' },
    ],
  }),
  steps: [
    {
      ask: 'An enemy squad is in C08. Can your machine gun see it? Press Line of sight (LOS), at the top.',
      points: { says: 'sight' },
      isDone: isLooking,
      answers: [
        passedBy,
        answer(did('moved'), 'The gun moved. Try the step again, and look before you move.'),
        answer(
          saying(GUN),
          'You have selected the gun. Leave it for now and press Line of sight at the top of the screen.',
        ),
      ],
    },
    {
      ask: 'Draw a line from your gun to the enemy: click F06, then C08.',
      more: 'Or drag from one to the other. You may check any line of sight, at any time, for free.',
      points: ({ sight, position }) => {
        if (sight === null) return { says: 'sight' };
        return { hex: position.hexName(sight.from) === 'F06' ? 'C08' : 'F06' };
      },
      isDone: lineBetween('F06', 'C08'),
      answers: [
        passedBy,
        answer(not(isLooking), 'The tool is off now. Press Line of sight again, then click F06 and C08.'),
        answer(hasLine, 'That line joins other hexes. Start again: click F06, where the gun is, then C08.'),
      ],
    },
    {
      ask: 'Blocked: the hill in E06 is in the way. The line runs from hex center to hex center, and higher ground in between blocks it.',
      more: 'Woods and buildings block it too: you can see into them and out of them, but not through them.',
      isDone: null,
      answers: [],
    },
    {
      ask: 'So take the high ground. Press Line of sight again to turn it off, then move the gun up the hill, to E06.',
      more: 'Moving uphill costs 1 AP more.',
      points: (sight) => (isLooking(sight) ? { says: 'sight' } : ordering(GUN, 'F06', 'move', 'E06')(sight)),
      isDone: standing(GUN, 'E06'),
      answers: [
        passedBy,
        turnedInstead,
        answer(did('moved'), 'The gun went somewhere else. Try the step again and click E06, the hill.'),
        answer(
          isLooking,
          'The tool is still on, so a click draws a line. Press Line of sight to turn it off, then move the gun.',
        ),
        answer(sayingElse([GUN, 'move'], 'E06'), 'That is another hex. Nothing is spent yet: click E06, the hill.'),
      ],
    },
    {
      ask: 'From up here you can see the enemy, and firing downhill adds 1 to your firepower. Click your gun, then C08, and press Fire.',
      points: (sight) => (isLooking(sight) ? { says: 'sight' } : ordering(GUN, 'E06', 'fire', 'C08')(sight)),
      isDone: did('attacked', GUN),
      answers: [
        passedBy,
        answer(did('moved'), 'The gun left the hill. Try the step again and click the enemy in C08.'),
        turnedInstead,
        answer(
          isLooking,
          'The tool is on, so a click draws a line. Press Line of sight to turn it off, then click the gun and C08.',
        ),
        answer(
          saying('move'),
          'That order would move the gun. Nothing has happened yet: click the enemy in C08 instead.',
        ),
      ],
    },
  ],
  learned: [
    'A unit fires only at what it can see and what is in its arc, to its front.',
    'Hills, woods and buildings hide what lies behind them. The line of sight tool shows what blocks, and where.',
    'From high ground you see farther and add 1 to your firepower.',
  ],
};
