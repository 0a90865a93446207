import type { FieldEvent } from '../model/event.ts';
import type { EventWords } from './event-names.ts';

type Moved = Extract<FieldEvent, { readonly key: 'moved' }>['as'];

const MOVED: Readonly<Record<Moved, string>> = {
  move: 'moves',
  march: 'marches',
  wave: 'follows the wave',
  occupation: 'occupies the hex:',
  fallBack: 'falls back',
  displaced: 'is lured away',
  exchange: 'changes places',
  objective: 'moves into the objective',
};

const ATTACKS = { attack: 'attacks', counterAttack: 'counter-attacks', artillery: 'shells' } as const;

/** Fuller than "1 RP" where it takes several. */
function points(amount: number): string {
  return `${amount} RP`;
}

export const fieldWords: EventWords<FieldEvent> = {
  moved: ({ unit, from, to, as }, names) =>
    `${names.unit(unit)} ${MOVED[as]} from ${names.hex(from)} to ${names.hex(to)}`,
  moveLost: ({ unit }, names) => `${names.unit(unit)} can no longer make its move`,
  attackLost: ({ unit, target }, names) => `${names.unit(unit)} loses its attack on ${names.unit(target)}`,
  tokenSpent: ({ corps, battery, target, use }, names) =>
    use === 'shell'
      ? `${names.corps(corps)} spends a token: ${names.unit(battery)} will shell ${names.unit(target)}`
      : `${names.corps(corps)} spends a token: ${names.unit(battery)} supports against ${names.unit(target)}`,
  tokenGained: ({ corps }, names) => `${names.corps(corps)} gains an artillery token`,
  tactics: ({ officer, unit }, names) => `${names.unit(officer)} spurs on ${names.unit(unit)}`,
  rolled: ({ as, attacker, target, tv, die, hit }, names) =>
    `${names.unit(attacker)} ${ATTACKS[as]} ${names.unit(target)}, target value ${tv}: rolls ${die}, ${hit ? 'a hit' : 'a miss'}`,
  spared: ({ unit }, names) => `The second line of ${names.unit(unit)} takes the loss`,
  lostRp: ({ unit, amount, left }, names) => `${names.unit(unit)} loses ${points(amount)}, ${left} left`,
  destroyed: ({ unit, at }, names) => `${names.unit(unit)} is destroyed in ${names.hex(at)}`,
  restored: ({ unit, left }, names) => `${names.unit(unit)} recovers and has ${points(left)}`,
  returned: ({ unit, at }, names) => `${names.unit(unit)} returns in ${names.hex(at)}`,
  relegated: ({ officer, unit }, names) => `${names.unit(officer)} relegates ${names.unit(unit)}`,
  stood: ({ unit }, names) => `${names.unit(unit)} stands its ground and pays for it`,
};
