import {
  all,
  answer,
  any,
  choosing,
  did,
  gave,
  type Lesson,
  not,
  ordering,
  saying,
  sayingElse,
  sayingNothing,
  standing,
} from '../../face/lessons.ts';
import { passedBy, positionStart, stalledInstead, turnedInstead } from './lesson-parts.ts';

const SQUAD = 'g01';
const GUN = 'g09';
const TARGET = 's03';
const ACT_NOW = 'c02';
const STEADY_AIM = 'c09';

export const cardsLesson: Lesson = {
  id: 'cards',
  title: 'Action Cards',
  about: 'Play one card as your turn, and add another to a shot.',
  minutes: 3,
  start: positionStart('b1', 'cards-0', {
    units: [
      { unit: SQUAD, at: 'G09', facing: 'SE', spent: true },
      { unit: GUN, at: 'F10', facing: 'SE' },
      { unit: TARGET, at: 'H12', facing: 'NW' },
    ],
    players: { german: { caps: 0, hand: [ACT_NOW, STEADY_AIM] } },
  }),
  steps: [
    {
      ask: 'You hold two Action Cards. Click the one called Act Now.',
      more: 'Your hand is below the map; on a phone, under Cards. A card you cannot play says why.',
      points: { says: ACT_NOW, tab: 'cards' },
      isDone: any(saying(ACT_NOW), gave(ACT_NOW)),
      answers: [
        passedBy,
        answer(did('moved'), 'You moved without a card. Try the step again and click Act Now in your hand.'),
        answer(did('attacked'), 'You fired without a card. Try the step again and click Act Now in your hand.'),
        answer(choosing(GUN), 'The machine gun comes next. First the card: click Act Now in your hand.'),
        answer(
          choosing(SQUAD),
          'That squad is spent and you have no CAPs, so it cannot act. The card can help: click Act Now.',
        ),
      ],
    },
    {
      ask: 'Act Now gives a unit one free action, even a spent one, with no check. Use it on the squad in G09: move it to G10.',
      points: (sight) =>
        saying(ACT_NOW)(sight) ? ordering(SQUAD, 'G09', 'move', 'G10')(sight) : { says: ACT_NOW, tab: 'cards' },
      isDone: standing(SQUAD, 'G10'),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(
          all(gave(ACT_NOW), not(standing(SQUAD, 'G10'))),
          'You played the card on something else. Try the step again: move the squad in G09 to G10.',
        ),
        answer(did('moved'), 'You moved without the card. Try the step again: Act Now first, then the squad.'),
        answer(
          sayingNothing,
          'You put the card back; that is free. Click Act Now again, then the squad in G09, then G10.',
        ),
        answer(
          saying(ACT_NOW, GUN),
          'That would use the card on the machine gun, which is fresh anyway. Press Clear, then Act Now and the squad in G09.',
        ),
        answer(
          sayingElse([ACT_NOW, SQUAD, 'move'], 'G10'),
          'That is another hex. Nothing is played yet: click G10, on the road.',
        ),
      ],
    },
    {
      ask: 'The card is gone, and it was your turn. The other one is different: you add it to an attack. Aim the machine gun at H12.',
      more: 'Steady Aim adds 2 to your firepower. Note the chance before you add it.',
      points: ({ words }) => ({ hex: words.includes(GUN) ? 'H12' : 'F10' }),
      isDone: any(saying(GUN, 'fire', 'H12'), did('attacked', GUN)),
      answers: [
        passedBy,
        stalledInstead,
        turnedInstead,
        answer(did('moved'), 'The gun moved instead. Try the step again and click the enemy in H12.'),
        answer(saying(GUN, 'move'), 'That order would move the gun. Nothing has happened yet: click the enemy in H12.'),
        answer(
          choosing(SQUAD),
          'The squad is still spent: the card helped it only once. Click the machine gun in F10.',
        ),
      ],
    },
    {
      ask: 'Now click Steady Aim, watch the chance rise, and press Fire.',
      points: (sight) =>
        saying(GUN, 'fire')(sight) && !saying(STEADY_AIM)(sight)
          ? { says: STEADY_AIM, tab: 'cards' }
          : ordering(GUN, 'F10', 'fire', 'H12')(sight),
      isDone: gave('fire', STEADY_AIM),
      answers: [
        passedBy,
        answer(
          did('attacked'),
          'You fired without the card. Try the step again: click Steady Aim before you press Fire.',
        ),
        answer(did('moved'), 'That was a move. Try the step again: the machine gun, H12, Steady Aim, Fire.'),
        answer(sayingNothing, 'You cleared the order; that is free. Click the machine gun, then H12, then Steady Aim.'),
      ],
    },
  ],
  learned: [
    'Most Action Cards take your whole turn. Many are free and help even spent units.',
    'You add a bonus card, such as Steady Aim, to an order.',
    'You draw new cards every round; what you do not play stays in your hand.',
  ],
};
