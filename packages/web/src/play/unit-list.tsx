import { counterOf, nameOfHex, type Seen, unitStates } from '@sandtable/bear';
import { CounterView } from '../scene/counter-view.tsx';
import { useAsked, usePlay, usePlayStore, useSeen } from '../match/play-context.tsx';
import { pressOn } from '../match/saying-actions.ts';

/** The person's units: on the map, still to come, and those who have come later are told when. */
export function UnitList() {
  const seen = useSeen();
  const me = usePlay((state) => state.moment.seat);
  const chosen = usePlay((state) => state.unit);
  const asked = useAsked();
  const player = seen.view.players.findIndex(({ seat }) => seat === me);
  const own = seen.view.roster.filter((unit) => seen.view.units[unit]?.owner === player);
  const inPlay = own.filter((unit) => seen.view.units[unit]?.fate === 'inPlay');
  const waiting = own.filter((unit) => seen.view.units[unit]?.fate === 'waiting');
  const clickable = asked?.clickables.units ?? new Map<number, unknown>();
  const fresh = inPlay.filter((unit) => seen.view.units[unit]?.spent === false).length;
  const rowsOf = (units: readonly number[], noteOf: typeof whereIs) =>
    units.map((unit) => (
      <UnitRow
        key={unit}
        seen={seen}
        unit={unit}
        isOpen={clickable.has(unit)}
        isChosen={chosen === unit}
        note={noteOf(seen, unit)}
      />
    ));
  return (
    <section className="units" aria-label="Your units">
      <h2>
        Units{' '}
        <span className="soft">
          {fresh} of {inPlay.length} fresh
        </span>
      </h2>
      <ul>{rowsOf(inPlay, whereIs)}</ul>
      {waiting.length === 0 ? null : (
        <>
          <h2>Reinforcements</h2>
          <ul>{rowsOf(waiting, whenComes)}</ul>
        </>
      )}
    </section>
  );
}

function whereIs(seen: Seen, unit: number): string {
  const at = seen.view.units[unit]?.at ?? -1;
  return at === -1 ? 'hidden' : nameOfHex(seen.map, at);
}

function whenComes({ view }: Seen, unit: number): string {
  const entry = view.terms.entries[view.units[unit]?.entry ?? -1];
  if (entry === undefined) return 'to come';
  return entry.round <= view.round ? 'may come in now' : `from round ${entry.round}`;
}

interface UnitRowProps {
  readonly seen: Seen;
  readonly unit: number;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly note: string;
}

function UnitRow({ seen, unit, isOpen, isChosen, note }: UnitRowProps) {
  const store = usePlayStore();
  const { word, type } = counterOf(seen, unit);
  const states = unitStates(seen, unit).filter((state) => !state.startsWith('facing'));
  return (
    <li>
      <button
        type="button"
        className="unit-row"
        aria-pressed={isChosen}
        data-unit={word}
        data-open={isOpen}
        onClick={() => {
          pressOn(store, { unit }, { title: word });
          // What it can do stands there; beside a wide map it is in sight anyway.
          store.setState({ tab: 'inspect' });
        }}
      >
        <CounterView seen={seen} unit={unit} size={40} detail="short" />
        <span className="unit-name">
          <b>{word}</b> {type.name}
          <span className="soft">
            {note} · {states.join(', ')}
          </span>
        </span>
      </button>
    </li>
  );
}
