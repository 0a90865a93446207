import type { EventWords, Wording } from '@sandtable/kernel';
import { effectOf } from '../model/battle.ts';
import type { Effect, Phase } from '../model/battlecard.ts';
import type { AiEvent, CourseEvent, FieldEvent, LimanowaEvent, PlanEvent } from '../model/event.ts';
import { type CardId, type CorpsId, type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { CardNoRoll, TokenNoRoll } from '../solo/trace.ts';
import { agree, hexName, PHASE_NAMES, SIDE_NAMES } from './names.ts';
import { cardName } from './card-words.ts';
import { type Naming, wordedName } from './unit-words.ts';

export function explainEvent(event: LimanowaEvent, names: EventNames): string {
  const say: Wording<LimanowaEvent, EventNames> = eventWords[event.key];
  return say(event, names).replace(/^your /, 'Your ');
}

export interface EventNames {
  /** `a03 Honvéd` */
  unit(unit: UnitId): string;
  /** `a03 Honvéd, a04 Honvéd` */
  units(units: readonly UnitId[]): string;
  hex(hex: HexId): string;
  corps(corps: CorpsId): string;
  card(card: CardId): string;
  effect(effect: Effect): string;
}

export function eventNames(seen: Seen, naming: Naming = wordedName): EventNames {
  const { pack, map, view } = seen;
  const unit = (each: UnitId): string => (view.units[each] === undefined ? 'nobody' : naming(seen, each));
  const effect = (each: Effect): string => cardName(pack, each);
  return {
    unit,
    units: (units) => units.map(unit).join(', '),
    hex: (hex) => hexName(map, hex),
    corps: (corps) => view.corps[corps]?.name ?? 'nobody',
    card: (card) => effect(effectOf(pack, card)),
    effect,
  };
}

const ENDS = {
  time: 'Mission failed: time has run out',
  nobodyLeft: 'Mission failed: no infantry or cavalry is left',
} as const;

const VICTORIES = {
  objectives: 'holds enough Strategic Objectives',
  knockedOut: 'has knocked out an enemy corps',
  points: 'has more points, or the tie-break',
} as const;

export const courseEventWords: EventWords<CourseEvent, EventNames> = {
  setUp: () => 'The battle is set up',
  gameRoundBegan: ({ round }) => `Round ${round}`,
  roundBegan: ({ corps }, names) => `${names.corps(corps)} to play`,
  aiRoundBegan: () => 'The AI’s round',
  drew: ({ corps, card }, names) => `${names.corps(corps)} draws ${card === null ? 'a card' : names.card(card)}`,
  reshuffled: ({ pile }) =>
    pile === 'deck'
      ? 'The discards are reshuffled into a new deck'
      : `The AI’s ${PHASE_NAMES[pile]} pile is reshuffled`,
  held: ({ strategic, tactical }) => `Objectives held: ${strategic} Strategic, ${tactical} Tactical`,
  succeeded: ({ round, level, speed }) =>
    `Mission accomplished in round ${round}: ${level} VP for the level and ${speed} for speed, ${level + speed} VP in all`,
  failed: ({ why }) => ENDS[why],
  won: ({ side, why }) => `${SIDE_NAMES[side]} wins: it ${VICTORIES[why]}`,
};

/** A plan without orders may still have a card, which has its own event. */
const EMPTY_PLANS: Readonly<Record<Phase, string>> = {
  opening: '',
  central: ': no moves or attacks',
  closing: ': no hex occupied',
};

type DisclosedEvent = Extract<PlanEvent, { readonly key: 'disclosed' }>;

export const planEventWords: EventWords<PlanEvent, EventNames> = {
  disclosed: (event, names) => {
    const parts = planParts(event, names);
    const plan = parts.length === 0 ? EMPTY_PLANS[event.phase] : `: ${parts.join('; ')}`;
    return `${names.corps(event.corps)} discloses its ${PHASE_NAMES[event.phase]} plan${plan}`;
  },
  played: ({ corps, effect, unit, target, to }, names) =>
    [
      `${names.corps(corps)} plays ${names.effect(effect)}`,
      ...(unit === NONE ? [] : [`for ${names.unit(unit)}`]),
      ...(target === NONE ? [] : [`on ${names.unit(target)}`]),
      ...(to === NONE ? [] : [`to ${names.hex(to)}`]),
    ].join(' '),
  blocked: ({ effect }, names) => `${names.effect(effect)} is blocked: discarded`,
  cardLost: ({ effect }, names) => `${names.effect(effect)} no longer has any effect`,
};

function planParts(event: DisclosedEvent, names: EventNames): string[] {
  const { moves, attacks, shells, supports, tactics, occupations } = event;
  return [
    ...moves.map(({ unit, to }) => `${names.unit(unit)} to ${names.hex(to)}`),
    ...shells.map(({ battery, target }) => `${names.unit(battery)} shells ${names.unit(target)}`),
    ...supports.map(({ battery, target }) => `${names.unit(battery)} gives support against ${names.unit(target)}`),
    ...(tactics === NONE ? [] : [`Aggressive tactics for ${names.unit(tactics)}`]),
    ...attacks.map(({ target, attackers }) =>
      attackers.length === 1
        ? agree(names.units(attackers), `attacks ${names.unit(target)}`)
        : `${names.units(attackers)} attack ${names.unit(target)}`,
    ),
    ...occupations.map(({ unit, to }) => agree(names.unit(unit), `occupies ${names.hex(to)}`)),
  ];
}

type MoveKind = Extract<FieldEvent, { readonly key: 'moved' }>['as'];

const MOVES: Readonly<Record<MoveKind, string>> = {
  move: 'moves to',
  march: 'makes the Carpathian march to',
  wave: 'moves with the Human wave to',
  occupation: 'occupies',
  fallBack: 'falls back to',
  displaced: 'is drawn off to',
  exchange: 'swaps places, to',
  objective: 'moves into the empty objective',
};

const BLOWS = { attack: 'attacks', counterAttack: 'counter-attacks', artillery: 'shells' } as const;

export const fieldEventWords: EventWords<FieldEvent, EventNames> = {
  moved: ({ unit, to, as }, names) => agree(names.unit(unit), `${MOVES[as]} ${names.hex(to)}`),
  moveLost: ({ unit }, names) => `${names.unit(unit)} can no longer make its move`,
  attackLost: ({ unit, target }, names) => `${names.unit(unit)} can no longer attack ${names.unit(target)}`,
  supportLost: ({ battery, target }, names) =>
    `${names.unit(battery)} can no longer support attacks on ${names.unit(target)}`,
  tokenSpent: ({ corps, battery, target, use }, names) =>
    `${names.corps(corps)} spends an artillery token: ${agree(names.unit(battery), use === 'shell' ? 'shells' : 'gives support against')} ${names.unit(target)}`,
  tokenGained: ({ corps, amount }, names) =>
    `${names.corps(corps)} gains ${amount === 1 ? 'an artillery token' : `${amount} artillery tokens`}`,
  tactics: ({ officer, unit }, names) => `${names.unit(officer)} uses Aggressive tactics for ${names.unit(unit)}`,
  rolled: ({ as, attacker, target, tv, die, hit }, names) =>
    `${agree(names.unit(attacker), BLOWS[as])} ${names.unit(target)}, TV ${tv}: rolled ${die}, ${hit ? 'hit' : 'miss'}`,
  spared: ({ unit }, names) => `Second line: no first loss for ${names.unit(unit)}`,
  lostRp: ({ unit, amount, left }, names) => agree(names.unit(unit), `loses ${amount} RP, ${left} left`),
  destroyed: ({ unit }, names) => agree(names.unit(unit), 'is destroyed'),
  restored: ({ unit, left }, names) => agree(names.unit(unit), `is back to ${left} RP`),
  returned: ({ unit, at, left }, names) => agree(names.unit(unit), `returns at ${names.hex(at)} with ${left} RP`),
  relegated: ({ officer, unit }, names) =>
    `${names.unit(officer)} relegates ${names.unit(unit)}: fall back or lose 1 RP`,
  stood: ({ unit }, names) => agree(names.unit(unit), 'stays and loses RP instead'),
};

export const NO_CARD_ROLL: Readonly<Record<CardNoRoll['why'], string>> = {
  used: 'it has used its card this round',
  noPile: 'it has no cards for this phase',
  noCard: 'no Battlecard was disclosed',
  noAttack: 'none of its units is attacked',
  noSurvivor: 'none of its infantry or cavalry survived an attack by infantry or cavalry this round',
};

export const NO_TOKEN_ROLL: Readonly<Record<TokenNoRoll['why'], string>> = {
  used: 'it has used its token this round',
  noTokens: 'it has no tokens left',
  noAttack: 'none of its units is attacked',
  noBattery: 'no attacked unit is within range of its batteries',
  noEffect: 'no battery could use it with any effect',
};

const PHASE_CARDS: Readonly<Record<Phase, string>> = {
  opening: 'an Opening card',
  central: 'a Central card',
  closing: 'a Closing card',
};

export const aiEventWords: EventWords<AiEvent, EventNames> = {
  aiCardRolled: ({ phase, limit, die }) =>
    `The AI rolls ${die} for ${PHASE_CARDS[phase]}: ${within(die, limit)}, ${die <= limit ? 'it turns one up' : 'no card'}`,
  aiCardNotRolled: ({ phase, why }) => `The AI does not roll for ${PHASE_CARDS[phase]}: ${NO_CARD_ROLL[why]}`,
  aiCardTurned: ({ card }, names) => `The AI turns up ${names.card(card)}`,
  aiCardUsed: ({ card, unit, target }, names) =>
    [
      `The AI uses ${names.card(card)}`,
      ...(unit === NONE ? [] : [`for ${names.unit(unit)}`]),
      ...(target === NONE ? [] : [`against ${names.unit(target)}`]),
    ].join(' '),
  aiCardDiscarded: ({ card }, names) => `${names.card(card)} has no target: discarded`,
  aiTokenRolled: ({ limit, die }) =>
    `The AI rolls ${die} for an artillery token: ${within(die, limit)}, ${die <= limit ? 'it uses one' : 'no token'}`,
  aiTokenNotRolled: ({ why }) => `The AI does not roll for an artillery token: ${NO_TOKEN_ROLL[why]}`,
  woundRolled: ({ unit, limit, die, hit }, names) =>
    `The AI rolls ${die} against ${names.unit(unit)}: ${within(die, limit)}, ${hit ? 'wounded' : 'unhurt'}`,
  objectiveLeft: ({ at }, names) => `${names.hex(at)} stays empty: no AI unit can move into it`,
};

/** `within 1-4`, `above 4` */
export function within(die: number, limit: number): string {
  return die <= limit ? `within 1–${limit}` : `above ${limit}`;
}

const eventWords: EventWords<LimanowaEvent, EventNames> = {
  ...courseEventWords,
  ...planEventWords,
  ...fieldEventWords,
  ...aiEventWords,
};
