import { useState } from 'react';
import { Sign } from '../ui/sign.tsx';
import type { FlowStep } from './flowchart.ts';
import { RuleLink } from './rule-link.tsx';

/** A drawing as steps in a column: what is asked has its answers, and each leads on to another step. */
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
