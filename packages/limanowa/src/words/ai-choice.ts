import type { ChoiceKind, ChoiceTrace } from '../solo/trace.ts';
import { explainAiReason } from './ai-reasons.ts';
import { decidingRung, explainLadder } from './ai-rungs.ts';
import { ROW_WORDS } from './ai-rows.ts';
import type { EventNames } from './event-names.ts';

/** What is chosen; `by` is the unit it is chosen for. */
const TITLES: Readonly<Record<ChoiceKind, (by: string) => string>> = {
  counterAttack: (by) => `Counter-attack by ${by}`,
  relegated: (by) => `Relegated by ${by}`,
  tactics: (by) => `Aggressive tactics by ${by}`,
  protected: () => 'Unit protected',
  strike: () => 'Target of the Counter-attack card',
  battery: () => 'Battery',
  shell: (by) => `Artillery attack by ${by}`,
  support: (by) => `Artillery support by ${by}`,
  objective: () => 'First objective',
  mover: () => 'Unit that moves',
};

/** Who was chosen, by which row of which table, among whom, rung by rung; then who was no candidate. */
export function explainChoice({ what, by, passedOver, row, ladder }: ChoiceTrace, names: EventNames): string[] {
  const title = TITLES[what](names.unit(by));
  const nameOf = what === 'objective' ? names.hex : names.unit;
  const others = passedOver.map((reason) => `  ${explainAiReason(reason, names)}`);
  if (row === null || ladder === null) return [`${title}: nobody`, ...others];
  const rungs = explainLadder(title, ladder, nameOf, row);
  const [head = `${title}: ${nameOf(ladder.chosen)}`, ...steps] = rungs;
  return [`${head}; ${ROW_WORDS[row]} (${row})`, ...steps, ...others];
}

/** `Counter-attack by r02 Rifles: a01 Honvéd, fewest RP (LS7A2)` */
export function summarizeChoice({ what, by, row, ladder }: ChoiceTrace, names: EventNames): string {
  const title = TITLES[what](names.unit(by));
  if (row === null || ladder === null) return `${title}: nobody`;
  const nameOf = what === 'objective' ? names.hex : names.unit;
  const decided = decidingRung(ladder, row);
  return `${title}: ${nameOf(ladder.chosen)}, ${decided === '' ? `the only one (${row})` : decided}`;
}
