import { counted, listed } from '@sandtable/kernel';
import { helpWords } from '@sandtable/protocol';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { FarState } from '../../link/far-state.ts';
import { peopleOf, playerName } from '../../link/seating.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { awaitedIn } from '../../match/waiting.ts';
import { Button, ReloadButton } from '../../ui/buttons.tsx';
import { capital } from '../../ui/words.ts';
import { ClaimPanel } from '../clock/claim-panel.tsx';
import { Clock } from '../clock/clock.tsx';
import type { FarHandle, SinceSpan } from './far-handle.ts';
import { PassMenu } from './pass-menu.tsx';
import { Presence } from '../server/presence.tsx';
import { nextTurn, useTurns } from '../server/turns.ts';

interface FarProps {
  readonly link: FarHandle;
}

/** The people at the table, beside the score: a dot that is filled while their screen is open, and their clocks if there are any. */
export function FarPeople({ link }: FarProps) {
  const { seats } = useStore(link.far, (state) => state.presence);
  const { clocks, serverOffset } = useStore(link.far, (state) => state.time);
  const { seating, isHere } = usePlay((state) => state.sitting);
  const isOver = usePlay((state) => state.moment.outcome !== null);
  const position = usePlay((state) => state.moment.position);
  const shown = isOver ? null : clocks;
  const people = peopleOf(seating).filter((seat) => !isHere(seat) || shown?.left[seat] !== undefined);
  return (
    <ul className="far-people" aria-label="Players">
      {people.map((seat) => {
        const [name, isThere] = [playerName(seating, seat), seats.includes(seat)];
        if (shown?.left[seat] !== undefined)
          return (
            <li key={seat} data-clock>
              <Clock
                side={position.sideOf(seat)}
                clocks={shown}
                isMine={isHere(seat)}
                isHere={isThere}
                {...{ seat, serverOffset, name }}
              />
            </li>
          );
        return (
          <li key={seat} data-side={position.sideOf(seat)}>
            <Presence isHere={isThere} />
            <b>{name}</b>
            <span className="unseen">{isThere ? ', is here' : ', is away'}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function FarClaim({ link }: FarProps) {
  const time = useStore(link.far, (state) => state.time);
  const { seating, isHere } = usePlay((state) => state.sitting);
  const { asks, seat, seq, outcome, position } = usePlay((state) => state.moment);
  const asked = time.away?.seat ?? asks;
  if (outcome !== null || asked === null || !(seat in seating)) return null;
  const isStoodIn = seating[seat]?.kind === 'bot';
  if (isHere(asked) && !isStoodIn) return null;
  return (
    <ClaimPanel
      time={time}
      name={playerName(seating, asked)}
      isPartner={position.sideOf(asked) === position.sideOf(seat)}
      isStoodIn={isStoodIn}
      onClaim={(how) => void link.send({ kind: 'claim', seat, seq, how })}
    />
  );
}

interface PillProps extends FarProps {
  /** When set, the tab that shows it opens automatically. */
  readonly since: SinceSpan | null;
  /** Whether the screen may suggest moves to the players. */
  readonly help: boolean;
}

/** One quiet line at the top of the map: a problem with the connection, an open offer, or who is watching. */
export function FarPill({ link, since, help }: PillProps) {
  useSinceTab(since);
  const far = useStore(link.far);
  const { seating, isHere } = usePlay((state) => state.sitting);
  const isOver = usePlay((state) => state.moment.outcome !== null);
  const breaks = usePlay((state) => state.sitting.habits.breaks) ?? {};
  const isAwaited = usePlay((state) => awaitedIn(state) !== null);
  const others = peopleOf(seating).filter((seat) => !isHere(seat));
  const isThere = (seat: string): boolean => far.presence.seats.includes(seat);
  const namesOf = (seats: readonly string[]): string[] => [...new Set(seats.map((seat) => playerName(seating, seat)))];
  const here = namesOf(others.filter(isThere));
  const gone = isOver ? [] : namesOf(others.filter((seat) => !isThere(seat)));
  const { observers } = far.presence;
  const mine = far.offers.find(({ seat }) => isHere(seat));
  const until = far.answers?.until ?? null;
  // A player who waits here may have a turn in another match.
  const isAtTable = usePlay(({ sitting, moment: { seat } }) => sitting.isHere(seat));
  const turns = useTurns((state) => state.turns);
  const next = isAtTable && isAwaited ? nextTurn(turns, link.id) : undefined;
  if (far.isOutdated)
    return (
      <p className="far-pill" role="status">
        Sandtable was updated. <ReloadButton />
      </p>
    );
  if (!far.isUp || far.refusal !== null)
    return (
      <p className="far-pill" role="status" data-away>
        {far.refusal ?? (isOver || !isAtTable ? 'Connection lost' : 'Connection lost, your orders wait here')}
      </p>
    );
  if (mine !== undefined && !isOver)
    return (
      <p className="far-pill" role="status">
        {agreedWords(mine)}{' '}
        <Button tone="plain" onClick={() => void link.decline(mine.what)}>
          Withdraw
        </Button>
      </p>
    );
  if (until !== null && !isOver)
    return (
      <p className="far-pill" role="status" data-testid="passing">
        Passing until {listed(until.map((each) => breaks[each] ?? each)).replace(/ and ([^ ]+ [^,]*)$/, ' or $1')}{' '}
        <Button tone="plain" onClick={() => link.beforehand({ until: null })}>
          Stop
        </Button>
      </p>
    );
  const awaited = namesOf(far.time.clocks?.gathers?.seats.filter((seat) => !isThere(seat) && !isHere(seat)) ?? []);
  const parts = [
    ...(awaited.length === 0 || isOver
      ? []
      : [`the clocks start when ${listed(awaited)} ${awaited.length === 1 ? 'is' : 'are'} here`]),
    ...(here.length === 0 ? [] : [`${listed(here)} ${here.length === 1 ? 'is' : 'are'} here`]),
    ...(gone.length === 0 ? [] : [`${listed(gone)} ${gone.length === 1 ? 'is' : 'are'} away`]),
    ...(isAtTable ? (observers === 0 ? [] : [counted(observers, 'observer')]) : [lookingOn(observers - 1)]),
    ...(others.length === 0 || isOver ? [] : [helpWords({ help })]),
  ];
  return parts.length === 0 && next === undefined ? null : (
    <p className="far-pill" role="status">
      {others.length === 0 || isOver ? null : <Presence isHere={here.length > 0} />}
      {capital(parts.join(' · '))}
      {next === undefined ? null : <Link href={`/online/match/${next.match}/${next.seat}`}>Next match: your turn</Link>}
    </p>
  );
}

function agreedWords({ what, to }: FarState['offers'][number]): string {
  if (what === 'draw') return 'You agree to a draw';
  return what === 'resign' ? 'You agree to resign' : `You agree to go back to move ${to}`;
}

/** For an observer, with the number of other observers. */
function lookingOn(others: number): string {
  return others < 1 ? 'you look on' : `you and ${counted(others, 'other')} look on`;
}

export function FarPassMenu({ link }: FarProps) {
  return <PassMenu link={link} isSet={useStore(link.far, ({ answers }) => (answers?.until ?? null) !== null)} />;
}

/** Shows what happened meanwhile first, unless something else is open by then. */
function useSinceTab(since: SinceSpan | null): void {
  const store = usePlayStore();
  useEffect(() => {
    const { tab } = store.getState();
    // A phone shows it below the map; an observer has the log open.
    if (since !== null && (tab === 'inspect' || tab === 'log')) store.setState({ tab: 'since' });
    if (since === null && tab === 'since') store.setState({ tab: 'inspect', stop: 'peek' });
  }, [store, since]);
}
