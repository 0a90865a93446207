export type Span =
  | { readonly kind: 'text' | 'code' | 'strong' | 'em'; readonly text: string }
  /** A rule's id where the rule is stated. */
  | { readonly kind: 'anchor'; readonly id: string }
  /** A rule's id that another rule mentions. */
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

// How the rules of all games are numbered: by the letter of their book (B7.6.1a, BG.10, S-trace, L7b), with an S for
// solo play (LS6, LS7A1). R- is for rulings, which are in no rulebook. A letter with a number alone is a hex.
const ID = String.raw`(?!R)(?:[A-Z]G\.\d+|[A-Z][1-9]\d*(?:(?:\.\d+)+[a-z0-9]*|[a-z][a-z0-9]?)|[A-Z]S[1-9]\d*(?:\.\d+)*[A-Za-z0-9]*|[A-Z]-[a-z]+)`;
const WHOLE_ID = new RegExp(`^(?:${ID})$`);
const PARTS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)]+)\)/g;
const MENTION = new RegExp(String.raw`(?<![\w.])(?:${ID})(?![\w-])`, 'g');

/** False for the session's own reasons, such as `undo`, which are in no rulebook. */
export function isRuleId(text: string): boolean {
  return WHOLE_ID.test(text);
}

export function parseSpans(markdown: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of markdown.matchAll(PARTS)) {
    spans.push(...mentions(markdown.slice(from, found.index)));
    const [whole, code, strong, em, text = '', href] = found;
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined)
      spans.push(isRuleId(strong) ? { kind: 'anchor', id: strong } : { kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (href !== undefined) spans.push({ kind: 'link', text, href });
    from = found.index + whole.length;
  }
  return [...spans, ...mentions(markdown.slice(from))];
}

function mentions(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(MENTION)) {
    if (found.index > from) spans.push({ kind: 'text', text: text.slice(from, found.index) });
    spans.push({ kind: 'rule', id: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

export function wordsOf(spans: readonly Span[]): string {
  return spans.map((span) => ('text' in span ? span.text : span.id)).join('');
}

const RULE = /\(((?:[A-Z]{1,2}\d*\.\d|[A-Z]-|[A-Z][1-9]\d*[a-z]|[A-Z]S[1-9])[\w.-]*)\)/g;

interface RulePart {
  readonly text: string;
  readonly isRule: boolean;
}

/** Splits a line at rule ids in brackets. */
export function ruledParts(text: string): RulePart[] {
  // Splitting by a captured group puts the ids at odd indexes.
  return text.split(RULE).map((part, place) => ({ text: part, isRule: place % 2 === 1 }));
}

/** The rules that these lines cite, each once, in order. */
export function rulesIn(lines: readonly string[]): string[] {
  const ids = lines.flatMap((line) => ruledParts(line).filter(({ isRule, text }) => isRule && isRuleId(text)));
  return [...new Set(ids.map(({ text }) => text))];
}
