import type { Line } from '../face/field.ts';
import { RuleLink } from './rule-link.tsx';
import { Terms } from './terms.tsx';

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function Ledger({
  title,
  sum,
  lines,
}: {
  readonly title: string;
  readonly sum: number;
  readonly lines: readonly Line[];
}) {
  return (
    <table className="ledger">
      <caption className="unseen">{title}, term by term</caption>
      <tbody>
        {lines.map(({ rule, text, amount }, place) => (
          <tr key={place}>
            <td className="ledger-amount">{amount === null ? '' : signed(amount)}</td>
            <td>
              <Terms text={text} />
            </td>
            <td className="ledger-rule">
              <RuleLink rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="ledger-amount">{sum}</td>
          <th scope="row" colSpan={2}>
            {title}
          </th>
        </tr>
      </tfoot>
    </table>
  );
}

export function ReasonLines({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="reasons">
      {lines.map(({ rule, text, amount }, place) => (
        <li key={place}>
          {amount === null ? null : <span className="ledger-amount">{signed(amount)}</span>} <Terms text={text} />{' '}
          <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}
