import { type AiTurn, explainAiTurn, type Seen, unitTitle } from '@sandtable/bear';
import { useDeferredValue, useMemo } from 'react';
import { RuledText, RuleLink } from '../../rules/rule-link.tsx';
import { rulesIn } from '../../rules/spans.ts';

/** Everything in full. It is long, so the rest of the proof is on the page before it. */
export function WhySteps({ before, turn }: { readonly before: Seen; readonly turn: AiTurn }) {
  const told = useDeferredValue<AiTurn | null>(turn, null);
  const steps = useMemo(() => (told === null ? [] : explainAiTurn(before, told, unitTitle)), [before, told]);
  if (told === null) return null;
  return (
    <>
      <section>
        <h3>Rules applied</h3>
        <p className="why-rules">
          {rulesIn(steps).map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      </section>
      <details>
        <summary>Every step, to redo it by hand</summary>
        <ul className="why-all">
          {steps.map((line, place) => (
            <li key={place} style={{ paddingLeft: `${(line.length - line.trimStart().length) * 0.5}em` }}>
              <RuledText text={line.trimStart()} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
