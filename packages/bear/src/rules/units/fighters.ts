import { type Battle, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { TrackEvent } from '../../model/solo/solo.ts';
import type { Seen } from '../../model/battle/state.ts';
import { COLOURS, isCombatCounter, isRumor, type Side } from '../../model/pack/unit-type.ts';
import { aiSide } from './ai-side.ts';
import { firepowerOf, markerOf } from './figures.ts';

// S2.7b: the units that could still fight, now or later.

/** hidden units and rumors count as able to fight. */
export function hasFightersOnMap(seen: Seen, side: Side): boolean {
  return seen.view.roster.some(
    (unit) =>
      sideOf(seen, unit) === side &&
      (isHiddenFighter(seen, unit) || isEffective(seen, unit) || isArmedByRally(seen, unit)),
  );
}

/** its FP is gone by a marker that a rally would take off. */
function isArmedByRally(seen: Seen, unit: UnitId): boolean {
  const type = typeOf(seen, unit);
  if (seen.view.options.endWhenHelpless === 'marked' || unitOf(seen, unit).fate !== 'inPlay') return false;
  const isLasting = (markerOf(seen, unit)?.rally ?? null) === null;
  return !isLasting && isCombatCounter(type) && COLOURS.some((colour) => (type.firepower[colour] ?? 0) > 0);
}

function isHiddenFighter(seen: Seen, unit: UnitId): boolean {
  return unitOf(seen, unit).hidden && isCombatCounter(typeOf(seen, unit));
}

/** G5.6c: combat units in the AI Draw Cup, now or later. */
export function hasFightersInDrawCup(seen: Seen): boolean {
  return seen.view.roster.some((unit) => isCombatCounter(typeOf(seen, unit)) && isForDrawCup(seen, unit));
}

/**
 * reinforcements able to fight. The AI's arrive by the Draw Cup or the Mission Track; others wait for their
 * round.
 */
export function hasFightersToCome(seen: Seen, side: Side): boolean {
  const waiting = seen.view.roster.filter((unit) => sideOf(seen, unit) === side && isWaitingFighter(seen, unit));
  return side === aiSide(seen) ? waiting.some((unit) => mayStillArrive(seen, unit)) : waiting.length > 0;
}

function isWaitingFighter(seen: Seen, unit: UnitId): boolean {
  return unitOf(seen, unit).fate === 'waiting' && isCombatCounter(typeOf(seen, unit));
}

/** it counts if it may still come, even by chance: a rumor still to be placed may turn out to be it. */
function mayStillArrive(seen: Seen, unit: UnitId): boolean {
  if (isForDrawCup(seen, unit)) return true;
  const isInCup = seen.view.terms.solo?.cup.includes(unit) === true;
  return eventsAhead(seen).some(
    (event) => (event.kind === 'reinforce' && event.units.includes(unit)) || (isInCup && placesRumor(event)),
  );
}

/** The events of spaces ahead of the marker, generated tiles included. */
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

/** B19.4: able to fight: FP above 0 in some colour, counting its marker. (A fire zone needs only 0, B6.2.) */
export function isEffective(battle: Battle, unit: UnitId): boolean {
  const type = typeOf(battle, unit);
  if (unitOf(battle, unit).fate !== 'inPlay' || !isCombatCounter(type)) return false;
  // it might be able to fight.
  if (isRumor(type)) return true;
  return COLOURS.some((colour) => (firepowerOf(battle, unit, colour) ?? 0) > 0);
}

// G5.6: AI units of a generated mission that enter over an edge wait in the AI Draw Cup.

/** G5.6a: in the cup, now or from its round on. The truck never is (G6.2f). */
function isForDrawCup(seen: Seen, unit: UnitId): boolean {
  const generated = seen.view.terms.solo?.generated ?? null;
  if (generated?.drawCup !== true || generated.truck?.unit === unit) return false;
  const { fate, entry } = unitOf(seen, unit);
  return fate === 'waiting' && seen.view.terms.entries[entry] !== undefined && sideOf(seen, unit) === aiSide(seen);
}

/** G5.6a, G5.6c */
export function isInDrawCup(seen: Seen, unit: UnitId): boolean {
  const { terms, round } = seen.view;
  return isForDrawCup(seen, unit) && (terms.entries[unitOf(seen, unit).entry]?.round ?? Infinity) <= round;
}

/** The units that can be drawn; passengers come with their carrier. */
export function drawCup(seen: Seen): UnitId[] {
  if (seen.view.terms.solo?.generated?.drawCup !== true) return [];
  return seen.view.roster.filter((unit) => unitOf(seen, unit).carrier === NONE && isInDrawCup(seen, unit));
}
