import { describe } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { terrainFigures } from '../board/terrain.ts';
import type { PositionFile } from '../model/position-schema.ts';
import type { Unit } from '../model/unit.ts';
import { isFoot, SIDES } from '../model/unit-type.ts';
import type { Names } from './names.ts';
import type { PositionPlayers } from './position-players.ts';
import type { Places } from './solo-units.ts';
import { NONE } from '../model/ids.ts';

/** B2.4: no battle goes on after its last round. */
export function refuseRound(names: Names, { round, rounds }: PositionFile): void {
  if (round > rounds) names.refuse('round', `at most ${rounds}, the last round (B2.4)`, String(round));
}

/** B1.0, B7.5: no more markers of a kind on units than there are. */
export function refuseHits(names: Names, units: readonly Unit[], places: Places): void {
  const laid = new Map<number, number>();
  const { counters, hitMarkers } = names.pack;
  const inOrder = [...places].map(([word, place]) => ({ unit: names.pack.counterPlaces.get(word) ?? NONE, place }));
  for (const { unit, place } of inOrder) {
    const { hit = NONE } = units[unit] ?? {};
    const marker = hitMarkers[hit];
    if (marker === undefined || counters[unit] === undefined) continue;
    const before = laid.get(hit) ?? 0;
    laid.set(hit, before + 1);
    if (before < marker.copies) continue;
    const expected = `no more than ${marker.copies} ${marker.pile} ${marker.kind} in all (B7.5)`;
    names.refuse(`${place}.hit`, expected, describe(marker.kind));
  }
}

/** B3.0: with activations alone, of fresh units of one's own that are on the map, each of them once. */
export function refuseActivations(
  names: Names,
  { options }: PositionFile,
  units: readonly Unit[],
  activations: PositionPlayers['activations'],
): void {
  activations.forEach((activation, owner) => {
    if (activation === null) return;
    const field = `players.${SIDES[owner]}.activation`;
    if (options.economy !== 'sevenAP') names.refuse(field, 'none unless economy is sevenAP (B3.0)', 'one');
    activation.units.forEach((unit, index) => {
      const it = units[unit];
      if (it === undefined) return;
      const word = names.pack.counters[unit]?.word ?? '?';
      if (it.owner !== owner || it.at === NONE || it.spent)
        names.refuse(`${field}.units.${index}`, `a fresh ${SIDES[owner]} unit on the map (B3.0)`, word);
      else if (activation.units.indexOf(unit) !== index)
        names.refuse(`${field}.units.${index}`, 'each unit only once (B3.0)', word);
    });
  });
}

/** B5.0.3: what can have become of nobody. Smoke and vehicles may have come later, so they are not asked for. */
export function refuseExposed(names: Names, { options }: PositionFile, units: readonly Unit[], places: Places): void {
  units.forEach(({ exposed, at, hidden, inside, carrier }, unit) => {
    const counter = names.pack.counters[unit];
    if (!exposed || counter === undefined) return;
    const field = `${places.get(counter.word)}.exposed`;
    const refuse = (expected: string): number => names.refuse(field, `${expected} (B5.0.3)`, 'true');
    if (options.cautiousMovement === 'off') refuse('no such unit unless cautiousMovement is on');
    if (!isFoot(counter.type)) refuse('foot, the only units that can be exposed');
    if (hidden || inside || carrier !== NONE || terrainFigures[terrainAt(names.map.ground, at)].dm > 0)
      refuse('a unit in the open');
  });
}
