import type { EventWords } from '@sandtable/kernel';
import type { FieldEvent } from '../model/event.ts';
import type { EventNames } from './event-names.ts';

type Moved = Extract<FieldEvent, { readonly key: 'moved' }>['as'];

const MOVES: Readonly<Record<Moved, string>> = {
  move: 'moves to',
  march: 'marches to',
  wave: 'moves in the human wave to',
  occupation: 'occupies',
  fallBack: 'falls back to',
  displaced: 'is moved to',
  exchange: 'changes places, to',
  objective: 'moves into the empty objective',
};

const BLOWS = { attack: 'attacks', counterAttack: 'counter-attacks', artillery: 'shells' } as const;

export const fieldEventWords: EventWords<FieldEvent, EventNames> = {
  moved: ({ unit, to, as }, names) => `${names.unit(unit)} ${MOVES[as]} ${names.hex(to)}`,
  moveLost: ({ unit }, names) => `${names.unit(unit)} cannot make its move any more`,
  attackLost: ({ unit, target }, names) => `${names.unit(unit)} cannot attack ${names.unit(target)} any more`,
  supportLost: ({ battery, target }, names) =>
    `${names.unit(battery)} cannot support against ${names.unit(target)} any more`,
  tokenSpent: ({ corps, battery, target, use }, names) =>
    `${names.corps(corps)} spends an artillery token: ${names.unit(battery)} ${use === 'shell' ? 'shells' : 'supports against'} ${names.unit(target)}`,
  tokenGained: ({ corps, amount }, names) =>
    `${names.corps(corps)} gains ${amount === 1 ? 'an artillery token' : `${amount} artillery tokens`}`,
  tactics: ({ officer, unit }, names) => `Aggressive tactics of ${names.unit(officer)} help ${names.unit(unit)}`,
  rolled: ({ as, attacker, target, tv, die, hit }, names) =>
    `${names.unit(attacker)} ${BLOWS[as]} ${names.unit(target)}, TV ${tv}: rolls ${die}, ${hit ? 'a hit' : 'a miss'}`,
  spared: ({ unit }, names) => `The second line of ${names.unit(unit)} takes the first loss`,
  lostRp: ({ unit, amount, left }, names) => `${names.unit(unit)} loses ${amount} RP, ${left} left`,
  destroyed: ({ unit }, names) => `${names.unit(unit)} is destroyed`,
  restored: ({ unit, left }, names) => `${names.unit(unit)} is back to ${left} RP`,
  returned: ({ unit, at, left }, names) => `${names.unit(unit)} returns in ${names.hex(at)} with ${left} RP`,
  relegated: ({ officer, unit }, names) => `${names.unit(officer)} relegates ${names.unit(unit)}`,
  stood: ({ unit }, names) => `${names.unit(unit)} stands its ground and pays for it`,
};
