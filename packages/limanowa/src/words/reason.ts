import type { Reason } from '@sandtable/kernel';
import type { Seen } from '../model/state.ts';
import { combatReasons } from './reason-combat.ts';
import { moveReasons, planReasons } from './reason-plan.ts';
import { targetTerms } from './reason-target.ts';
import { type Told, toldIn } from './reason-told.ts';
import { type Naming, wordedName } from './unit-words.ts';

/** What the kernel itself says of a sentence. */
const sentenceReasons = {
  unexpected: ({ amount }: Told): string => `word ${amount + 1} does not fit here`,
  nothingAsked: (): string => 'no decision is pending',
};

/** A key that stands in two tables says the same thing in both; the later is the plainer. */
const words: Readonly<Record<string, (told: Told) => string>> = {
  ...targetTerms,
  ...moveReasons,
  ...combatReasons,
  ...planReasons,
  ...sentenceReasons,
};

/** One line of a judgement in English. */
export function explainReason(seen: Seen, reason: Reason, naming: Naming = wordedName): string {
  const say = words[reason.key];
  if (say === undefined) throw new Error(`no words for '${reason.key}' (${reason.rule})`);
  return say(toldIn(seen, reason, naming));
}
