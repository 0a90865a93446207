/** A step of a drawing: what is done or asked, by which rules, and where it leads. */
export interface FlowStep {
  readonly id: string;
  readonly kind: 'asks' | 'does' | 'ends';
  readonly rules: readonly string[];
  readonly text: string;
  /** By answers; a single way without one has ''. */
  readonly ways: readonly { readonly answer: string; readonly to: string }[];
}

const STEP = /^(\w+)(\{\{|\[|\(\[)"([^:"]+): ([^"]+)"/;
const WAY = /^(\w+) --(?: (.+) --)?> (\w+)$/;
const KINDS: Readonly<Record<string, FlowStep['kind']>> = { '{{': 'asks', '[': 'does', '([': 'ends' };

/** Reads a drawing in the notation of mermaid, as far as our rulebook uses it; null if the lines are none. */
export function parseFlowchart(text: string): FlowStep[] | null {
  const [head = '', ...lines] = text.split('\n').map((line) => line.trim());
  if (!head.startsWith('flowchart')) return null;
  const ways = lines.flatMap((line) => {
    const [, from, answer = '', to] = WAY.exec(line) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, answer, to }];
  });
  return lines.flatMap((line): FlowStep[] => {
    const [, id, open = '', rules = '', said = ''] = STEP.exec(line) ?? [];
    const kind = KINDS[open];
    if (id === undefined || kind === undefined) return [];
    const own = ways.filter(({ from }) => from === id).map(({ answer, to }) => ({ answer, to }));
    return [{ id, kind, rules: rules.split(', '), text: said, ways: own }];
  });
}
