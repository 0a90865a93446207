import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { areaOf, indexOf, within } from './area.ts';
import { EVERY_FACING, type Facing } from './facing.ts';
import { hexAt } from './hex.ts';
import { cheapestPath, costTo, NEVER, type Path, pathTo, reach, type StepCost } from './paths.ts';

fc.configureGlobal({ seed: 1941, numRuns: 80 });
afterAll(() => fc.resetConfigureGlobal());

const area = areaOf(within(hexAt(0, 0), 4));
const size = area.hexes.length;
const index = fc.nat(size - 1);
/** One price a hexside and direction; free, cheap and forbidden steps are all common. */
const prices = fc.array(fc.constantFrom(0, 0, 1, 1, 1, 2, 3, NEVER), { minLength: 6 * size, maxLength: 6 * size });
const costFrom =
  (table: readonly number[]): StepCost =>
  (from, _to, facing) =>
    table[6 * from + facing] ?? NEVER;

/** Slow and obvious: better ways are looked for everywhere until none turns up; ties are settled afterwards. */
function slowPaths(from: number, budget: number, cost: StepCost): (Path | undefined)[] {
  type Label = readonly [cost: number, steps: number];
  const best = area.hexes.map((_, hex): Label => (hex === from ? [0, 0] : [NEVER, NEVER]));
  const isBetter = (a: Label, b: Label): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const arrival = (hex: number, facing: Facing): readonly [next: number, label: Label] | undefined => {
    const next = area.neighbours[6 * hex + facing] ?? -1;
    const label = best[hex];
    if (next === -1 || label === undefined || label[0] === NEVER) return undefined;
    const total = label[0] + cost(hex, next, facing);
    return total <= budget ? [next, [total, label[1] + 1]] : undefined;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (let hex = 0; hex < size; hex++) {
      for (const facing of EVERY_FACING) {
        const [next, label] = arrival(hex, facing) ?? [];
        if (next === undefined || label === undefined || !isBetter(label, best[next] ?? [0, 0])) continue;
        best[next] = label;
        changed = true;
      }
    }
  }
  const before = (to: number): number => {
    for (let hex = 0; hex < size; hex++) {
      for (const facing of EVERY_FACING) {
        const [next, label] = arrival(hex, facing) ?? [];
        if (next === to && label?.[0] === best[to]?.[0] && label?.[1] === best[to]?.[1]) return hex;
      }
    }
    throw new Error(`no way to ${to}`);
  };
  const wayTo = (to: number): number[] => (to === from ? [from] : [...wayTo(before(to)), to]);
  return best.map(([total], hex) => (total === NEVER ? undefined : { cost: total, hexes: wayTo(hex) }));
}

describe('reach', () => {
  test('costs and ways are those of the slow search, with free steps and one-way bans too', () => {
    fc.assert(
      fc.property(index, fc.integer({ min: 0, max: 9 }), prices, (from, budget, table) => {
        const reached = reach(area, from, budget, costFrom(table));
        const slow = slowPaths(from, budget, costFrom(table));
        expect(area.hexes.map((_, to) => pathTo(reached, to))).toEqual(slow);
        expect(area.hexes.map((_, to) => costTo(reached, to))).toEqual(slow.map((path) => path?.cost ?? NEVER));
      }),
    );
  });

  test('of equally cheap ways the one over fewer hexes, then the one coming from the lower index', () => {
    const at = (q: number, r: number): number => indexOf(area, hexAt(q, r));
    const even = reach(area, at(0, 0), 5, () => 1);
    // Two ways of two steps lead to 1,-2: over N (index 1) and over NE (index 2).
    expect(pathTo(even, at(1, -2))).toEqual({ cost: 2, hexes: [at(0, 0), at(0, -1), at(1, -2)] });
    // Everything free: still straight there, not by a detour.
    expect(
      pathTo(
        reach(area, at(0, 0), 0, () => 0),
        at(0, -3),
      )?.hexes,
    ).toHaveLength(4);
  });

  test('the numbers 7 points reach on open ground: every hex up to 7 away, at its distance', () => {
    const wide = areaOf(within(hexAt(0, 0), 9));
    const reached = reach(wide, 0, 7, () => 1);
    expect(wide.hexes.filter((_, to) => costTo(reached, to) !== NEVER)).toEqual(within(hexAt(0, 0), 7));
  });

  test('it makes no difference to say what the least price is', () => {
    const dear = fc.array(fc.constantFrom(2, 3, 4, NEVER), { minLength: 6 * size, maxLength: 6 * size });
    fc.assert(
      fc.property(index, fc.integer({ min: 0, max: 14 }), dear, (from, budget, table) => {
        const cost = costFrom(table);
        for (const least of [1, 2])
          expect(reach(area, from, budget, cost, least)).toEqual(reach(area, from, budget, cost));
      }),
    );
  });

  test('a search that breaks off leaves nothing behind for the next one', () => {
    const broken: StepCost = (_from, to) => {
      if (to > 20) throw new Error('no map here');
      return 1;
    };
    const before = reach(area, 3, 4, () => 1);
    expect(() => reach(area, 0, 9, broken)).toThrow('no map here');
    expect(reach(area, 3, 4, () => 1)).toEqual(before);
  });

  test('a search may be started inside the cost function of another', () => {
    const inner: StepCost = (_from, to) => (to % 3 === 0 ? 2 : 1);
    const nested = reach(area, 0, 6, (from, to) => costTo(reach(area, from, 2, inner), to));
    expect(nested).toEqual(reach(area, 0, 6, inner));
  });

  test('a price that is no whole number from 0 on is a bug and names the step', () => {
    for (const price of [-1, 0.5, Number.NaN]) {
      expect(() => reach(area, 0, 3, () => price)).toThrow(`the price of 0,0 to 0,-1, got ${price}`);
    }
    expect(() => reach(area, size, 3, () => 1)).toThrow(RangeError);
  });
});

describe('cheapestPath', () => {
  test('it is the way the reach without limit gives', () => {
    fc.assert(
      fc.property(index, index, prices, (from, to, table) => {
        const cost = costFrom(table);
        expect(cheapestPath(area, from, to, cost)).toEqual(pathTo(reach(area, from, 1000, cost), to));
      }),
    );
  });

  test('there is none through a closed ring, and staying costs nothing', () => {
    const closed: StepCost = (from, to) => (isInner(from) && !isInner(to) ? NEVER : 1);
    expect(cheapestPath(area, 0, size - 1, closed)).toBeUndefined();
    expect(cheapestPath(area, size - 1, 0, closed)?.cost).toBe(4);
    expect(cheapestPath(area, 3, 3, closed)).toEqual({ cost: 0, hexes: [3] });
  });
});

/** The centre and the six hexes around it come first in `within`. */
function isInner(hex: number): boolean {
  return hex < 7;
}
