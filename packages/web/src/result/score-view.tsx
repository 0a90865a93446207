import { SCORE_WORDS } from '@sandtable/bear';
import { RuleLink } from '../rules/rule-link.tsx';
import type { Aftermath } from './aftermath.ts';

/** What was scored by reason and rule, down to the sum. */
export function ScoreView({ aftermath: { scores, vp } }: { readonly aftermath: Aftermath }) {
  if (scores.length === 0) return <p className="soft">Nobody has scored.</p>;
  return (
    <table className="result-table">
      <caption className="unseen">What scored</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">German</th>
          <th scope="col">Soviet</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ reason, vp: each }) => (
          <tr key={reason}>
            <th scope="row">
              {SCORE_WORDS[reason].text} <RuleLink rule={SCORE_WORDS[reason].rule} />
            </th>
            <td>{each.german}</td>
            <td>{each.soviet}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td>{vp.german}</td>
          <td>{vp.soviet}</td>
        </tr>
      </tfoot>
    </table>
  );
}
