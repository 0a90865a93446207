import type { LuckModel, ResultSide } from '../face/result.ts';

export function LossesList({ sides }: { readonly sides: readonly ResultSide[] }) {
  return (
    <div className="losses">
      {sides.map(({ side, name, lost, left }) => (
        <section key={side} aria-label={`${name} casualties`}>
          <p>
            <span className="top-side" data-side={side}>
              {name}
            </span>{' '}
            <b>{lost.length}</b> lost, {left} left
          </p>
          <ul>
            {lost.map(({ seq, round, name: unit }, place) => (
              <li key={`${seq} ${place}`}>
                {unit} <span className="soft">round {round}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface LuckTableProps {
  readonly sides: readonly ResultSide[];
  readonly luck: LuckModel;
}

export function LuckTable({ sides, luck: { tried, hoped, by } }: LuckTableProps) {
  const most = Math.max(1, ...by.flatMap(({ expected, hits }) => [expected, hits]));
  return (
    <table className="result-table">
      <caption className="unseen">Luck of the dice</caption>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">{capital(tried)}</th>
          <th scope="col">
            {capital(hoped)} expected, and {hoped}
          </th>
        </tr>
      </thead>
      <tbody>
        {by.map(({ rolls, expected, hits, words }, place) => (
          <tr key={place}>
            <th scope="row">{sides[place]?.name}</th>
            <td>{rolls}</td>
            <td>
              <Bar kind="expected" share={expected / most} text={expected.toFixed(1)} />
              <Bar kind="actual" share={hits / most} text={String(hits)} />
              <span className="soft">{words}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
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
