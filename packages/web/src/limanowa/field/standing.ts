import { type Seen, sideOf } from '@sandtable/limanowa';
import { SIDE_LOOKS } from './pictures.ts';
import type { Overlay } from '@sandtable/board';
import type { Overlays } from '../../face/overlays.ts';
import { hexId } from './places.ts';

type Arrow = Extract<Overlay, { kind: 'plan' }>;

/** What was disclosed and is still to be carried out: whoever reacts sees it on the map. L6b */
export function disclosedArrows(seen: Seen): Overlays {
  const { turn, units } = seen.view;
  const plan = turn.phase === 'central' ? turn.plan : null;
  if (plan === null) return [];
  const ends = new Map(plan.moves.map(({ unit, to }) => [unit, to]));
  const placeOf = (unit: number): number => ends.get(unit) ?? units[unit]?.at ?? -1;
  const arrow = (unit: number, from: number, to: number, manner: Arrow['plan']): Overlays =>
    from === -1 || to === -1 || from === to
      ? []
      : [
          {
            kind: 'plan',
            through: [hexId(seen, from), hexId(seen, to)],
            plan: manner,
            side: SIDE_LOOKS[sideOf(seen, unit)],
            text: '',
            isDraft: false,
          },
        ];
  return [
    ...plan.moves.flatMap(({ unit, to }) => arrow(unit, units[unit]?.at ?? -1, to, 'march')),
    ...plan.shells.flatMap(({ battery, target }) => arrow(battery, placeOf(battery), placeOf(target), 'bombard')),
    ...plan.supports.flatMap(({ battery, target }) => arrow(battery, placeOf(battery), placeOf(target), 'support')),
    ...plan.attacks.flatMap(({ target, attackers }) =>
      attackers.flatMap((unit) => arrow(unit, placeOf(unit), placeOf(target), 'attack')),
    ),
  ];
}
