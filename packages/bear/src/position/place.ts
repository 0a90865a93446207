import { parseFacing } from '@sandtable/hex';
import { bad, ok, type Problem, type Result } from '@sandtable/kernel';
import { type BattleMap, hexNamed } from '../board/map.ts';
import { counterNamed } from '../model/pack/counters.ts';
import { NONE, playerId, type UnitId, unitId } from '../model/ids.ts';
import { makeMarker, type MarkerView } from '../model/battle/marker.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { MarkerEntry, UnitEntry } from '../model/pack/position.ts';
import { isVehicle, SIDES } from '../model/pack/unit-type.ts';
import { makeUnit, type Unit } from '../model/battle/unit.ts';

export interface PlacedUnits {
  /** One per counter of the pack; counters not named are off the map. */
  readonly units: Unit[];
  /** The index in the list of each counter, by its word. */
  readonly entries: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** Lost counters are not available for entries by type. */
export function placeUnits(
  pack: Pack,
  map: BattleMap,
  list: readonly UnitEntry[],
  { field: prefix, gone }: { readonly field: string; readonly gone: readonly UnitId[] },
): PlacedUnits {
  const units = pack.counters.map(() => makeUnit());
  const entries = new Map<string, number>();
  const taken = new Set<UnitId>();
  const problems: Problem[] = [];
  // Numbered counters first, so that an entry by type never takes one named farther down.
  const order = [...list.entries()].sort(([, a], [, b]) => Number(a.unit === undefined) - Number(b.unit === undefined));
  for (const [index, entry] of order) {
    const field = `${prefix}.${index}`;
    const unit = counterFor(pack, entry, field, { taken, gone });
    if (!unit.ok) {
      problems.push(...unit.problems);
      continue;
    }
    taken.add(unit.value);
    entries.set(pack.counters[unit.value]?.word ?? '', index);
    const placed = placeUnit(pack, map, entry, unit.value, field);
    if (placed.ok) units[unit.value] = placed.value;
    else problems.push(...placed.problems);
  }
  return { units, entries, problems };
}

function counterFor(
  { counters, unitTypes }: Pack,
  { unit: word, type: id }: UnitEntry,
  field: string,
  { taken, gone }: { readonly taken: ReadonlySet<UnitId>; readonly gone: readonly UnitId[] },
): Result<UnitId> {
  if ((word === undefined) === (id === undefined)) return bad(field, 'either a unit or a type', { word, id });
  if (word !== undefined) {
    const unit = counterNamed(counters, word);
    if (unit === NONE) return bad(`${field}.unit`, 'a counter of the pack, such as g03', word);
    return taken.has(unit) ? bad(`${field}.unit`, 'a counter that is not on the map yet', word) : ok(unit);
  }
  if (!unitTypes.some((type) => type.id === id)) return bad(`${field}.type`, 'a type of the pack, such as s-rifle', id);
  const unit = unitId(
    counters.findIndex(
      (counter, place) => counter.type.id === id && !taken.has(unitId(place)) && !gone.includes(unitId(place)),
    ),
  );
  return unit === NONE ? bad(`${field}.type`, 'a type with a counter left', id) : ok(unit);
}

function placeUnit(pack: Pack, map: BattleMap, entry: UnitEntry, unit: UnitId, field: string): Result<Unit> {
  const at = hexNamed(map, entry.at, `${field}.at`);
  const facing = parseFacing(entry.facing, `${field}.facing`);
  const hit = hitFor(pack, entry, unit, `${field}.hit`);
  const carrier = carrierFor(pack, entry, `${field}.carrier`);
  if (!at.ok || !facing.ok || !hit.ok || !carrier.ok)
    return { ok: false, problems: [at, facing, hit, carrier].flatMap((each) => (each.ok ? [] : each.problems)) };
  const { spent, inside, hasty, hidden, exposed = false } = entry;
  return ok(
    makeUnit({
      at: at.value,
      facing: facing.value,
      spent,
      hit: hit.value,
      carrier: carrier.value,
      inside,
      hasty,
      hidden,
      exposed,
      owner: playerId(SIDES.findIndex((side) => side === pack.counters[unit]?.side)),
    }),
  );
}

/** B7.5: foot and vehicles have separate piles. */
function hitFor({ counters, hitMarkers }: Pack, { hit: kind }: UnitEntry, unit: UnitId, field: string): Result<number> {
  if (kind === undefined) return ok(-1);
  const type = counters[unit]?.type;
  const pile = type !== undefined && isVehicle(type) ? 'vehicle' : 'infantry';
  const hit = hitMarkers.findIndex((marker) => marker.pile === pile && marker.kind === kind && !marker.destroys);
  if (hit !== NONE) return ok(hit);
  const kinds = hitMarkers.filter((marker) => marker.pile === pile && !marker.destroys).map((marker) => marker.kind);
  return bad(field, `one of ${kinds.join(', ')} (B7.5)`, kind);
}

function carrierFor({ counters }: Pack, { carrier: word }: UnitEntry, field: string): Result<UnitId> {
  if (word === undefined) return ok(NONE);
  const carrier = counterNamed(counters, word);
  const type = counters[carrier]?.type;
  return type !== undefined && isVehicle(type) ? ok(carrier) : bad(field, 'a vehicle of the pack (B17.0)', word);
}

/** More than can be laid in a hex before it clears. */
const MOST_SMOKE = 9;

/** B18.0: at most one of each kind in a hex, except smoke (B13.0a). */
export function placeMarkers(
  map: BattleMap,
  entries: readonly MarkerEntry[],
  field = 'markers',
): Result<readonly MarkerView[]> {
  const markers: MarkerView[] = [];
  const problems: Problem[] = [];
  for (const [index, entry] of entries.entries()) {
    const placed = placeMarker(map, entry, `${field}.${index}`, markers);
    if (placed.ok) markers.push(placed.value);
    else problems.push(...placed.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : ok(markers);
}

function placeMarker(
  map: BattleMap,
  entry: MarkerEntry,
  field: string,
  before: readonly MarkerView[],
): Result<MarkerView> {
  const hex = hexNamed(map, entry.at, `${field}.at`);
  if (!hex.ok) return hex;
  const { kind } = entry;
  const at = hex.value;
  const alike = before.filter((other) => other.kind === kind && other.at === at).length;
  if (kind === 'smoke') {
    return alike < MOST_SMOKE
      ? ok(makeMarker({ kind, at, dm: entry.dm }))
      : bad(`${field}.at`, `no more than ${MOST_SMOKE} smoke counters in a hex (B13.0a)`, entry.at);
  }
  if (alike > 0) {
    return bad(`${field}.at`, `a hex without another ${kind} (B18.0)`, entry.at);
  }
  if (kind === 'mine') return ok(makeMarker({ kind, at, side: entry.side, hidden: entry.hidden }));
  if (kind === 'hasty') return ok(makeMarker({ kind, at, side: entry.side }));
  if (kind !== 'bunker') return ok(makeMarker({ kind, at }));
  const facing = parseFacing(entry.facing, `${field}.facing`);
  return facing.ok ? ok(makeMarker({ kind, at, facing: facing.value })) : facing;
}
