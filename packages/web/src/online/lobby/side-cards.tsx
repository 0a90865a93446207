import type { MatchInfo } from '@sandtable/protocol';
import { type ReactNode, use, useId, useState } from 'react';
import type { AnyGame } from '../../face/game.ts';
import { gameWith } from '../../games/games.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { ornament } from '../../ui/loading.tsx';
import { GameId } from '../../ui/page.ts';
import { standingOf } from './glance.ts';
import { type PersonHere, useFeed } from './hall-store.ts';
import { useLobby } from './lobby-store.ts';
import { isMine, tableAddress } from './match-order.ts';
import { PlayedMap, useMission } from './mission-of.tsx';
import { PersonDisc, PersonName } from './person-name.tsx';
import { houseWords } from './table-words.ts';
import { useNow } from './use-now.ts';
import './side-cards.css';

interface SideCardProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the lobby's right column, headed in small capitals. */
export function SideCard({ title, aside, children }: SideCardProps) {
  const id = useId();
  return (
    <section className="panel side-card" aria-labelledby={id}>
      <div className="side-head">
        <h2 id={id} className="side-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Shown at first; the rest on request. */
const FEW = 4;

const DOING_WORDS: Readonly<Record<PersonHere['doing'], string>> = {
  lobby: 'looking around',
  table: 'at an open table',
  fight: 'in a fight',
  watch: 'watching',
};

/** Everyone else who is here and does not hide it. */
export function usePeopleHere(): readonly PersonHere[] {
  const me = useLobby(({ person }) => person?.id);
  return useFeed().here.filter(({ id }) => id !== me);
}

export function HereCard() {
  const people = usePeopleHere();
  const mine = useLobby((lobby) => lobby.mine);
  const [showsAll, setAll] = useState(false);
  if (people.length === 0) return null;
  const watching = people.filter(({ doing }) => doing === 'watch').length;
  const rivals = new Set(
    mine.filter(({ status }) => status === 'running').flatMap(({ seats }) => seats.map(({ person }) => person)),
  );
  const shown = showsAll ? people : people.slice(0, FEW);
  return (
    <SideCard
      title="Here now"
      aside={<span className="soft">{`${people.length}${watching === 0 ? '' : `, ${watching} watching`}`}</span>}
    >
      <ul className="here-list">
        {shown.map((person) => (
          <li key={person.id}>
            <PersonDisc person={person} isHere />
            <span>
              <PersonName person={person} />
              <span className="soft">{rivals.has(person.id) ? 'plays you' : DOING_WORDS[person.doing]}</span>
            </span>
          </li>
        ))}
      </ul>
      {people.length <= FEW ? null : (
        <button type="button" className="text-button" onClick={() => setAll(!showsAll)}>
          {showsAll ? 'Fewer' : `${people.length - FEW} more`}
        </button>
      )}
    </SideCard>
  );
}

/** Matches of others that allow it. */
export function WatchCard() {
  const watch = useFeed().watch.filter(({ match }) => !match.seats.some((seat) => seat.isMine));
  const mine = useLobby((lobby) => lobby.mine);
  const others = watch.filter(({ match }) => !mine.some((own) => own.id === match.id && isMine(own)));
  if (others.length === 0) return null;
  return (
    <SideCard title="Watch">
      <ul className="watch-list">
        {others.map(({ match, watchers }) => (
          <WatchRow key={match.id} match={match} watchers={watchers} />
        ))}
      </ul>
    </SideCard>
  );
}

function WatchRow({ match, watchers }: { readonly match: MatchInfo; readonly watchers: number }) {
  const game = gameWith(match.game);
  const { name } = useMission(match);
  const people = [
    ...new Set(match.seats.flatMap((seat) => (seat.kind === 'person' && seat.name !== null ? [seat.name] : []))),
  ];
  return (
    <GameId value={match.game}>
      <li className="watch-row">
        <div className="open-row-map" aria-hidden="true">
          <PlayedMap played={match} />
        </div>
        <div className="open-row-name">
          <strong>{name}</strong>
          <span className="soft watch-facts">
            {people.join(' and ')}
            {game === undefined ? null : ornament(<WatchFacts game={game} match={match} />)}
            {watchers === 0 ? null : <span>{`${watchers} watch${watchers === 1 ? 'es' : ''}`}</span>}
          </span>
        </div>
        <LinkButton href={tableAddress(match, 'observer')}>
          Watch<span className="unseen">{` ${name}`}</span>
        </LinkButton>
      </li>
    </GameId>
  );
}

function WatchFacts({ game, match }: { readonly game: AnyGame; readonly match: MatchInfo }) {
  return <span className="turn-facts">{use(standingOf(game, match)).facts}</span>;
}

export function HouseCard() {
  const { house } = useFeed();
  const now = useNow();
  return (
    <SideCard title="This server">
      <p>{houseWords(house.people, house.matches, house.since, now)}</p>
    </SideCard>
  );
}
