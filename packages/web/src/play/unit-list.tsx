import { memo, useMemo } from 'react';
import type { UnitRow } from '../face/field.ts';
import { ONLOOKER } from '../link/seating.ts';
import { lookAs } from '../match/look-actions.ts';
import { eyesOf } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { pressOn } from '../match/saying-actions.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { useQuiet } from '../match/use-quiet.ts';
import { capital } from '../ui/words.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { useLayout, useSlim } from '../ui/page.ts';

export function UnitList() {
  const isSlim = useSlim();
  const hasEyes = useLayout() === 'wide' && !isSlim;
  const isQuiet = useQuiet();
  const position = usePosition();
  const me = usePlay((state) => state.moment.seat);
  const chosen = usePlay((state) => state.unit);
  const asked = useOpenSentence();
  const groups = useMemo(() => position.unitsOf(me), [position, me]);
  return (
    <section className="units" aria-label={me === ONLOOKER ? 'Units' : 'Your units'} data-slim={isSlim || undefined}>
      {hasEyes ? <Eyes /> : null}
      {groups.map(({ title, aside, rows }) => (
        <UnitGroupView key={title} title={title} aside={isQuiet ? '' : aside}>
          {rows.map((row) => (
            <UnitRowView
              key={row.unit}
              row={row}
              isOpen={asked?.clickables.units.has(row.unit) === true}
              isChosen={chosen === row.unit}
              isSlim={isSlim}
              isQuiet={isQuiet}
            />
          ))}
        </UnitGroupView>
      ))}
    </section>
  );
}

interface UnitGroupViewProps {
  readonly title: string;
  readonly aside: string;
  readonly children: React.ReactNode;
}

function UnitGroupView({ title, aside, children }: UnitGroupViewProps) {
  return (
    <>
      <h2>
        {title} {aside === '' ? null : <span className="soft">{aside}</span>}
      </h2>
      <ul>{children}</ul>
    </>
  );
}

interface UnitRowViewProps {
  readonly row: UnitRow;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** Shows only the counter and a short line; the name is for screen readers. */
  readonly isSlim: boolean;
  /** Its state alone: the map shows where it is. */
  readonly isQuiet: boolean;
}

/** Memoised: selecting another unit renders only two rows. */
const UnitRowView = memo(function UnitRowView({ row, isOpen, isChosen, isSlim, isQuiet }: UnitRowViewProps) {
  const { unit, word, name, note, state, brief } = row;
  const store = usePlayStore();
  const position = usePosition();
  const button = (
    <button
      type="button"
      className="unit-row"
      aria-pressed={isChosen}
      data-unit={word}
      data-open={isOpen}
      onClick={() => {
        pressOn(store, { unit });
        // The unit's orders are in this tab; beside a wide map they are visible anyway.
        store.setState({ tab: 'inspect' });
      }}
    >
      <CounterView piece={position.piece(unit)} size={isSlim ? 48 : 40} detail="short" />
      <span className={isSlim ? 'unseen' : 'unit-name'}>
        <span className="unit-title">{name}</span> <span className="soft">{isQuiet ? state : note}</span>
      </span>
      {isSlim ? <span aria-hidden="true">{brief}</span> : null}
    </button>
  );
  return <li>{isSlim ? <Tooltip text={`${name} · ${note}`}>{button}</Tooltip> : button}</li>;
});

/** Chooses whose view is shown, once the match is over or if it is only watched. Over the map where the list is too narrow. */
export function Eyes() {
  const store = usePlayStore();
  const sitting = usePlay((state) => state.sitting);
  const moment = usePlay((state) => state.moment);
  const seats = eyesOf(sitting, moment);
  if (seats.length === 0) return null;
  return (
    <label className="eyes">
      Seen by
      <select className="field" value={moment.seat} onChange={({ target }) => void lookAs(store, target.value)}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {capital(moment.position.seatName(seat))}
          </option>
        ))}
      </select>
    </label>
  );
}
