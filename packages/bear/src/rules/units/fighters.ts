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

/** reinforcements that could fight. The AI's arrive by the Draw Cup or the Mission Track; others just wait for their round. */
export function hasFightersToCome(seen: Seen, side: Side): boolean {
  const waiting = seen.view.roster.filter((unit) => sideOf(seen, unit) === side && isWaitingFighter(seen, unit));
  return side === aiSide(seen) ? waiting.some((unit) => mayStillArrive(seen, unit)) : waiting.length > 0;
}

function isWaitingFighter(seen: Seen, unit: UnitId): boolean {
  return unitOf(seen, unit).fate === 'waiting' && isCombatCounter(typeOf(seen, unit));
}

/** it counts if it still may come, even where chance decides: a rumor to be placed may turn out to be it. */
function mayStillArrive(seen: Seen, unit: UnitId): boolean {
  if (isForDrawCup(seen, unit)) return true;
  const isInCup = seen.view.terms.solo?.cup.includes(unit) === true;
  return eventsAhead(seen).some(
    (event) => (event.kind === 'reinforce' && event.units.includes(unit)) || (isInCup && placesRumor(event)),
  );
}

/** What the Mission Track brings after the marker, generated tiles included. */
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
