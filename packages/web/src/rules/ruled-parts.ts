import { isRuleId } from './spans.ts';

const RULE = /\(((?:[A-Z]{1,2}\d*\.\d|[A-Z]-|[A-Z][1-9]\d*[a-z]|[A-Z]S[1-9])[\w.-]*)\)/g;

interface RuledPart {
  readonly text: string;
  readonly isRule: boolean;
}

/** A line of words cut at the rule ids that stand in brackets. */
export function ruledParts(text: string): RuledPart[] {
  // Every second part is what stood in brackets.
  return text.split(RULE).map((part, place) => ({ text: part, isRule: place % 2 === 1 }));
}

/** The rules of the rulebook that these lines rest on, each once, in their order. */
export function rulesIn(lines: readonly string[]): string[] {
  const ids = lines.flatMap((line) => ruledParts(line).filter(({ isRule, text }) => isRule && isRuleId(text)));
  return [...new Set(ids.map(({ text }) => text))];
}
