import { type CardRow, type CardTurn, orderCardFace, type Seen } from '@sandtable/bear';
import { Sign, type SignName } from '../../ui/text.tsx';
import './order-card.css';

const SIGNS: Readonly<Record<RowState, { readonly sign: SignName | null; readonly words: string }>> = {
  done: { sign: 'play', words: 'executed: ' },
  skipped: { sign: 'close', words: 'skipped: ' },
  open: { sign: null, words: '' },
};

/** An Order Card; after it was tried, with its skipped and executed orders marked. */
export function OrderCardView({
  pack,
  card,
  isTried,
}: Pick<Seen, 'pack'> & { readonly card: CardTurn; readonly isTried: boolean }) {
  const printed = pack.orderCards[card.card];
  if (printed === undefined) return null;
  const { number, command, spentNumber, remainsFresh, hex, advance, groups } = orderCardFace(printed);
  const stateOf = (row: CardRow): RowState => (isTried ? rowState(card, row) : 'open');
  return (
    <article
      className="order-card"
      data-command={printed.isCommand}
      data-tried={isTried}
      aria-label={`Order Card ${number}`}
    >
      <header className="order-card-head">
        <b className="order-card-number">{number}</b>
        <span className="order-card-kind">
          {command === '' ? (
            'Order'
          ) : (
            <>
              <Sign of="star" /> {command}
            </>
          )}
        </span>
        {remainsFresh === '' ? null : <span className="order-card-fresh">{remainsFresh}</span>}
        <span className="order-card-hex">{hex}</span>
        <span className="order-card-spent">
          <small>Spent</small> <b>{spentNumber}</b>
        </span>
      </header>
      {groups.map(({ title, caps, rows }, place) =>
        title === '' ? (
          <ol key={place} className="order-card-orders">
            {rows.map((row) => (
              <Row key={`${row.part} ${row.place}`} row={row} state={stateOf(row)} />
            ))}
          </ol>
        ) : (
          <div key={place} className="order-card-priority">
            <b>{title}</b>
            <ol>
              {rows.map((row) => (
                <Row key={row.place} row={row} state={stateOf(row)} />
              ))}
            </ol>
            {caps === '' ? null : <small>{caps}</small>}
          </div>
        ),
      )}
      {advance === '' ? null : <p className="order-card-advance">{advance}</p>}
    </article>
  );
}

function Row({ row, state }: { readonly row: CardRow; readonly state: RowState }) {
  const { sign, words } = SIGNS[state];
  return (
    <li data-state={state} data-part={row.part}>
      {sign === null ? null : (
        <span className="order-card-sign">
          <Sign of={sign} />
        </span>
      )}
      {words === '' ? null : <span className="unseen">{words}</span>}
      {row.text}
    </li>
  );
}

type RowState = 'done' | 'skipped' | 'open';

/** The mission's orders share one row of the card, and so do its counteractions. */
const IN_ONE_ROW: ReadonlySet<CardRow['part']> = new Set<CardRow['part']>(['counteraction', 'missionOrder']);

export function rowState({ notes }: CardTurn, { part, place }: CardRow): RowState {
  if (part === 'passTest') {
    const test = notes.find((note) => note.note === 'passTest');
    return test === undefined ? 'open' : test.passes ? 'done' : 'skipped';
  }
  const tried = notes.filter(
    (note) =>
      note.note === 'order' && note.source.part === part && (IN_ONE_ROW.has(part) || note.source.place === place),
  );
  if (tried.length === 0) return 'open';
  return tried.some((note) => note.note === 'order' && note.deed !== null) ? 'done' : 'skipped';
}
