import {
  all,
  answer,
  any,
  choosing,
  choosingOther,
  did,
  gave,
  happened,
  type Lesson,
  not,
  saying,
  sayingNothing,
  standing,
} from '../../face/lessons.ts';
import { attacking, fromTo, inVain, isChosen, isTurn, startOf, tooEarly } from './lesson-parts.ts';

const FIRST = 'a01';
const SECOND = 'a02';
const BATTERY = 'a03';
const ENEMY = 'r01';

const isInTown = any(standing(FIRST, '0804'), standing(SECOND, '0804'));

export const cardsLesson: Lesson = {
  id: 'cards',
  title: 'Cards and artillery',
  about: 'Shell a town with a card, then storm it with a battery behind you.',
  minutes: 4,
  start: startOf(
    'guns-490',
    [
      [8, 4],
      [10, 4],
    ],
    [
      {
        name: 'Szurmay Group',
        tokens: 1,
        hand: ['bombardment', 'massedAssault'],
        units: [
          { type: 'honved', at: [8, 5] },
          { type: 'honved', at: [7, 4] },
          { type: 'ah-battery', at: [8, 6] },
        ],
      },
    ],
    [
      { type: 'rifles', at: [8, 4] },
      { type: 'rifles', at: [10, 4] },
    ],
  ),
  steps: [
    {
      ask: 'You hold two Battlecards, each for the phase printed on it. This is the Opening Phase: click Preliminary bombardment.',
      more: 'Your hand is below the map; on a phone, under Cards.',
      points: { says: 'bombardment', tab: 'cards' },
      isDone: any(saying('bombardment'), gave('bombardment')),
      answers: [
        tooEarly('the card'),
        answer(
          choosingOther(),
          'In the Opening Phase units wait for the card. Click Preliminary bombardment in your hand.',
        ),
      ],
    },
    {
      ask: 'Now who fires, and at whom: click your battery in 0806, then the enemy in Grybów. Then press Disclose.',
      more: 'This card is an artillery attack without a token. AV 9, less DV 3 and 1 for the town, is a target value (TV) of 5.',
      points: ({ words }) => {
        if (words.includes(ENEMY)) return { says: 'disclose' };
        return { hex: words.includes(BATTERY) ? '0804' : '0806' };
      },
      isDone: all(gave('bombardment'), happened('rolled'), isTurn),
      isOnTheWay: gave('bombardment'),
      answers: [
        tooEarly('the card, the battery and the enemy'),
        answer(
          sayingNothing,
          'The card is back in your hand. Click it again, then the battery, then the enemy in Grybów.',
        ),
      ],
    },
    {
      ask: 'A hit: 2 resistance points (RP) left. Now the assault: order your infantry in 0805 and 0704 to attack the same enemy.',
      more: 'For each: click it, then the enemy.',
      points: (sight) =>
        attacking(ENEMY, FIRST)(sight) ? fromTo(sight, SECOND, '0704', '0804') : fromTo(sight, FIRST, '0805', '0804'),
      isDone: attacking(ENEMY, FIRST, SECOND),
      answers: [
        tooEarly('both attacks'),
        answer(saying('move'), 'You planned a move. Take it off the list, then click the infantry and the enemy.'),
        answer(
          any(saying('shell'), saying('support'), all(sayingNothing, choosing(BATTERY))),
          'The battery and its token come next. First the infantry: click the one in 0805, then the enemy.',
        ),
      ],
    },
    {
      ask: 'Your token buys support: +2 TV for all who attack an enemy. Click the battery, then the enemy, then Artillery support.',
      more: 'Or an artillery attack of its own. Tokens do not come back. A battery uses one a round, and none if it has moved.',
      points: (sight) =>
        isChosen(sight, ENEMY) ? { says: `support ${BATTERY} ${ENEMY}` } : fromTo(sight, BATTERY, '0806', '0804'),
      isDone: saying('support', BATTERY, ENEMY),
      answers: [
        tooEarly('the support'),
        answer(
          saying('shell', BATTERY),
          'That is an artillery attack: one roll of its own. Take it off the list; then choose Artillery support instead.',
        ),
        answer(
          saying('move', BATTERY),
          'You planned to move the battery, and then it cannot fire. Take the move off the list and click the enemy instead.',
        ),
        answer(
          sayingNothing,
          'The plan is empty now. No harm done: order both attacks again, then the support of the battery.',
        ),
      ],
    },
    {
      ask: 'Both attack at TV 6 now. Click Massed assault, then your infantry in 0805: 2 more for one of them. Then disclose.',
      points: ({ words, position }) => {
        const at = words.indexOf('massedAssault');
        if (at === -1) return { says: 'massedAssault', tab: 'cards' };
        return position.unitNamed(words[at + 1] ?? '') === -1 ? { hex: '0805' } : { says: 'disclose' };
      },
      isDone: all(gave('massedAssault'), happened('destroyed'), isTurn),
      isOnTheWay: gave('massedAssault'),
      answers: [
        answer(
          inVain(gave('massedAssault')),
          'You disclosed without the card. Try the step again: Massed assault, the infantry in 0805, then Disclose.',
        ),
        answer(
          inVain(happened('destroyed')),
          'That was not enough. Try the step again, with both attacks, the support and the card in the plan.',
        ),
        answer(
          sayingNothing,
          'The plan is empty now. No harm done: order both attacks, the support and the card, then disclose.',
        ),
      ],
    },
    {
      ask: 'Destroyed. In the Closing Phase, occupy Grybów: click the infantry in 0805, then the town, and disclose.',
      more: 'Nothing stops you from playing a card in this phase too, if you hold one for it.',
      points: (sight) => (sight.words.includes('occupy') ? { says: 'disclose' } : fromTo(sight, FIRST, '0805', '0804')),
      isDone: all(isInTown, isTurn),
      isOnTheWay: isInTown,
      answers: [
        answer(
          all(did('disclosed'), not(isInTown)),
          'You disclosed without occupying the town. Try the step again: the infantry in 0805, then 0804.',
        ),
      ],
    },
  ],
  learned: [
    'A Battlecard is for one phase, and you may play one in each. At the end of your round you draw another.',
    'A token buys an artillery attack, or support: +2 TV for everyone who attacks that enemy.',
    'The AI may answer with a card and a token of its own, one of each in your round.',
  ],
};
