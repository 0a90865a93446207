import type { LadderTrace, RungTrace } from './ladder.ts';

/** A comparison in words: whom it prefers, and what a figure of it means. The lowest figure is the best. */
export interface RungWords {
  readonly prefers: string;
  readonly figure: (figure: number) => string;
}

/** What a candidate is called: a counter, a hex. */
export type NameOf = (candidate: number) => string;

/** Tells how a choice came about; there is nothing to tell where there was none. */
export interface LadderTeller<Name extends string> {
  /** Rung by rung: `unhit before hit: s03 unhit, s04 hit; leaves s03 (S5.1.1)`. */
  explain(title: string, ladder: LadderTrace<Name> | null | undefined, nameOf: NameOf, rule?: string): string[];
  /** What decided it: the last rung that left somebody out, or the roll; empty where there was nothing to decide. */
  deciding(ladder: LadderTrace<Name> | null | undefined, rule?: string): string;
}

/** `rule` is that of choosing, for a ladder without rungs that says no other. */
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
