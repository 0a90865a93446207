import type { Sentence } from '@sandtable/kernel';
import type { Saying } from './saying.ts';

/** One who goes takes his own words with him; the others stay if they still can. */
export function withoutMember({ position, words }: Saying, place: number): Sentence {
  const rest = position.heard(words).slice(place + 1);
  const next = rest.findIndex((said) => said.kind === 'payment' || (said.kind === 'unit' && said.part === 'joins'));
  const shorter = [...words.slice(0, place), ...(next === -1 ? [] : words.slice(place + 1 + next))];
  return position.allows(shorter) ? shorter : words.slice(0, place);
}
