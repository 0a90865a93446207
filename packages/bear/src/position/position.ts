import { checkShape, ok, type Result } from '@sandtable/kernel';
import { makeMap } from '../board/map.ts';
import { tablesFor } from '../board/tables-cache.ts';
import type { Battle } from '../model/battle.ts';
import type { Pack } from '../model/pack.ts';
import { auditUnits } from './audit-units.ts';
import { placeMarkers } from './place-markers.ts';
import { placeUnits } from './place-units.ts';
import { positionSchema } from '../model/position-schema.ts';
import { rosterOf } from '../model/unit.ts';

/** Reads a position file into a battle that can be asked about: first its shape, then what it names, then the rules. */
export function readPosition(pack: Pack, raw: unknown): Result<Battle> {
  const shape = checkShape(positionSchema, raw);
  if (!shape.ok) return shape;
  const { options } = shape.value;
  const map = makeMap(pack.boards, shape.value.map, options);
  if (!map.ok) return map;
  const units = placeUnits(pack, map.value, shape.value.units);
  const markers = placeMarkers(map.value, shape.value.markers);
  const problems = [units, markers].flatMap((result) => (result.ok ? [] : result.problems));
  if (!units.ok || !markers.ok) return { ok: false, problems };
  const tables = tablesFor(map.value.ground, options);
  const battle = {
    pack,
    map: map.value,
    tables,
    view: { options, units: units.value, roster: rosterOf(units.value), markers: markers.value },
  };
  const broken = auditUnits(battle);
  return broken.length > 0 ? { ok: false, problems: broken } : ok(battle);
}
