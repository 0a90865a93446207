import {
  all,
  any,
  choosing,
  choosingOther,
  did,
  happened,
  type Lesson,
  not,
  ordering,
  saying,
  sayingElse,
  sayingNothing,
  standing,
} from '../../face/lessons.ts';
import { nobodyChosen, passedBy, positionStart, turnedInstead, turning } from './lesson-parts.ts';

const SQUAD = 'g01';
const GUN = 'g09';

export const moveLesson: Lesson = {
  id: 'move',
  title: 'Move, and get tired',
  about: 'Move a squad up a road, find out why units tire, and take a flag.',
  minutes: 4,
  start: positionStart('b1', 'move-23', {
    units: [
      { unit: SQUAD, at: 'G06', facing: 'SE' },
      { unit: GUN, at: 'F06', facing: 'SE' },
      { unit: 's03', at: 'G14', facing: 'NW' },
    ],
    controls: [{ at: 'G09', side: null }],
    rounds: 4,
  }),
  steps: [
    {
      ask: 'The blue-gray counters are yours; the flag down the road is your objective. Click your rifle squad.',
      more: 'It is in the ringed hex, G06. Drag to move the map; scroll or pinch to zoom.',
      points: { hex: 'G06' },
      isDone: choosing(SQUAD),
      answers: [
        {
          when: choosing(GUN),
          text: 'That is your machine gun. You will use it soon. Click the rifle squad in the ringed hex, G06.',
        },
        {
          when: choosingOther(SQUAD, GUN),
          text: 'That is an enemy squad: sand-colored, with a star. You command the blue-gray counters: click the one in G06.',
        },
      ],
    },
    {
      ask: 'The discs show where it can go and the cost in action points (AP). Click the next hex on the road, G07.',
      more: 'Clicking only prepares an order. Nothing happens until you confirm it.',
      points: ({ words }) => ({ hex: words.includes(SQUAD) ? 'G07' : 'G06' }),
      isDone: any(saying(SQUAD, 'move', 'G07'), standing(SQUAD, 'G07')),
      answers: [
        turnedInstead,
        passedBy,
        turning,
        {
          when: sayingElse([SQUAD, 'move'], 'G07'),
          text: 'That is another hex. Nothing has been spent yet: click G07, the ringed hex on the road.',
        },
        {
          when: did('moved'),
          text: 'The squad moved, but to another hex. Try the step again and send it to G07, on the road.',
        },
        nobodyChosen,
        {
          when: choosingOther(SQUAD),
          text: 'You have selected another unit. Click the rifle squad in G06 first, then G07.',
        },
      ],
    },
    {
      ask: 'The button shows the cost. Press Move, and off it goes.',
      more: 'Before you pay, you always see the chance that the action wears the squad out. More on that in a moment.',
      points: ordering(SQUAD, 'G06', 'move', 'G07'),
      isDone: standing(SQUAD, 'G07'),
      answers: [
        turnedInstead,
        passedBy,
        {
          when: did('moved'),
          text: 'That unit went somewhere else. Try the step again: G07 for the rifle squad, then press Move.',
        },
        {
          when: sayingNothing,
          text: 'You cleared the order. That is free. Click the rifle squad, then G07, then press Move.',
        },
        {
          when: sayingElse(['move'], 'G07'),
          text: 'The order is for another hex now. Click G07 to change it back, then press Move.',
        },
      ],
    },
    {
      ask: 'The move cost 1 AP. After the action a card is drawn: its number is higher than 1, so the squad is still fresh.',
      more: 'The spent check: pay the card’s number or more, and the unit is spent. The dearer the action, the greater the risk. Then the enemy passed.',
      isDone: null,
      answers: [],
    },
    {
      ask: 'A fresh unit may act again. Move the rifle squad on to G08 the same way.',
      more: 'Click the squad, click G08, press Move.',
      points: ordering(SQUAD, 'G07', 'move', 'G08'),
      isDone: standing(SQUAD, 'G08'),
      answers: [
        turnedInstead,
        passedBy,
        {
          when: all(did('moved', GUN), not(did('moved', SQUAD))),
          text: 'You moved the machine gun. No harm done, but this step is about the squad: try it again and move the squad to G08.',
        },
        {
          when: did('moved', SQUAD),
          text: 'The squad left the road. Try the step again and click G08.',
        },
        {
          when: sayingElse([SQUAD, 'move'], 'G08'),
          text: 'That is not the hex on the road. Nothing is spent: click G08 instead.',
        },
        {
          when: all(saying(GUN), not(saying('g01'))),
          text: 'That is the machine gun. Click the rifle squad on the road first.',
        },
      ],
    },
    {
      ask: 'This card has a 1, and you paid 1 AP: the squad is spent. The red bar shows it. Now click your machine gun.',
      more: 'A spent unit is done for this round, so use another one.',
      points: { hex: 'F06' },
      isDone: choosing(GUN),
      answers: [
        {
          when: choosing(SQUAD),
          text: 'The squad is spent: see the red bar. It is done for this round. Click the machine gun in F06.',
        },
        {
          when: choosingOther(SQUAD, GUN),
          text: 'That is the enemy. Your machine gun is in the woods, in F06.',
        },
        passedBy,
      ],
    },
    {
      ask: 'Move it out of the woods to F07, where it covers the road.',
      more: 'The app faces it toward the enemy. After a move you may choose any facing, free of charge.',
      points: ordering(GUN, 'F06', 'move', 'F07'),
      isDone: standing(GUN, 'F07'),
      answers: [
        passedBy,
        {
          when: did('turned', GUN),
          text: 'The machine gun pivoted where it stood, and that was its action. Try the step again and click F07.',
        },
        {
          when: did('moved', GUN),
          text: 'It went another way. Try the step again and click F07, beside the road.',
        },
        {
          when: sayingElse([GUN, 'move'], 'F07'),
          text: 'That is another hex. Nothing is spent yet: click F07.',
        },
        {
          when: choosing(SQUAD),
          text: 'The squad is spent and stays where it is until the next round. Click the machine gun, then F07.',
        },
      ],
    },
    {
      ask: 'That will do for this round. The enemy has passed; if you pass too, the round ends. Press Pass and confirm it.',
      more: 'A round ends when both sides pass in a row. Passing is free, and if the enemy acts you may act again.',
      points: { says: 'pass' },
      isDone: happened('roundBegan'),
      answers: [
        {
          when: any(did('moved'), did('turned')),
          text: 'You used the machine gun once more. That is fine. Now press Pass.',
          isHarmless: true,
        },
        {
          when: did('stalled'),
          text: 'Stall is not Pass: it costs 1 AP and the round goes on. Now press Pass.',
          isHarmless: true,
        },
        {
          when: saying('stall'),
          text: 'Stall lets a turn go by for 1 AP and does not end the round. Press Pass instead.',
        },
      ],
    },
    {
      ask: 'A new round: every unit is fresh again. Move the rifle squad onto the flag in G09.',
      more: 'The flag is a Control Marker: it belongs to the side that last had a unit alone in its hex. In most missions Control Markers score victory points (VP).',
      points: ordering(SQUAD, 'G08', 'move', 'G09'),
      isDone: standing(SQUAD, 'G09'),
      answers: [
        turnedInstead,
        passedBy,
        {
          when: did('moved', SQUAD),
          text: 'The squad went past the flag. Try the step again and click G09.',
        },
        {
          when: did('moved', GUN),
          text: 'That was the machine gun. Try the step again: the squad is the one beside the flag.',
        },
        {
          when: sayingElse([SQUAD, 'move'], 'G09'),
          text: 'That is not the hex with the flag. Nothing is spent: click G09.',
        },
      ],
    },
  ],
  learned: [
    'You and the enemy alternate turns. On yours, one unit acts, or you pass.',
    'Actions cost AP. Then a card is drawn: if you paid its number or more, the unit is spent until the next round.',
    'The round ends when both sides pass in a row. Then every unit is fresh again.',
  ],
};
