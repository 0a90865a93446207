import { listed } from '@sandtable/kernel';
import { type ReactNode, use, useId, useMemo } from 'react';
import type { MatchInfo } from '@sandtable/protocol';
import type { AnyGame } from '../../face/game.ts';
import { gameWith } from '../../games/games.ts';
import { paintStanding } from '../../result/story-picture.ts';
import { useThemeName } from '../../settings/use-theme.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { ornament } from '../../ui/loading.tsx';
import { GameId, useLayout } from '../../ui/page.ts';
import { Presence } from '../server/presence.tsx';
import { standingOf } from './glance.ts';
import { clockWords, othersIn, peopleIn } from './lobby-words.ts';
import { tableAddress } from './match-order.ts';
import { PlayedMap, useMission } from './mission-of.tsx';
import { useNow } from './use-now.ts';
import '../../play/top-bar.css';
import './turn-card.css';

interface TurnCardProps {
  readonly match: MatchInfo;
  /** The most urgent: its button is the screen's green one. */
  readonly isFirst: boolean;
}

/** A match in which it is my turn: the map as I see it, who plays, the round, the clock, and what has changed. */
export function TurnCard({ match, isFirst }: TurnCardProps) {
  const heading = useId();
  const game = gameWith(match.game);
  const { name } = useMission(match);
  return (
    <GameId value={match.game}>
      <article className="turn-card panel" data-first={isFirst || undefined} aria-labelledby={heading}>
        <div className="turn-map">
          <PlayedMap played={match} />
          {game === undefined ? null : ornament(<CardMap game={game} match={match} />)}
          <ClockText match={match} />
        </div>
        <div className="turn-text">
          <div className="turn-line">
            <h3 id={heading}>{name}</h3>
            <span className="turn-facts" data-part="score">
              {game === undefined ? null : ornament(<CardFacts game={game} match={match} />)}
            </span>
          </div>
          <p className="turn-who">
            <Others match={match} />
            <span className="turn-facts" data-part="round">
              {game === undefined ? null : ornament(<CardFacts game={game} match={match} />)}
            </span>
          </p>
          <p className="turn-news">{game === undefined ? null : ornament(<CardNews game={game} match={match} />)}</p>
          <LinkButton href={tableAddress(match)} tone={isFirst ? 'main' : 'normal'}>
            {isFirst && match.seq > 0 ? 'Play: see what changed' : 'Play'}
            <span className="unseen">{` ${name}`}</span>
          </LinkButton>
        </div>
      </article>
    </GameId>
  );
}

interface CardPartProps {
  readonly game: AnyGame;
  readonly match: MatchInfo;
}

const [WIDE, NARROW] = [
  { width: 400, height: 180 },
  { width: 160, height: 160 },
];

/** Drawn over the mission's map once loaded. */
function CardMap({ game, match }: CardPartProps) {
  const { position, seat } = use(standingOf(game, match));
  const theme = useThemeName();
  const frame = useLayout() === 'narrow' ? NARROW : WIDE;
  const drawing = useMemo(
    () => (position.hasMap ? paintStanding(position, seat, frame, theme, `card-${match.id}-`) : null),
    [position, seat, frame, theme, match.id],
  );
  if (drawing === null) return null;
  return <div className="turn-drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

function CardFacts({ game, match }: CardPartProps): ReactNode {
  return use(standingOf(game, match)).facts;
}

function CardNews({ game, match }: CardPartProps): ReactNode {
  return use(standingOf(game, match)).news;
}

/** The other players: people with a disc that is filled while they have the match open, then bots and the AI. */
export function Others({ match }: { readonly match: MatchInfo }) {
  const people = peopleIn(match);
  const rest = othersIn(match);
  const isOver = match.status === 'over';
  if (people.length + rest.length === 0) return 'Alone';
  return (
    <span className="others">
      {people.map(({ name, isHere }) => (
        <span key={name}>
          {isOver ? null : <Presence isHere={isHere} />}
          {name}
          {isOver ? null : isHere ? ', here now' : <span className="unseen">, away</span>}
        </span>
      ))}
      {rest.length === 0 ? null : <span>{`${people.length === 0 ? '' : 'and '}${listed(rest)}`}</span>}
    </span>
  );
}

export function ClockText({ match }: { readonly match: MatchInfo }) {
  const { text, isSoon } = clockWords(match, useNow());
  return (
    <span className="clock-text" data-soon={isSoon || undefined}>
      <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-1 2v6l4 2 1-2-3-1V5Z" />
      </svg>
      {text}
    </span>
  );
}
