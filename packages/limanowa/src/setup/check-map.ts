import { distance, type Hex, hexInRows } from '@sandtable/hex';
import { describe, type Problem } from '@sandtable/kernel';
import type { MapPlan } from '../model/map-plan.ts';
import type { Place } from '../model/mission.ts';

/** L2.2a, L2.2c: rows as long as each other, names on the map, and chains of neighbours. */
export function problemsOfMaps(maps: readonly MapPlan[]): Problem[] {
  return maps.flatMap((plan, index) => {
    const uneven = problemsOfRows(plan, `maps.${index}`);
    return uneven.length > 0 ? uneven : problemsOfPlaces(plan, `maps.${index}`);
  });
}

function problemsOfRows({ rows }: MapPlan, field: string): Problem[] {
  const columns = rows[0]?.length ?? 0;
  return rows.flatMap((row, index) =>
    row.length === columns
      ? []
      : [{ field: `${field}.rows.${index}`, expected: `${columns} hexes as in the first row`, got: `${row.length}` }],
  );
}

function problemsOfPlaces(plan: MapPlan, field: string): Problem[] {
  const problems: Problem[] = [];
  const columns = plan.rows[0]?.length ?? 0;
  const isOutside = ([column, row]: Place): boolean =>
    column < 0 || row < 0 || column >= columns || row >= plan.rows.length;
  const refuse = (part: string, expected: string, place: Place): void => {
    problems.push({ field: `${field}.${part}`, expected, got: describe(place.join(',')) });
  };
  plan.names.forEach(({ at }, index) => {
    if (isOutside(at)) refuse(`names.${index}.at`, 'a hex of the map (L2.2a)', at);
  });
  for (const kind of ['roads', 'rivers'] as const)
    plan[kind].forEach((chain, index) => {
      chain.forEach((at, place) => {
        const part = `${kind}.${index}.${place}`;
        const before = chain[place - 1];
        if (isOutside(at)) refuse(part, 'a hex of the map (L2.2a)', at);
        else if (before !== undefined && (isOutside(before) || distance(hexOf(before), hexOf(at)) !== 1))
          refuse(part, `a neighbour of ${before.join(',')} (L2.2c)`, at);
      });
    });
  return problems;
}

function hexOf([column, row]: Place): Hex {
  return hexInRows({ column, row });
}
