import type { AiEvent } from '../model/event.ts';
import { NONE } from '../model/ids.ts';
import { type EventWords, listed } from './event-names.ts';
import { PHASE_NAMES } from './names.ts';

type NotRolled<Key> =
  Extract<AiEvent, { readonly key: Key }> extends { readonly why: infer Why extends string } ? Why : never;

const NO_CARD: Readonly<Record<NotRolled<'aiCardNotRolled'>, string>> = {
  used: 'it has used one this round',
  noPile: 'it has no such pile',
  noCard: 'no Battlecard was disclosed',
  noSurvivor: 'none of its infantry or cavalry came through an attack of infantry or cavalry',
  noAttack: 'none of its units is attacked',
};

const NO_TOKEN: Readonly<Record<NotRolled<'aiTokenNotRolled'>, string>> = {
  used: 'it has used one this round',
  noTokens: 'it has none left',
  noAttack: 'none of its units is attacked',
  noBattery: 'no battery covers an attacked unit',
  noEffect: 'it could have no effect',
};

/** `rolls 3 (1-2 needed)` */
function printRoll(die: number, limit: number): string {
  return `rolls ${die}, ${limit === 1 ? '1' : `1-${limit}`} needed`;
}

export const aiWords: EventWords<AiEvent> = {
  aiCardRolled: ({ phase, die, limit }) =>
    `The AI ${printRoll(die, limit)}: ${die <= limit ? `it turns a card of its ${PHASE_NAMES[phase]} pile` : 'no card'}`,
  aiCardNotRolled: ({ phase, why }) => `No ${PHASE_NAMES[phase]} card of the AI: ${NO_CARD[why]}`,
  aiCardTurned: ({ card }, names) => `The AI turns ${names.card(card)}`,
  aiCardUsed: ({ card, unit, target }, names) => {
    const named = [unit, target].filter((one) => one !== NONE).map((one) => names.unit(one));
    return `The AI uses ${names.card(card)}${named.length > 0 ? `: ${listed(named)}` : ''}`;
  },
  aiCardDiscarded: ({ card }, names) => `${names.card(card)} finds no target and is discarded`,
  aiTokenRolled: ({ die, limit }) =>
    `The AI ${printRoll(die, limit)}: ${die <= limit ? 'it uses an artillery token' : 'no artillery token'}`,
  aiTokenNotRolled: ({ why }) => `No artillery token of the AI: ${NO_TOKEN[why]}`,
  woundRolled: ({ unit, die, limit, hit }, names) =>
    `The AI ${printRoll(die, limit)} against ${names.unit(unit)}: ${hit ? 'wounded' : 'unhurt'}`,
  objectiveLeft: ({ at }, names) => `No unit of the AI can move into ${names.hex(at)}`,
};
