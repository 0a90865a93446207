import {
  all,
  answer,
  any,
  choosing,
  choosingOther,
  did,
  type Lesson,
  not,
  ordering,
  saying,
  sayingNothing,
} from '../../face/lessons.ts';
import { passedBy, positionStart, stalledInstead, turnedInstead } from './lesson-parts.ts';

const SQUAD = 'g01';
const PINNED = 'g02';
const GUN = 'g09';
const TARGET = 's03';

/** Teaches hit markers: what they change, how to remove them, and what a second hit does. */
export const rallyLesson: Lesson = {
  id: 'rally',
  title: 'Hits and rally',
  about: 'Read a hit marker, rally a squad, and finish off an enemy that did not rally.',
  minutes: 4,
  start: positionStart('b1', 'rally-3', {
    units: [
      { unit: SQUAD, at: 'F06', facing: 'SE', hit: 'suppressed' },
      { unit: PINNED, at: 'G05', facing: 'SE', hit: 'pinned' },
      { unit: GUN, at: 'G07', facing: 'SE' },
      { unit: TARGET, at: 'G11', facing: 'NW', hit: 'cowering' },
    ],
  }),
  steps: [
    {
      ask: 'Two of your squads have been hit: see the burst on their counters. Click the one in the woods, in F06.',
      points: { hex: 'F06' },
      isDone: choosing(SQUAD),
      answers: [
        answer(choosing(PINNED), 'That one is hit too, but start with the squad in the woods, in F06.'),
        answer(choosing(GUN), 'That is the machine gun, which is not hit. Click the squad in the woods, in F06.'),
        answer(choosingOther(SQUAD, PINNED, GUN), 'That is an enemy squad. Yours is the one in the woods, in F06.'),
      ],
    },
    {
      ask: 'It is suppressed: it fires worse, and one more hit would destroy it. Press Rally.',
      more: 'Suppressed means 2 less firepower, and firing costs 1 more. The counter shows the changed figures; the Orders panel says what the marker does.',
      needsOrders: true,
      points: ({ words }) => (words.includes(SQUAD) ? { says: 'rally' } : { hex: 'F06' }),
      isDone: any(saying(SQUAD, 'rally'), did('rallied', SQUAD)),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(did('moved'), 'The squad moved, hit as it is. Try the step again and press Rally.'),
        answer(did('attacked'), 'You fired instead. Try the step again and press Rally.'),
        answer(saying('move'), 'That order would move it. Nothing has happened yet: press Clear, then Rally.'),
        answer(
          saying(PINNED, 'rally'),
          'That is the pinned squad. Nothing has happened yet: click the squad in the woods, in F06, then Rally.',
        ),
        answer(sayingNothing, 'You cleared the order. Click the squad in F06, then press Rally.'),
      ],
    },
    {
      ask: 'It needs 7 on two dice, and the woods add 1. At 5 AP it will most likely be spent. Confirm: press Rally.',
      points: ({ words }) => (words.includes(SQUAD) ? { says: 'rally' } : { hex: 'F06' }),
      isDone: did('rallied', SQUAD),
      answers: [
        passedBy,
        answer(
          did('rallied', PINNED),
          'You rallied the other squad. Good, but this step is about the one in the woods. Try the step again.',
        ),
        answer(did('moved'), 'That was a move. Try the step again: the squad in F06, then Rally.'),
        answer(sayingNothing, 'You cleared the order; that is free. Click the squad in F06, press Rally, and confirm.'),
      ],
    },
    {
      ask: 'It rallied: the marker is gone. You paid 5 AP, the card’s number or more, so the squad is spent, but safe.',
      more: 'A unit cannot rally with an enemy in its hex or next to it. Cover and an unhit friend in the hex each add 1 to the roll.',
      isDone: null,
      answers: [],
    },
    {
      ask: 'Now click the other squad, in G05. It is pinned: its orders show what it cannot do.',
      needsOrders: true,
      points: { hex: 'G05' },
      isDone: choosing(PINNED),
      answers: [
        answer(choosing(SQUAD), 'That is the squad that rallied. The pinned one is in the open, in G05.'),
        answer(choosing(GUN), 'That is the machine gun. The pinned squad is in G05.'),
        passedBy,
      ],
    },
    {
      ask: 'Orders it cannot take are pale and say why. The enemy in G11 is hit, too: click your machine gun, then G11.',
      more: 'That squad has its first hit. One more destroys it.',
      needsOrders: true,
      points: ({ words }) => ({ hex: words.includes(GUN) ? 'G11' : 'G07' }),
      isDone: any(saying(GUN, 'fire', 'G11'), did('attacked', GUN)),
      answers: [
        passedBy,
        stalledInstead,
        answer(
          any(did('rallied'), did('rallyFailed')),
          'You tried to rally the pinned squad. A good idea, but fire first. Try the step again with the machine gun.',
        ),
        answer(did('moved'), 'The gun moved instead of firing. Try the step again and click the enemy in G11.'),
        turnedInstead,
        answer(
          all(saying(GUN, 'move'), not(saying('fire'))),
          'That order would move the gun. Nothing has happened yet: click the enemy in G11.',
        ),
        answer(
          saying(PINNED, 'fire'),
          'That squad could fire, but it has the poorer chance. Click the machine gun in G07 first.',
        ),
      ],
    },
    {
      ask: 'Press Fire.',
      points: ordering(GUN, 'G07', 'fire', 'G11'),
      isDone: did('destroyed', TARGET),
      answers: [
        passedBy,
        answer(sayingNothing, 'You cleared the order; that is free. Click the machine gun, then G11, then press Fire.'),
        answer(saying('move'), 'That order would move it. Press Clear, then click the enemy in G11.'),
      ],
    },
  ],
  learned: [
    'A hit marker changes what a unit can do. Click the unit to see how.',
    'Rally costs 5 AP and needs a roll. Do it in cover, away from the enemy.',
    'No unit survives a second hit: finish off what you have hit, and rally what you can.',
  ],
};
