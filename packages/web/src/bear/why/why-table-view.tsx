import type { OrderTrace, Seen } from '@sandtable/bear';
import { NumberMark } from '../../film/number-mark.tsx';
import { RuledText, useShowRule } from '../../rules/rule-link.tsx';
import { rulesIn } from '../../rules/spans.ts';
import { Sign, type SignName } from '../../ui/text.tsx';
import { whyTable, type WhyCell } from './why-table.ts';

const SIGNS: Readonly<Record<WhyCell['state'], { readonly sign: SignName; readonly words: string }>> = {
  pass: { sign: 'check', words: 'yes' },
  fail: { sign: 'close', words: 'no' },
  open: { sign: 'dot', words: 'not checked' },
};

interface Asking {
  readonly units: ReadonlySet<number>;
  /** The unit asked about; -1 for none. */
  readonly asked: number;
  ask(unit: number): void;
}

/** Rows are AI units, columns the conditions. */
export function WhyTableView({
  before,
  trace,
  label = 'Conditions, AI by AI',
  asking = null,
}: {
  readonly before: Seen;
  readonly trace: OrderTrace;
  readonly label?: string;
  readonly asking?: Asking | null;
}) {
  const { columns, rows } = whyTable(before, trace);
  return (
    <div className="why-scroll" tabIndex={0} role="region" aria-label={label}>
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
            {asking === null ? null : <th scope="col">if it were spent</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ unit, name, cells, distance, isChosen }, row) => (
            <tr key={unit} data-chosen={isChosen}>
              <th scope="row">
                <NumberMark number={String(row + 1)} isOut={!isChosen && distance === null} />{' '}
                {isChosen ? <Sign of="play" /> : null}
                {name}
              </th>
              {cells.map((cell, place) => (
                <td key={place} data-state={cell.state} title={cell.text}>
                  <Cell cell={cell} />
                </td>
              ))}
              <td>{distance ?? '–'}</td>
              {asking === null ? null : (
                <td>{asking.units.has(unit) ? <Ask asking={asking} unit={unit} name={name} /> : null}</td>
              )}
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

/** A failed condition opens its rule. */
function Cell({ cell: { state, text } }: { readonly cell: WhyCell }) {
  const show = useShowRule();
  const { sign, words } = SIGNS[state];
  const [rule] = rulesIn([text]);
  if (rule !== undefined)
    return (
      <button type="button" className="why-cell" aria-label={`${words}: ${text}`} onClick={() => show(rule)}>
        <Sign of={sign} />
      </button>
    );
  return (
    <>
      <Sign of={sign} />
      <span className="unseen">
        {words} {text}
      </span>
    </>
  );
}

function Ask({ asking, unit, name }: { readonly asking: Asking; readonly unit: number; readonly name: string }) {
  return (
    <button
      type="button"
      className="why-cell why-ask"
      aria-pressed={asking.asked === unit}
      aria-label={`What if ${name} were spent?`}
      onClick={() => asking.ask(unit)}
    >
      What if?
    </button>
  );
}
