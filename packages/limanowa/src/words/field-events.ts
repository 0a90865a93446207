import type { EventWords } from '@sandtable/kernel';
import type { FieldEvent } from '../model/event.ts';
import { agree } from './agree.ts';
import type { EventNames } from './event-names.ts';

type Moved = Extract<FieldEvent, { readonly key: 'moved' }>['as'];

const MOVES: Readonly<Record<Moved, string>> = {
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
