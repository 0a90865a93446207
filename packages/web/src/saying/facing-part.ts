import type { Facing } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import type { Entry, SpokenWord } from '../face/choice.ts';
import { beforePayment } from './before-payment.ts';
import { type Clickables, clickablesOf } from './clickables.ts';
import { proposalOf } from './proposal.ts';
import { type Saying, withWords } from './saying.ts';

/** Which way to face: what is open, and what is chosen or would be. */
export interface FacingPart {
  readonly entries: readonly Entry[];
  readonly chosen: Facing | null;
}

/** Facings that can be said next, or in the place of the one that was said last. */
export function facingPart({
  saying,
  clickables,
}: {
  readonly saying: Saying;
  readonly clickables: Clickables;
}): FacingPart | null {
  const { position, words } = saying;
  const next = clickables.facings.filter(isNextAfter(words));
  if (next.length > 0) {
    const proposed = proposalOf(saying);
    return { entries: next, chosen: proposed === null ? null : facingIn(position.heard(proposed)[words.length]) };
  }
  const unpaid = beforePayment(saying);
  const chosen = facingIn(position.heard(unpaid.words).at(-1));
  if (chosen === null) return null;
  const before = withWords(saying, unpaid.words.slice(0, -1));
  return { entries: clickablesOf(before).facings.filter(isNextAfter(before.words)), chosen };
}

function isNextAfter(words: Sentence): (entry: Entry) => boolean {
  return (entry) => entry.words.length === words.length + 1;
}

function facingIn(said: SpokenWord | undefined): Facing | null {
  return said?.kind === 'facing' ? said.facing : null;
}
