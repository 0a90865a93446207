import { counted } from '@sandtable/kernel';
import { Spans } from './prose.tsx';
import type { Ruling } from './rulings.ts';

/** What we play where the rule leaves something open, folded up beneath it. */
export function RulingList({ rulings }: { readonly rulings: readonly Ruling[] }) {
  return (
    <details className="rulings">
      <summary>{counted(rulings.length, 'ruling')}</summary>
      <dl>
        {rulings.map(({ question, answer }, place) => (
          <div key={place}>
            <dt>
              <Spans spans={question} />
            </dt>
            <dd>
              <Spans spans={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
