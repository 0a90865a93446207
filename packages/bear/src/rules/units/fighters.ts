import { sideOf, typeOf, unitOf } from '../../model/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { TrackEvent } from '../../model/track-event.ts';
import { isCombatCounter, type Side } from '../../model/unit-type.ts';
import { aiSide } from './ai-side.ts';
import { isEffective } from './effective.ts';

// S2.7b: who could still fight, here and now or later.

/** whoever is hidden or no more than a rumor counts as able to. */
export function hasFightersOnMap(seen: Seen, side: Side): boolean {
  return seen.view.roster.some(
    (unit) => sideOf(seen, unit) === side && (isHiddenFighter(seen, unit) || isEffective(seen, unit)),
  );
}

function isHiddenFighter(seen: Seen, unit: UnitId): boolean {
  return unitOf(seen, unit).hidden && isCombatCounter(typeOf(seen, unit));
}

/** reinforcements; of the AI those that the track still brings, or may. */
export function hasFightersToCome(seen: Seen, side: Side): boolean {
  const waiting = seen.view.roster.filter(
    (unit) =>
      sideOf(seen, unit) === side && unitOf(seen, unit).fate === 'waiting' && isCombatCounter(typeOf(seen, unit)),
  );
  if (waiting.length === 0 || side !== aiSide(seen)) return waiting.length > 0;
  const ahead = eventsAhead(seen);
  if (ahead.some((event) => event.kind === 'reinforce' && event.units.some((unit) => waiting.includes(unit))))
    return true;
  const cup = seen.view.terms.solo?.cup ?? [];
  return ahead.some(placesRumor) && waiting.some((unit) => cup.includes(unit));
}

function eventsAhead({ view: { terms, solo } }: Seen): readonly TrackEvent[] {
  if (terms.solo === null || solo === null) return [];
  return terms.solo.track.flatMap(({ space, events }) => (space > solo.marker ? events : []));
}

function placesRumor({ kind }: TrackEvent): boolean {
  return kind === 'rumor' || kind === 'rumorAtCardHex';
}
