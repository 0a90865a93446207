import type { EventWords } from '@sandtable/kernel';
import type { Phase } from '../model/battlecard.ts';
import type { AiEvent } from '../model/event.ts';
import { NONE } from '../model/ids.ts';
import type { CardNoRoll, TokenNoRoll } from '../solo/trace.ts';
import type { EventNames } from './event-names.ts';

/** Why the AI does not roll for a card. */
export const NO_CARD_ROLL: Readonly<Record<CardNoRoll['why'], string>> = {
  used: 'it has used its card this round',
  noPile: 'it has no cards for this phase',
  noCard: 'no Battlecard was disclosed',
  noAttack: 'none of its units is attacked',
  noSurvivor: 'none of its infantry or cavalry survived an attack by infantry or cavalry this round',
};

/** Why it does not roll for a token. */
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
