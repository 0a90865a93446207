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
  sayingElse,
  sayingNothing,
  standing,
} from '../../face/lessons.ts';
import { nobodyChosen, passedBy, positionStart, turnedInstead, turning } from './lesson-parts.ts';

const GUN = 'g09';
const SQUAD = 'g01';
const TARGET = 's03';

/** Teaches chances before the shot, cover, flank, short range, and what a first and a second hit do. */
export const fireLesson: Lesson = {
  id: 'fire',
  title: 'Fire, and know the odds',
  about: 'See your chance before you fire, then improve it.',
  minutes: 4,
  start: positionStart('b1', 'fire-15', {
    units: [
      { unit: GUN, at: 'G09', facing: 'SE' },
      { unit: SQUAD, at: 'G10', facing: 'SE' },
      { unit: TARGET, at: 'H12', facing: 'NE' },
      { unit: 's04', at: 'H14', facing: 'NW' },
    ],
  }),
  steps: [
    {
      ask: 'Two enemy squads are down the road. Click your machine gun in G09.',
      points: { hex: 'G09' },
      isDone: choosing(GUN),
      answers: [
        answer(
          choosing(SQUAD),
          'That is the rifle squad. You will use it soon. Click the machine gun behind it, in G09.',
        ),
        answer(
          choosingOther(GUN, SQUAD),
          'That is an enemy squad. You can inspect it, but not command it. Click your machine gun in G09.',
        ),
      ],
    },
    {
      ask: 'Both enemies show your chance to hit. The one in the open is the easier target: click it, in H12.',
      more: 'The other one is in the woods, which add 1 to its defense, and it faces you: both make it harder to hit.',
      points: ({ words }) => ({ hex: words.includes(GUN) ? 'H12' : 'G09' }),
      isDone: any(saying(GUN, 'fire', 'H12'), did('attacked')),
      answers: [
        passedBy,
        answer(
          saying('fire', 'H14'),
          'That is the squad in the woods: a poor chance. Nothing has been fired yet. Click the one in the open, in H12.',
        ),
        answer(did('moved'), 'The gun moved instead of firing. Try the step again and click the enemy in H12.'),
        turnedInstead,
        answer(
          saying('move'),
          'That order would move the gun. Nothing has happened yet: click the enemy squad in H12 instead.',
        ),
        nobodyChosen,
        answer(choosing(SQUAD), 'You have selected the rifle squad. Click the machine gun in G09, then H12.'),
      ],
    },
    {
      ask: 'You need 7 or more on two dice: 58%. Well worth 2 AP. Press Fire.',
      more: 'Two dice plus your firepower of 4 must reach its defense of 11. You are firing at its flank; from the front its defense is 12.',
      points: ordering(GUN, 'G09', 'fire', 'H12'),
      isDone: did('hit', TARGET),
      answers: [
        passedBy,
        answer(
          did('attacked'),
          'You fired, but not at the squad in H12. Try the step again: machine gun, H12, then Fire.',
        ),
        answer(sayingNothing, 'You cleared the order; that is free. Click the machine gun, then H12, then press Fire.'),
        answer(
          sayingElse(['fire'], 'H12'),
          'You are aiming at another hex now. Click H12 to aim at the squad in the open.',
        ),
      ],
    },
    {
      ask: 'A hit! The burst on its counter is a hit marker. It weakens the squad, and a second hit destroys it.',
      more: 'It lies face down: only its owner may read it. A roll that beats the defense by 4 or more destroys at once.',
      isDone: null,
      answers: [],
    },
    {
      ask: 'Short range helps: next to its target a unit adds 3 to its firepower. Move the rifle squad up to H11.',
      points: ordering(SQUAD, 'G10', 'move', 'H11'),
      isDone: standing(SQUAD, 'H11'),
      answers: [
        passedBy,
        turnedInstead,
        answer(did('attacked'), 'You fired from a distance. Get closer first: try the step again.'),
        answer(did('moved'), 'That was not H11. Try the step again: move the rifle squad to H11, on the road.'),
        answer(
          sayingElse([SQUAD, 'move'], 'H11'),
          'That is another hex. Nothing has been paid yet: click H11, beside the enemy.',
        ),
        answer(
          saying(SQUAD, 'fire'),
          'From here your chance is poor. Nothing has been fired yet: press Clear and move to H11 first.',
        ),
        answer(choosing(GUN), 'That is the machine gun. Click the rifle squad in G10 first.'),
        turning,
      ],
    },
    {
      ask: 'Now fire from here: click your squad, then H12, and press Fire.',
      more: 'Firepower 2, plus 3 for short range. Any hit will do: the target already has a hit marker.',
      points: ordering(SQUAD, 'H11', 'fire', 'H12'),
      isDone: did('destroyed', TARGET),
      answers: [
        passedBy,
        turnedInstead,
        answer(
          all(did('attacked', GUN), not(did('destroyed'))),
          'You fired the machine gun. The squad next to the enemy has the better chance: try the step again with it.',
        ),
        answer(did('moved'), 'The squad moved on instead of firing. Try the step again and click H12.'),
        answer(saying('fire', 'H14'), 'That is the other enemy, in the woods. Nothing has been fired yet: click H12.'),
        answer(
          saying('move', 'H12'),
          'That order moves into the enemy’s hex for close combat. Save it for another day: press Clear, then choose Fire.',
        ),
      ],
    },
  ],
  learned: [
    'To hit, two dice plus firepower must reach the target’s defense. You see the chance before you pay.',
    'Woods and buildings protect. A target is easier to hit from its flank, and from an adjacent hex.',
    'The first hit puts a marker on a unit; the second destroys it. Beat the defense by 4 and one hit is enough.',
  ],
};
