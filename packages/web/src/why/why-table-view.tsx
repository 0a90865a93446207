import type { OrderTrace, Seen } from '@sandtable/bear';
import { RuledText } from './ruled-text.tsx';
import { whyTable, type WhyCell } from './why-table.ts';

const SIGNS: Readonly<Record<WhyCell['state'], { readonly sign: string; readonly words: string }>> = {
  pass: { sign: '✓', words: 'yes' },
  fail: { sign: '✗', words: 'no' },
  open: { sign: '·', words: 'not looked at' },
};

/** Rows are the AI, columns what is asked of each; the one that acts stands out. */
export function WhyTableView({ before, trace }: { readonly before: Seen; readonly trace: OrderTrace }) {
  const { columns, rows } = whyTable(before, trace);
  return (
    <div className="why-scroll" tabIndex={0} role="region" aria-label="Conditions, AI by AI">
      <table className="why-table">
        <thead>
          <tr>
            <th scope="col">AI</th>
            {columns.map((column, place) => (
              <th key={place} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">hexes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ unit, name, cells, distance, isChosen }) => (
            <tr key={unit} data-chosen={isChosen}>
              <th scope="row">
                {isChosen ? '▶ ' : ''}
                {name}
              </th>
              {cells.map(({ state, text }, place) => (
                <td key={place} data-state={state} title={text}>
                  <span aria-hidden="true">{SIGNS[state].sign}</span>
                  <span className="unseen">
                    {SIGNS[state].words} {text}
                  </span>
                </td>
              ))}
              <td>{distance ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="why-fails">
        {rows.flatMap(({ name, cells }) =>
          cells
            .filter(({ state, text }) => state === 'fail' && text !== '')
            .map(({ text }, place) => (
              <li key={`${name} ${place}`}>
                <b>{name}</b> <RuledText text={text} />
              </li>
            )),
        )}
      </ul>
    </div>
  );
}
