import { type HexId, type LimanowaEvent, NONE, printHex, type Seen, type UnitId } from '@sandtable/limanowa';
import type { Overlay } from '@sandtable/board';
import type { Overlays } from '../../face/field.ts';
import { planArrow } from '../field/plan-arrows.ts';
import { candidateHex, type Choice, rowsOf } from '../why/ladder-view.tsx';

type Tag = Extract<Overlay, { kind: 'reason' }>;

/** The AI's candidates, numbered, with the figure that chose or dropped them. */
export function choiceTags(seen: Seen, choice: Choice): Overlays {
  return rowsOf(seen, choice).flatMap(({ unit, cells, isChosen }, place): Tag[] => {
    const at = candidateHex(seen, choice, unit);
    if (at === NONE) return [];
    const last = cells.findLast(({ state }) => state !== 'open');
    return [
      {
        kind: 'reason',
        at: printHex(seen.map, at),
        number: String(place + 1),
        text: last?.text ?? '',
        verdict: isChosen ? 'chosen' : 'out',
      },
    ];
  });
}

const DONE = { text: '', isDraft: false } as const;

/** Attacks and moves of an entry as arrows, if both ends are on the map. */
export function deedArrows(seen: Seen, events: readonly LimanowaEvent[]): Overlays {
  const placeOf = (unit: UnitId): HexId => seen.view.units[unit]?.at ?? NONE;
  return events.flatMap((event): Overlays => {
    if (event.key === 'moved' && event.as === 'objective') return planArrow(seen, 'march', event.from, event.to, DONE);
    if (event.key === 'tokenSpent') {
      const plan = event.use === 'shell' ? 'bombard' : 'support';
      return planArrow(seen, plan, placeOf(event.battery), placeOf(event.target), DONE);
    }
    return [];
  });
}

export function ringsAt(seen: Seen, units: readonly UnitId[]): Overlays {
  return units.flatMap((unit): Overlays => {
    const at = seen.view.units[unit]?.at ?? NONE;
    return at === NONE ? [] : [{ kind: 'ring', at: printHex(seen.map, at), ring: 'selected' }];
  });
}
