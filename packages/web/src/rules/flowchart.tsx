import { useState } from 'react';
import { Sign } from '../ui/text.tsx';
import { RuleLink } from './rule-link.tsx';

interface FlowStep {
  readonly id: string;
  readonly kind: 'asks' | 'does' | 'ends';
  readonly rules: readonly string[];
  readonly text: string;
  /** By answer; '' if there is only one way on. */
  readonly ways: readonly { readonly answer: string; readonly to: string }[];
}

const STEP = /^(\w+)(\{\{|\[|\(\[)"([^:"]+): ([^"]+)"/;
const WAY = /^(\w+) --(?: (.+) --)?> (\w+)$/;
const KINDS: Readonly<Record<string, FlowStep['kind']>> = { '{{': 'asks', '[': 'does', '([': 'ends' };

/** Parses the subset of mermaid that our rulebooks use; null if the text is no flowchart. */
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

export function FlowchartView({ steps }: { readonly steps: readonly FlowStep[] }) {
  const [at, setAt] = useState<string | null>(null);
  const numberOf = (id: string): number => steps.findIndex((step) => step.id === id) + 1;
  const goTo = (id: string): void => {
    setAt(id);
    const step = document.getElementById(`flow-${id}`);
    step?.scrollIntoView({ block: 'nearest' });
    step?.focus({ preventScroll: true });
  };
  return (
    <ol className="flow">
      {steps.map(({ id, kind, rules, text, ways }, place) => (
        <li
          key={id}
          id={`flow-${id}`}
          className="flow-step"
          data-kind={kind}
          data-at={id === at || undefined}
          tabIndex={-1}
        >
          <span className="flow-number">{place + 1}</span>
          <div className="flow-text">
            <p>
              {text}{' '}
              {rules.map((rule) => (
                <RuleLink key={rule} rule={rule} />
              ))}
            </p>
            {ways.length === 0 ? null : (
              <div className="flow-ways">
                {ways.map(({ answer, to }) => (
                  <button key={`${answer} ${to}`} type="button" className="flow-way" onClick={() => goTo(to)}>
                    {answer === '' ? 'then' : answer} <Sign of="arrow" /> {numberOf(to)}
                  </button>
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
