import { terrainAt } from '../board/ground.ts';
import { terrainFigures } from '../board/terrain.ts';
import type { PositionFile } from '../model/position-schema.ts';
import type { Unit } from '../model/unit.ts';
import { isFoot, SIDES } from '../model/unit-type.ts';
import type { Names } from './names.ts';
import type { PositionPlayers } from './position-players.ts';
import type { Places } from './solo-units.ts';
import { NONE } from '../model/ids.ts';

/** B3.0: with activations alone, of fresh units of one's own that are on the map. */
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
      if (it === undefined || (it.owner === owner && it.at !== NONE && !it.spent)) return;
      const expected = `a fresh ${SIDES[owner]} unit on the map (B3.0)`;
      names.refuse(`${field}.units.${index}`, expected, names.pack.counters[unit]?.word ?? '?');
    });
  });
}

/** B5.0.3: what can have become of nobody. Smoke and vehicles may have come later, so they are not asked for. */
export function refuseExposed(names: Names, { options }: PositionFile, units: readonly Unit[], places: Places): void {
  units.forEach(({ exposed, at, hidden, inside }, unit) => {
    const counter = names.pack.counters[unit];
    if (!exposed || counter === undefined) return;
    const field = `${places.get(counter.word)}.exposed`;
    const refuse = (expected: string): number => names.refuse(field, `${expected} (B5.0.3)`, 'true');
    if (options.cautiousMovement === 'off') refuse('no such unit unless cautiousMovement is on');
    if (!isFoot(counter.type)) refuse('foot, the only units that can be exposed');
    if (hidden || inside || terrainFigures[terrainAt(names.map.ground, at)].dm > 0) refuse('a unit in the open');
  });
}
