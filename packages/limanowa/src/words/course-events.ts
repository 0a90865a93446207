import type { CourseEvent, PlanEvent } from '../model/event.ts';
import { NONE } from '../model/ids.ts';
import type { PlannedMove } from '../model/turn.ts';
import { type EventNames, type EventWords, listed } from './event-names.ts';
import { PHASE_NAMES, SIDE_NAMES } from './names.ts';

const FAILED = {
  time: 'The last round is over and the mission is not done',
  nobodyLeft: 'No player has infantry or cavalry left: the mission has failed',
} as const;

const WON = {
  objectives: 'holds enough Strategic Objectives and wins',
  knockedOut: 'has knocked out an enemy corps and wins',
  points: 'wins on points',
} as const;

export const courseWords: EventWords<CourseEvent> = {
  setUp: () => 'The units stand ready',
  gameRoundBegan: ({ round }) => `Game round ${round} begins`,
  roundBegan: ({ corps }, names) => `The round of ${names.corps(corps)} begins`,
  aiRoundBegan: () => 'The AI’s round begins',
  drew: ({ corps, card }, names) => `${names.corps(corps)} draws ${card === null ? 'a Battlecard' : names.card(card)}`,
  reshuffled: ({ pile }) =>
    pile === 'deck'
      ? 'The discards are shuffled into a new deck'
      : `The AI’s ${PHASE_NAMES[pile]} pile is shuffled anew`,
  held: ({ strategic, tactical }) => `Objectives held: ${strategic} Strategic, ${tactical} Tactical`,
  succeeded: ({ round, level, speed }) =>
    `The mission is done in round ${round}: ${level} VP for the level and ${speed} for speed, ${level + speed} in all`,
  failed: ({ why }) => FAILED[why],
  won: ({ side, why }) => `${SIDE_NAMES[side]} ${WON[why]}`,
};

const MOVES: Readonly<Record<PlannedMove['as'], string>> = {
  move: 'moves',
  march: 'marches',
  wave: 'follows the wave',
};

type Disclosed = Extract<PlanEvent, { readonly key: 'disclosed' }>;

/** A plan order by order: `a03 Honvéd moves to 0605`. */
function ordersIn({ moves, shells, supports, tactics, attacks, occupations }: Disclosed, names: EventNames): string[] {
  return [
    ...moves.map(({ unit, to, as }) => `${names.unit(unit)} ${MOVES[as]} to ${names.hex(to)}`),
    ...shells.map(({ battery, target }) => `${names.unit(battery)} shells ${names.unit(target)}`),
    ...supports.map(({ battery, target }) => `${names.unit(battery)} supports against ${names.unit(target)}`),
    ...(tactics === NONE ? [] : [`Aggressive tactics for ${names.unit(tactics)}`]),
    ...attacks.map(
      ({ target, attackers }) =>
        `${names.units(attackers)} attack${attackers.length === 1 ? 's' : ''} ${names.unit(target)}`,
    ),
    ...occupations.map(({ unit, to }) => `${names.unit(unit)} occupies ${names.hex(to)}`),
  ];
}

export const planWords: EventWords<PlanEvent> = {
  disclosed: (event, names) => {
    const orders = ordersIn(event, names);
    const told = orders.length > 0 ? orders.join('; ') : 'no orders';
    return `${names.corps(event.corps)} discloses its ${PHASE_NAMES[event.phase]} plan: ${told}`;
  },
  played: ({ corps, effect, unit, target, to }, names) => {
    const named = [
      ...(unit === NONE ? [] : [names.unit(unit)]),
      ...(target === NONE ? [] : [names.unit(target)]),
      ...(to === NONE ? [] : [names.hex(to)]),
    ];
    return `${names.corps(corps)} plays ${names.effect(effect)}${named.length > 0 ? `: ${listed(named)}` : ''}`;
  },
  blocked: ({ effect }, names) => `${names.effect(effect)} is blocked and has no effect`,
  cardLost: ({ effect }, names) => `${names.effect(effect)} can no longer be carried out`,
};
