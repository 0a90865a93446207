import type { ResultModel } from '../face/result.ts';
import { RuleLink } from '../rules/rule-link.tsx';

/** What was scored by reason and rule, down to the sum. */
export function ScoreView({ result: { scores, sides, unit } }: { readonly result: ResultModel }) {
  if (scores.length === 0) return <p className="soft">No {unit} scored.</p>;
  return (
    <table className="result-table">
      <caption className="unseen">What scored</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          {sides.map(({ side, name }) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.map(({ text, rule, by }) => (
          <tr key={`${text} ${rule}`}>
            <th scope="row">
              {text} <RuleLink rule={rule} />
            </th>
            {by.map((score, place) => (
              <td key={place}>{score}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {sides.map(({ side, score }) => (
            <td key={side}>{score}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
