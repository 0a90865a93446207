import type { Side } from '@sandtable/bear';
import type { Luck } from './luck.ts';

const SIDES = { german: 'German', soviet: 'Soviet' } as const;

function luckWords({ rolls, expected, hits }: Luck): string {
  if (rolls === 0) return 'no attacks';
  const off = hits - expected;
  if (Math.abs(off) < 0.5) return 'as the odds have it';
  return `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'} than the odds have it`;
}

/** Hits that the odds promised against those that came. */
export function LuckTable({ luck }: { readonly luck: Readonly<Record<Side, Luck>> }) {
  const rows = [
    { name: SIDES.german, its: luck.german },
    { name: SIDES.soviet, its: luck.soviet },
  ];
  return (
    <table className="result-table">
      <caption>Luck of the dice</caption>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Attacks</th>
          <th scope="col">Hits expected</th>
          <th scope="col">Hits</th>
          <th scope="col">Luck</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, its }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{its.rolls}</td>
            <td>{its.expected.toFixed(1)}</td>
            <td>{its.hits}</td>
            <td>{luckWords(its)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
