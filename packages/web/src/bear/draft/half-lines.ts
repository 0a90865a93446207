import type { GeneratorCard, Seen } from '@sandtable/bear';

/** What is written on a half, a line for each step that is not told by counters or figures. */
export function halfLines(_seen: Seen, steps: GeneratorCard['top']['steps']): string[] {
  return steps.flatMap((step) => (step.kind === 'units' || step.kind === 'caps' ? [] : [step.kind]));
}
