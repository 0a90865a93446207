import type { EventWords } from '@sandtable/kernel';
import type { PlanEvent } from '../model/event.ts';
import { NONE } from '../model/ids.ts';
import { agree } from './agree.ts';
import type { EventNames } from './event-names.ts';
import { PHASE_NAMES } from './names.ts';

type Disclosed = Extract<PlanEvent, { readonly key: 'disclosed' }>;

export const planEventWords: EventWords<PlanEvent, EventNames> = {
  disclosed: (event, names) => {
    const parts = planParts(event, names);
    const plan = parts.length === 0 ? 'no orders' : parts.join('; ');
    return `${names.corps(event.corps)} discloses its ${PHASE_NAMES[event.phase]} plan: ${plan}`;
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

function planParts(event: Disclosed, names: EventNames): string[] {
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
