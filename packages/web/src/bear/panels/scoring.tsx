import { explainIfEnded, knownObjectives, NATIONS, type Seen, stakesIn } from '@sandtable/bear';
import { RuleLink } from '../../rules/rule-link.tsx';

/** B19.2: what scores and for whom, what the person's sealed orders ask for, and how it would stand if it ended now. */
export function Scoring({ seen }: { readonly seen: Seen }) {
  const stakes = stakesIn(seen);
  const sealed = knownObjectives(seen);
  return (
    <section className="scoring" data-testid="scoring">
      <h4>What scores</h4>
      {stakes.length === 0 ? <p className="soft">Nothing scores.</p> : null}
      <ul className="reasons">
        {stakes.map(({ sides, vp, text }) => (
          <li key={`${sides.join(' ')} ${vp} ${text}`}>
            <b>{vp} VP</b> {text}{' '}
            <span className="soft">
              {sides.length > 1 ? 'both sides' : sides.map((side) => NATIONS[side]).join('')}
            </span>
          </li>
        ))}
        {sealed.map((text) => (
          <li key={text} data-testid="sealed">
            <b>{text}</b>
          </li>
        ))}
      </ul>
      {seen.view.ended === null ? (
        <p data-testid="if-ended">
          If it ended now: <b>{explainIfEnded(seen)} VP</b>
          {hasSecrets(seen) ? ', not counting sealed orders you do not know' : ''}. <RuleLink rule="B19.2a" />
        </p>
      ) : null}
    </section>
  );
}

/** B8.3: somebody may hold a secret objective. */
function hasSecrets({ view }: Seen): boolean {
  return view.terms.victory.some(({ kind }) => kind === 'objective');
}
