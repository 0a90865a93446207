import type { LadderTrace, RungTrace } from '../solo/trace.ts';
import { RUNG_WORDS } from './ai-rungs.ts';

/** What a candidate is called: a counter, a hex, a facing. */
export type NameOf = (candidate: number) => string;

/** A choice rung by rung: `unhit before hit: s03 unhit, s04 hit; leaves s03 (S5.1.1)`. Nothing where there was none. */
export function explainLadder(title: string, ladder: LadderTrace | null | undefined, nameOf: NameOf): string[] {
  if (ladder === null || ladder === undefined || ladder.among.length < 2) return [];
  const { among, rungs, roll, chosen } = ladder;
  return [
    `${title}: ${nameOf(chosen)}, from ${list(among, nameOf)}`,
    ...rungs.map((rung) => `  ${explainRung(rung, nameOf)}`),
    ...(roll === null ? [] : [`  still tied: random, ${printRoll(roll)}: ${nameOf(chosen)} (${lastRule(rungs)})`]),
  ];
}

function explainRung({ rule, rung, figures, left }: RungTrace, nameOf: NameOf): string {
  const { prefers, figure } = RUNG_WORDS[rung];
  const told = figures.map(([candidate, value]) => `${nameOf(candidate)} ${figure(value)}`).join(', ');
  const rest = left.length === figures.length ? 'tied' : `leaves ${list(left, nameOf)}`;
  return `${prefers}: ${told}; ${rest} (${rule})`;
}

/** What decided the choice: the last rung that left somebody out, or the roll; empty where there was nothing to decide. */
export function decidingRung(ladder: LadderTrace | null | undefined): string {
  if (ladder === null || ladder === undefined || ladder.among.length < 2) return '';
  const { rungs, roll } = ladder;
  if (roll !== null) return `random, ${printRoll(roll)} (${lastRule(rungs)})`;
  const last = rungs.findLast(({ figures, left }) => left.length < figures.length);
  return last === undefined ? '' : `${RUNG_WORDS[last.rung].prefers} (${last.rule})`;
}

function printRoll({ of, rolled }: NonNullable<LadderTrace['roll']>): string {
  return `${rolled} of ${of}`;
}

/** S5.0.1: the rule of the ladder; where it had no rungs, that of choosing. */
function lastRule(rungs: readonly RungTrace[]): string {
  return rungs.at(-1)?.rule ?? 'S5.0.1';
}

export function list(candidates: readonly number[], nameOf: NameOf): string {
  return candidates.map(nameOf).join(', ');
}
