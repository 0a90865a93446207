import type { MatchInfo } from '@sandtable/protocol';
import { type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { gameWith, missionsOf } from '../../games/games.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { useFeed } from './hall-store.ts';
import { freeSeats, joinAddress } from './match-order.ts';
import { PlayedMap, useMission } from './mission-of.tsx';
import { type Named, PersonDisc, PersonName } from './person-name.tsx';
import {
  ALL_TABLES,
  lengthWords,
  type ListedTable,
  passes,
  rateWords,
  sinceWords,
  steadyOrder,
  type TableFilter,
} from './table-words.ts';
import { useNow } from './use-now.ts';
import './open-tables.css';

/** A table that has just come is marked for this long. */
const NEW_MS = 20_000;

/** Tables that anyone may sit down at. Nothing moves while the pointer or the keyboard is on them. */
export function OpenTables({
  tables,
  children,
}: {
  readonly tables: readonly MatchInfo[];
  readonly children?: ReactNode;
}) {
  const heading = useId();
  const [filter, setFilter] = useState(ALL_TABLES);
  const list = useRef<HTMLUListElement>(null);
  const listed = useListed(tables);
  const shown = listed.filter((table) => passes(table, filter));
  const rows = useSteady(
    shown.map(({ match }) => match),
    list,
  );
  const fresh = useFresh(tables.map(({ id }) => id));
  return (
    <section className="lobby-section" aria-labelledby={heading}>
      <div className="tables-head">
        <h2 id={heading}>
          Open tables <span className="lobby-count">{tables.length}</span>
        </h2>
        {listed.length < 2 ? null : <Filters listed={listed} filter={filter} onChange={setFilter} />}
      </div>
      {rows.length === 0 ? (
        tables.length === 0 ? (
          children
        ) : (
          <p className="soft">No table is like that right now.</p>
        )
      ) : (
        <ul ref={list} className="open-rows panel">
          {rows.map(({ match, isGone }) => (
            <OpenRow key={match.id} match={match} isGone={isGone} isNew={fresh.has(match.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OpenRowProps {
  readonly match: MatchInfo;
  readonly isGone: boolean;
  readonly isNew: boolean;
}

function OpenRow({ match, isGone, isNew }: OpenRowProps) {
  const { name, facts, seatOf } = useMission(match);
  const { here } = useFeed();
  const now = useNow();
  const free = freeSeats(match);
  const [seat = ''] = free;
  const rate = free.length === 1 ? rateWords(facts, seatOf(seat).side) : '';
  const sitters = sittersOf(match);
  const all = match.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <li className="open-row" data-new={isNew || undefined} data-gone={isGone || undefined}>
      <div className="open-row-map" aria-hidden="true">
        <PlayedMap played={match} />
      </div>
      <div className="open-row-name">
        <strong>{name}</strong>
        <span className="soft">
          {free.length === 1
            ? `you would be ${seatOf(seat).name}${rate === '' ? '' : `, ${rate}`}`
            : `${free.length} seats free`}
        </span>
      </div>
      <div className="open-row-people">
        {sitters.map((person) => (
          <PersonDisc
            key={person.id ?? person.name}
            person={person}
            isHere={here.some(({ id, doing }) => id === person.id && doing !== 'watch')}
          />
        ))}
        {sitters.length === 1 && sitters[0] !== undefined && all <= 2 ? (
          <PersonName person={sitters[0]} />
        ) : (
          <strong>{`${all - free.length} of ${all}`}</strong>
        )}
      </div>
      <span className="tag">{lengthWords(match.pace, facts?.minutes)}</span>
      <span className="open-row-since soft">{sinceWords(match.createdAt, now)}</span>
      {isGone ? (
        <span className="soft">gone</span>
      ) : (
        <LinkButton href={joinAddress(match.id)}>
          Sit down<span className="unseen">{` at ${name}`}</span>
        </LinkButton>
      )}
    </li>
  );
}

/** The people at a table, each once; its maker first. */
function sittersOf({ seats, maker, makerId }: MatchInfo): readonly Named[] {
  const people = new Map<string, Named>();
  for (const { kind, name, person: id, mark } of seats)
    if (kind === 'person' && name !== null && id !== null) people.set(id, { id, name, mark });
  const own = makerId === null || maker === null ? undefined : people.get(makerId);
  if (own === undefined) return [...people.values()];
  return [own, ...[...people.values()].filter((each) => each !== own)];
}

function useListed(tables: readonly MatchInfo[]): readonly ListedTable[] {
  return tables.map((match) => {
    const game = gameWith(match.game);
    const missions = game === undefined ? null : use(missionsOf(game));
    const facts = missions?.all.find(({ id }) => id === match.mission);
    const free = freeSeats(match);
    const sides = (facts?.parties ?? []).filter(({ seat }) => free.includes(seat)).map(({ name }) => name);
    return { match, mission: facts?.name ?? '', minutes: facts?.minutes, sides };
  });
}

interface Shown {
  readonly match: MatchInfo;
  /** No longer on the list: shown while the rows are held. */
  readonly isGone: boolean;
}

/** The rows, in an order that does not change while the pointer or the focus is on the list. */
function useSteady(matches: readonly MatchInfo[], list: RefObject<HTMLUListElement | null>): readonly Shown[] {
  const [held, setHeld] = useState<readonly MatchInfo[] | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const hold = (): void => setHeld((before) => before ?? matches);
    const release = (): void => setHeld(null);
    const events = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', release],
      ['focusout', release],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  }, [list, matches]);
  const ids = steadyOrder(
    (held ?? []).map(({ id }) => id),
    matches.map(({ id }) => id),
    held !== null,
  );
  return ids.flatMap((id): Shown[] => {
    const match = matches.find((each) => each.id === id);
    const gone = held?.find((each) => each.id === id);
    if (match !== undefined) return [{ match, isGone: false }];
    return gone === undefined ? [] : [{ match: gone, isGone: true }];
  });
}

/** Tables that came after the first look, for twenty seconds each. */
function useFresh(ids: readonly string[]): ReadonlySet<string> {
  const seen = useRef<Set<string> | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const key = ids.join(' ');
  useEffect(() => {
    const all = key === '' ? [] : key.split(' ');
    const known = seen.current;
    seen.current = new Set([...(known ?? []), ...all]);
    const came = known === null ? [] : all.filter((id) => !known.has(id));
    if (came.length === 0) return;
    setFresh((before) => new Set([...before, ...came]));
    // Not cleared with the effect: the next list must not keep these marked.
    setTimeout(() => setFresh((before) => new Set([...before].filter((id) => !came.includes(id)))), NEW_MS);
  }, [key]);
  return fresh;
}

interface FiltersProps {
  readonly listed: readonly ListedTable[];
  readonly filter: TableFilter;
  readonly onChange: (filter: TableFilter) => void;
}

function Filters({ listed, filter, onChange }: FiltersProps) {
  const games = [...new Set(listed.map(({ match }) => match.game))];
  const isAll = JSON.stringify(filter) === JSON.stringify(ALL_TABLES);
  const chip = (label: string, isOn: boolean, next: TableFilter) => (
    <button key={label} type="button" className="filter-chip" aria-pressed={isOn} onClick={() => onChange(next)}>
      {label}
    </button>
  );
  const pace = (which: 'live' | 'days') => ({ ...filter, pace: filter.pace === which ? ('' as const) : which });
  return (
    <div className="filters" role="group" aria-label="Show">
      {chip('All', isAll, ALL_TABLES)}
      {chip('Live', filter.pace === 'live', pace('live'))}
      {chip('Over days', filter.pace === 'days', pace('days'))}
      {games.length < 2
        ? null
        : games.map((id) =>
            chip(shortName(gameWith(id)?.name ?? id), filter.game === id, {
              ...filter,
              game: filter.game === id ? '' : id,
            }),
          )}
      <Pick
        label="Length"
        value={String(filter.most)}
        values={[
          ['Infinity', 'Any length'],
          ['30', 'Up to 30 min'],
          ['60', 'Up to an hour'],
        ]}
        onChange={(most) => onChange({ ...filter, most: Number(most) })}
      />
      <Pick
        label="Mission"
        value={filter.mission}
        values={[['', 'Any mission'], ...namesIn(listed.map(({ mission }) => mission))]}
        onChange={(mission) => onChange({ ...filter, mission })}
      />
      <Pick
        label="Your side"
        value={filter.side}
        values={[['', 'Any side'], ...namesIn(listed.flatMap(({ sides }) => sides))]}
        onChange={(side) => onChange({ ...filter, side })}
      />
    </div>
  );
}

/** `Limanowa, 1914` as a chip: `Limanowa`. */
function shortName(name: string): string {
  return name.split(',')[0] ?? name;
}

function namesIn(names: readonly string[]): (readonly [string, string])[] {
  return [...new Set(names)]
    .filter((name) => name !== '')
    .sort()
    .map((name) => [name, name]);
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** Nothing to choose among fewer than two. */
function Pick({ label, value, values, onChange }: PickProps) {
  if (values.length < 3 && values[0]?.[0] === '') return null;
  return (
    <select
      aria-label={label}
      className="filter-pick"
      data-set={value !== values[0]?.[0] || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {values.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
