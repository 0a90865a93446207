/** One comparison: the candidates with the lowest figure stay in. */
export interface Rung<C, Name extends string = string> {
  readonly rule: string;
  readonly rung: Name;
  readonly figure: (candidate: C) => number;
}

/** The result of one rung: the figure of each candidate before it, and who stayed in; by candidate number. */
export interface RungTrace<Name extends string = string> {
  readonly rule: string;
  readonly rung: Name;
  readonly figures: readonly (readonly [number, number])[];
  readonly left: readonly number[];
}

export interface LadderTrace<Name extends string = string> {
  readonly among: readonly number[];
  readonly rungs: readonly RungTrace<Name>[];
  /** The die roll between tied candidates; null if there was no tie. */
  readonly roll: { readonly of: number; readonly rolled: number } | null;
  readonly chosen: number;
}

/** Goes down the rungs until one candidate is left; a final tie is rolled for. Tied candidates go by ascending number. */
export function choose<C, Name extends string>(
  how: {
    readonly tie: (sides: number) => number;
    readonly traced: boolean;
  },
  candidates: readonly C[],
  rungs: readonly Rung<C, Name>[],
  numberOf: (candidate: C) => number,
  note: (trace: LadderTrace<Name>) => void,
): C {
  const { tie, traced } = how;
  const traces: RungTrace<Name>[] = [];
  let left = candidates;
  for (const { rule, rung, figure } of rungs) {
    if (left.length < 2) break;
    const before = left;
    left = bestOf(before, figure);
    if (traced)
      traces.push({
        rule,
        rung,
        figures: before.map((each) => [numberOf(each), figure(each)]),
        left: left.map(numberOf),
      });
  }
  const ordered = left.length < 2 ? left : left.toSorted((a, b) => numberOf(a) - numberOf(b));
  const roll = ordered.length < 2 ? null : { of: ordered.length, rolled: tie(ordered.length) };
  const chosen = ordered[roll === null ? 0 : roll.rolled - 1];
  if (chosen === undefined) throw new Error('a choice of none');
  if (traced) note({ among: candidates.map(numberOf), rungs: traces, roll, chosen: numberOf(chosen) });
  return chosen;
}

/** In one pass, since AIs choose very often. */
function bestOf<C>(candidates: readonly C[], figure: (candidate: C) => number): readonly C[] {
  let best = Infinity;
  let found: C[] = [];
  for (const candidate of candidates) {
    const own = figure(candidate);
    if (own > best) continue;
    if (own < best) {
      best = own;
      found = [];
    }
    found.push(candidate);
  }
  return found;
}

/** A rung in words: who it prefers, and what its figure means. The lowest figure is best. */
export interface RungWords {
  readonly prefers: string;
  readonly figure: (figure: number) => string;
}

export type NameOf = (candidate: number) => string;

/** Explains choices; gives nothing if there was only one candidate. */
export interface LadderTeller<Name extends string> {
  /** Rung by rung: `unhit before hit: s03 unhit, s04 hit; leaves s03 (S5.1.1)`. */
  explain(title: string, ladder: LadderTrace<Name> | null | undefined, nameOf: NameOf, rule?: string): string[];
  /** What decided it: the last rung that eliminated a candidate, or the roll. */
  deciding(ladder: LadderTrace<Name> | null | undefined, rule?: string): string;
}

/** `rule` is cited for a ladder without rungs. */
export function ladderTeller<Name extends string>(
  words: Readonly<Record<Name, RungWords>>,
  rule: string,
): LadderTeller<Name> {
  const explainRung = ({ rule: of, rung, figures, left }: RungTrace<Name>, nameOf: NameOf): string => {
    const { prefers, figure } = words[rung];
    const told = figures.map(([candidate, value]) => `${nameOf(candidate)} ${figure(value)}`).join(', ');
    const rest = left.length === figures.length ? 'tied' : `leaves ${list(left, nameOf)}`;
    return `${prefers}: ${told}; ${rest} (${of})`;
  };
  const lastRule = (rungs: readonly RungTrace<Name>[], otherwise: string): string => rungs.at(-1)?.rule ?? otherwise;
  return {
    explain(title, ladder, nameOf, otherwise = rule) {
      if (ladder === null || ladder === undefined || ladder.among.length < 2) return [];
      const { among, rungs, roll, chosen } = ladder;
      return [
        `${title}: ${nameOf(chosen)}, from ${list(among, nameOf)}`,
        ...rungs.map((rung) => `  ${explainRung(rung, nameOf)}`),
        ...(roll === null
          ? []
          : [`  still tied: random, ${printRoll(roll)}: ${nameOf(chosen)} (${lastRule(rungs, otherwise)})`]),
      ];
    },
    deciding(ladder, otherwise = rule) {
      if (ladder === null || ladder === undefined || ladder.among.length < 2) return '';
      const { rungs, roll } = ladder;
      if (roll !== null) return `random, ${printRoll(roll)} (${lastRule(rungs, otherwise)})`;
      const last = rungs.findLast(({ figures, left }) => left.length < figures.length);
      return last === undefined ? '' : `${words[last.rung].prefers} (${last.rule})`;
    },
  };
}

function printRoll({ of, rolled }: NonNullable<LadderTrace['roll']>): string {
  return `${rolled} of ${of}`;
}

function list(candidates: readonly number[], nameOf: NameOf): string {
  return candidates.map(nameOf).join(', ');
}
