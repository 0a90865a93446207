import { RuleLink } from './rule-link.tsx';
import { ruledParts } from './ruled-parts.ts';

/** A line of words whose rule ids, in brackets, can be opened. */
export function RuledText({ text }: { readonly text: string }) {
  return ruledParts(text).map(({ text: part, isRule }, place) =>
    isRule ? <RuleLink key={place} rule={part} /> : part,
  );
}
