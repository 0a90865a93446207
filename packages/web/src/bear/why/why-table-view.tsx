import { type OrderTrace, type Seen, unitName, unitTitle } from '@sandtable/bear';
import type { ComponentProps } from 'react';
import { NumberMark } from '../../film/number-mark.tsx';
import { useShowRule } from '../../rules/rule-link.tsx';
import { RuledText } from '../../rules/terms.tsx';
import { rulesIn } from '../../rules/spans.ts';
import { usePhone } from '../../ui/page.ts';
import { Sign, type SignName } from '../../ui/text.tsx';
import { useNumbered } from '../../why/chosen-first.ts';
import { whyTable, type WhyCell } from './why-table.ts';

const SIGNS: Readonly<Record<WhyCell['state'], { readonly sign: SignName; readonly words: string }>> = {
  pass: { sign: 'check', words: 'yes' },
  fail: { sign: 'close', words: 'no' },
  open: { sign: 'dot', words: 'not checked' },
};

interface Asking {
  readonly units: ReadonlySet<number>;
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
  const isPhone = usePhone();
  const table = whyTable(before, trace, isPhone ? unitName : unitTitle);
  const { columns } = table;
  const rows = useNumbered(table.rows);
  // A phone has no room for a column of buttons: a long press on the row asks instead.
  const canAsk = (unit: number): boolean => asking?.units.has(unit) === true;
  const hasButtons = asking !== null && !isPhone;
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
            {hasButtons ? <th scope="col">if it were spent</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ unit, name, cells, distance, isChosen, number }) => (
            <tr key={unit} data-chosen={isChosen} {...(isPhone && canAsk(unit) ? held(() => asking?.ask(unit)) : {})}>
              <th scope="row">
                <NumberMark number={number} isOut={!isChosen && distance === null} />{' '}
                {isChosen ? <Sign of="play" /> : null}
                {name}
                {isPhone && asking !== null && canAsk(unit) ? (
                  <span className="unseen">
                    <Ask asking={asking} unit={unit} name={name} />
                  </span>
                ) : null}
              </th>
              {cells.map((cell, place) => (
                <td key={place} data-state={cell.state} title={cell.text}>
                  <Cell cell={cell} />
                </td>
              ))}
              <td>{distance ?? '–'}</td>
              {hasButtons ? <td>{canAsk(unit) ? <Ask asking={asking} unit={unit} name={name} /> : null}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {isPhone && asking !== null ? <p className="why-hold soft">Hold a row to ask what if it were spent.</p> : null}
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

/** How long a long press takes, in milliseconds. */
const LONG = 500;
let holding = 0;

/** A long press asks; scrolling does not. */
function held(
  ask: () => void,
): Pick<ComponentProps<'tr'>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu'> {
  const stop = (): void => clearTimeout(holding);
  return {
    onPointerDown: ({ pointerType }) => {
      stop();
      if (pointerType === 'touch') holding = window.setTimeout(ask, LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => event.preventDefault(),
  };
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
