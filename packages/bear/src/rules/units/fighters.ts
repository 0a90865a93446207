import { sideOf, typeOf, unitOf } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { TrackEvent } from '../../model/track-event.ts';
import { isCombatCounter, type Side } from '../../model/unit-type.ts';
import { aiSide } from './ai-side.ts';
import { isForDrawCup } from './draw-cup.ts';
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

/** G5.6c: whoever could fight and lies in the AI Draw Cup, now or later. */
export function hasFightersInDrawCup(seen: Seen): boolean {
  return seen.view.roster.some((unit) => isCombatCounter(typeOf(seen, unit)) && isForDrawCup(seen, unit));
}

/** reinforcements; of the AI those that the track still brings, or may. */
export function hasFightersToCome(seen: Seen, side: Side): boolean {
  const waiting = seen.view.roster.filter(
    (unit) =>
      sideOf(seen, unit) === side && unitOf(seen, unit).fate === 'waiting' && isCombatCounter(typeOf(seen, unit)),
  );
  if (waiting.length === 0 || side !== aiSide(seen)) return waiting.length > 0;
  if (waiting.some((unit) => isForDrawCup(seen, unit))) return true;
  const ahead = eventsAhead(seen);
  if (ahead.some((event) => event.kind === 'reinforce' && event.units.some((unit) => waiting.includes(unit))))
    return true;
  const cup = seen.view.terms.solo?.cup ?? [];
  return ahead.some(placesRumor) && waiting.some((unit) => cup.includes(unit));
}

function eventsAhead({ view: { terms, solo } }: Seen): readonly TrackEvent[] {
  if (terms.solo === null || solo === null) return [];
  const { track, generated, length } = terms.solo;
  return [
    ...track.flatMap(({ space, events }) => (space > solo.marker ? events : [])),
    ...(generated?.tiles ?? []).flatMap(({ events }, place) => {
      const space = solo.tiles[place] ?? NONE;
      return space > solo.marker && space <= length ? events : [];
    }),
  ];
}

function placesRumor({ kind }: TrackEvent): boolean {
  return kind === 'rumor' || kind === 'rumorAtCardHex';
}
