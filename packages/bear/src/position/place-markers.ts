import { parseFacing } from '@sandtable/hex';
import { bad, ok, type Problem, type Result } from '@sandtable/kernel';
import { type BattleMap, hexNamed } from '../board/map.ts';
import { makeMarker, type MarkerView } from '../model/marker.ts';
import type { MarkerEntry } from '../model/position-schema.ts';

/** More than anybody could lay in a hex before it blows away. */
const MOST_SMOKE = 9;

/** B18.0: at most one of each kind in a hex; smoke counters may lie on each other (B13.0a). */
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
  if (kind !== 'bunker') return ok(makeMarker({ kind, at }));
  const facing = parseFacing(entry.facing, `${field}.facing`);
  return facing.ok ? ok(makeMarker({ kind, at, facing: facing.value })) : facing;
}
