import type { Sentence } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { useEffect, useRef, useState } from 'react';
import type { PutRow, TrayItem } from '../face/companion.ts';
import { fitWhole } from '../match/look-actions.ts';
import { positionIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { CounterView } from '../scene/counter-view.tsx';
import { Button } from '../ui/buttons.tsx';
import { useHand, useHandState } from './hand-room.tsx';

const TABLE = 'table';

/** Places counters on the map as they stand on the real table: first a counter, then its hexes. */
export function PutSheet({ mode }: { readonly mode: 'setUp' | 'right' }) {
  const hand = useHand();
  const store = usePlayStore();
  // Re-render with every entry: everything below reads the table as it is now.
  const seq = useHandState((state) => state.seq);
  const problem = useHandState((state) => state.problem);
  const [unit, setUnit] = useState(-1);
  const groups = hand.tray();
  const [tab, setTab] = useState(groups[0]?.key ?? TABLE);
  const [key, setKey] = useState('');
  const [facings, setFacings] = useState<Readonly<Record<string, string>>>({});
  const group = groups.find((each) => each.key === tab);
  const item = group?.items.find((each) => each.key === key);
  // The second side faces the first.
  const usual = tab === groups[1]?.key ? hand.facings.length / 2 : 0;
  const facing = facings[tab] ?? hand.facings[usual] ?? '';
  const placed = groups.reduce((sum, { items }) => sum + items.reduce((all, each) => all + each.placed, 0), 0);

  const tap = (hex: number, tapped: number): void => {
    const name = positionIn(store.getState()).hexName(hex);
    if (tapped !== -1) return setUnit(tapped === unit ? -1 : tapped);
    if (name === undefined) return;
    if (unit !== -1) return void hand.move(unit, name);
    if (item !== undefined) void hand.put(item.put(name, facing));
  };
  const latest = useRef(tap);
  useEffect(() => void (latest.current = tap));
  useEffect(() => {
    store.setState({
      stop: 'peek',
      hands: {
        tap: (hex, tapped) => latest.current(hex, tapped),
        drag: (dragged, hex) => {
          const name = positionIn(store.getState()).hexName(hex);
          if (name !== undefined && dragged !== -1) void hand.move(dragged, name);
        },
      },
    });
    return () => store.setState({ hands: null, unit: -1 });
  }, [store, hand]);

  // Nothing stands there yet: all of it, above the sheet.
  const isEmpty = placed === 0;
  const hasMap = usePlay(({ map }) => map !== null);
  const peek = usePlay((state) => state.peek);
  useEffect(() => {
    if (isEmpty && hasMap) fitWhole(store);
  }, [store, isEmpty, hasMap, peek]);

  // Every entry clears the selection on the map.
  useEffect(() => store.setState({ unit }), [store, unit, seq]);

  const rows = unit === -1 ? (tab === TABLE ? hand.tableRows() : null) : hand.unitRows(unit);
  const name = unit === -1 ? '' : positionIn(store.getState()).piece(unit).words;
  const turn = (): void => {
    const next = hand.facings[(hand.facings.indexOf(facing) + 1) % hand.facings.length];
    if (next !== undefined) setFacings({ ...facings, [tab]: next });
  };
  return (
    <section className="hand-sheet" aria-label={mode === 'setUp' ? 'Set up' : 'Just move it'}>
      <header className="hand-head">
        <h2>{unit !== -1 ? name : mode === 'setUp' ? 'Set up: tap a counter, then its hex' : 'Just move it'}</h2>
        <span>{placed} on the map</span>
      </header>
      {unit === -1 ? (
        <div className="hand-tabs" role="group" aria-label="What to put">
          {[...groups, { key: TABLE, label: 'Table', side: null }].map((each) => (
            <button
              key={each.key}
              type="button"
              aria-pressed={each.key === tab}
              data-side={each.side ?? undefined}
              onClick={() => {
                setTab(each.key);
                setKey('');
              }}
            >
              {each.label}
            </button>
          ))}
        </div>
      ) : null}
      {mode === 'right' && rows === null && key === '' ? (
        <p className="hand-text">Tap a counter on the map, then its hex; or drag it there.</p>
      ) : null}
      {rows === null ? (
        <Tray items={group?.items ?? []} chosen={key} onChoose={setKey} />
      ) : (
        <PutRows rows={rows} onPut={(put) => void hand.put(put)} />
      )}
      <p className="hand-refusal" role="status">
        {problem}
      </p>
      <div className="hand-buttons">
        <Button data-does="back" onClick={() => void hand.back()}>
          Undo
        </Button>
        <Button onClick={() => fitWhole(store)}>Whole map</Button>
        {unit !== -1 ? (
          <Button onClick={() => setUnit(-1)}>Put it down</Button>
        ) : item?.turns === true ? (
          <Button data-does="turn" onClick={turn}>
            Turn: {facing}
          </Button>
        ) : null}
      </div>
      <Ready mode={mode} turn={turnRow(hand.tableRows())} />
    </section>
  );
}

interface TrayProps {
  readonly items: readonly TrayItem[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The counters in the box, by type. The tapped one stays selected for the next hex; a type with none left is pale with a check mark. */
function Tray({ items, chosen, onChoose }: TrayProps) {
  return (
    <div className="hand-tray" role="group" aria-label="Counters" tabIndex={0} data-scrolls>
      {items.map(({ key, name, piece, left, placed }) => (
        <button
          key={key}
          type="button"
          className="hand-item"
          aria-pressed={key === chosen}
          aria-label={`${name}${placed === 0 ? '' : `, ${placed} on the map`}${left === null ? '' : `, ${left} left`}`}
          data-set={left === 0 || undefined}
          disabled={left === 0}
          onClick={() => onChoose(key === chosen ? '' : key)}
        >
          {piece === null ? <span>{name}</span> : <CounterView piece={piece} size={44} detail="full" />}
          {placed === 0 ? null : <i aria-hidden="true">{placed}</i>}
        </button>
      ))}
    </div>
  );
}

interface PutRowsProps {
  readonly rows: readonly PutRow[];
  readonly onPut: (put: Sentence) => void;
}

/** Labels longer than this, such as names of cards, stand three in a row. */
const LONG = 12;

function PutRows({ rows, onPut }: PutRowsProps) {
  return (
    <div className="hand-rows">
      {rows.map(({ label, choices }) => (
        <div
          key={label}
          className="hand-row"
          role="group"
          aria-label={label}
          data-long={choices.some((choice) => choice.label.length > LONG) || undefined}
        >
          <span>{label}</span>
          {choices.map((choice) => (
            <button key={choice.label} type="button" aria-pressed={choice.isOn} onClick={() => onPut(choice.put)}>
              {choice.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function turnRow(rows: readonly PutRow[]): PutRow | undefined {
  return rows.find(({ choices }) => choices.some(({ put }) => put[0]?.startsWith('turn:')));
}

/** At set-up the player also says whose turn it is; in a correction the turn stays as it was. */
function Ready({ mode, turn }: { readonly mode: 'setUp' | 'right'; readonly turn: PutRow | undefined }) {
  const hand = useHand();
  const [isAsked, setAsked] = useState(false);
  const asks = useHandState((state) => state.asks);
  const begin = async (put: readonly string[], isOn: boolean): Promise<void> => {
    if (isOn || (await hand.put(put))) hand.setPutting(null);
  };
  if (mode === 'right')
    return (
      <Button tone="main" className="hand-main" onClick={() => hand.setPutting(null)}>
        {asks === PROCEDURE_SEAT ? 'Done: the AI’s turn' : 'Done: my turn'}
      </Button>
    );
  if (!isAsked || turn === undefined)
    return (
      <Button tone="main" className="hand-main" onClick={() => setAsked(true)}>
        Ready: whose turn?
      </Button>
    );
  return (
    <div className="hand-buttons" role="group" aria-label="Whose turn is it?">
      {turn.choices.map(({ label, put, isOn }) => (
        <Button key={label} tone={isOn ? 'main' : 'normal'} onClick={() => void begin(put, isOn)}>
          {label === 'You' ? 'Mine' : label}
        </Button>
      ))}
    </div>
  );
}
