import type { Side } from '@sandtable/bear';
import type { Luck } from './luck.ts';
import { luckWords } from './luck-words.ts';
import { SIDES } from './sides.ts';

/** Hits that the odds promised against those that came. */
export function LuckTable({ luck }: { readonly luck: Readonly<Record<Side, Luck>> }) {
  const rows = SIDES.map(({ side, name }) => ({ name, its: luck[side] }));
  const most = Math.max(1, ...rows.flatMap(({ its }) => [its.expected, its.hits]));
  return (
    <table className="result-table">
      <caption className="unseen">Luck of the dice</caption>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Attacks</th>
          <th scope="col">Hits expected, and hits</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, its }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{its.rolls}</td>
            <td>
              <Bar kind="expected" share={its.expected / most} text={its.expected.toFixed(1)} />
              <Bar kind="actual" share={its.hits / most} text={String(its.hits)} />
              <span className="soft">{luckWords(its)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({
  kind,
  share,
  text,
}: {
  readonly kind: 'expected' | 'actual';
  readonly share: number;
  readonly text: string;
}) {
  return (
    <span className="luck-bar" data-kind={kind}>
      <i style={{ width: `${60 * share}%` }} /> {text}
    </span>
  );
}
