import { RuleLink } from '../rules/rule-link.tsx';

const RULE = /\(((?:B|S|G|R-)[\dA-Z][\w.-]*)\)/g;

/** A line of words whose rule ids, in brackets, can be opened. */
export function RuledText({ text }: { readonly text: string }) {
  // Every second part is what stood in brackets.
  const parts = text.split(RULE);
  return parts.map((part, place) => (place % 2 === 1 ? <RuleLink key={place} rule={part} /> : part));
}
