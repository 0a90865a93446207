import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { ExportAllButton } from '../faults/way-out.tsx';
import { missionAddress, missionsAddress, newMatchAddress, rulesAddress } from '../games/addresses.ts';
import { gameNamed, GAMES, missionsOf, printGame } from '../games/games.ts';
import { useProgress } from '../lessons/progress.ts';
import type { Summary } from '../link/summary.ts';
import { useUnsaved } from '../link/unsaved.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { savesData, whenIdle } from '../ui/idle.ts';
import { forgetFailed, lazyPart, ornament } from '../ui/loading.tsx';
import { Notice, Waiting } from '../ui/notices.tsx';
import { useTitle } from '../ui/page.ts';
import { Fights } from './fights.tsx';
import { GenerateCard } from './generate-card.tsx';
import { HeroMap } from './hero-map.tsx';
import { Facts, HowTo } from './how-to.tsx';
import { ImportMatch } from './import-match.tsx';
import { LearnButton, LearnCard, BeginCard } from './learn.tsx';
import { LivingPosition } from './living-position.tsx';
import { MatchList, WhereKept } from './match-list.tsx';
import { printRules, printTurn, printWhen } from './match-words.ts';
import { useMatches } from './use-matches.ts';
import './home.css';

export function HomeScreen() {
  useTitle('');
  const { matches, unreadable, isKnown, trouble, remove, reload } = useMatches();
  const isQuiet = useQuiet();
  const last = matches.find(({ movedTo }) => movedTo === undefined);
  const likely = gameNamed(last?.system ?? '');
  useEffect(() => {
    // Preloads the screens and the game that are likely to come next, so that the next click is fast.
    if (isQuiet)
      Promise.all([import('../missions/mission-screen.tsx'), import('../generate/wish.ts'), missionsOf(likely)]).catch(
        // A failed preload is tried again when the part is needed.
        forgetFailed,
      );
  }, [isQuiet, likely]);
  const isOpen = last !== undefined && last.asks !== null;
  const shown = GAMES.find(({ front }) => front.hasExample);
  const hasLearned = useProgress(({ done, left }) => done.length > 0 || Object.keys(left).length > 0);
  const isFirst = !hasLearned && last === undefined;
  const hasUnsaved = useUnsaved((unsaved) => unsaved.matches.length > 0);
  const isOwner = hasUnsaved || matches.length + unreadable.length > 0;
  // After the first import the result is shown in the import section, so the layout must not change under it.
  const [cameAsOwner, setCameAsOwner] = useState<boolean | null>(null);
  if (isKnown && cameAsOwner === null) setCameAsOwner(isOwner);
  const isBeside = isOwner && cameAsOwner === true;
  const list = (
    <div className="home-matches">
      <MatchList matches={matches} unreadable={unreadable} trouble={trouble} onRemove={remove} />
      {isOwner ? <MatchFiles>{isBeside ? <ImportMatch tone="plain" onSeveral={reload} /> : null}</MatchFiles> : null}
    </div>
  );
  return (
    <main className="page home">
      <UnsavedMatches />
      <div className="home-top">
        {shown === undefined ? null : <LivingPosition game={shown} />}
        <div className="home-side">
          <header className="home-head">
            <h1>Hexes, dice, and a reason for everything</h1>
            <p className="page-lead">
              Tactical wargames in the browser: alone against an AI that shows how it decides, or with friends, at one
              screen or by a link. No account needed.
            </p>
          </header>
          <LearnButton tone={isOpen ? 'normal' : 'main'} />
          {isOpen ? <Continue match={last} /> : <BeginCard />}
        </div>
      </div>
      <section className="game-tiles" aria-label="Games">
        {GAMES.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </section>
      {list}
      {isFirst ? null : <LearnCard />}
      {GAMES.map((game) => (
        <GenerateCard key={game.id} game={game} />
      ))}
      {GAMES.map((game) => (
        <Fights key={game.id} game={game} isQuiet={isQuiet} />
      ))}
      <Facts />
      {ornament(<Workshop />)}
      {GAMES.map((game) => (game.rulebook === null ? null : <HowTo key={game.id} game={game} />))}
      <section className="home-foot" aria-label="This browser">
        {isBeside || !isKnown ? null : <ImportMatch onSeveral={reload} />}
        {isKnown && !(isOwner && isSecureContext) ? <WhereKept /> : null}
        {ornament(<ThemeChoice />)}
      </section>
    </main>
  );
}

/** Where the shortcut of the installed app leads: to the last match that is not over. */
export function ContinueLast() {
  const { matches, isKnown } = useMatches();
  if (!isKnown) return <Waiting what="Setting up the match…" />;
  const last = matches.find(({ asks, movedTo }) => asks !== null && movedTo === undefined);
  return <Redirect to={last === undefined ? '/' : `/play/${last.id}`} replace />;
}

/** Milliseconds of idle time to wait: players who know where to go have clicked by then. */
const BREATH = 1000;

/** True once the page is idle: the maps of the fights load whole games and must not delay a click. Never if the browser saves data. */
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(() => setQuiet(true), BREATH)), []);
  return isQuiet;
}

function MatchFiles({ children }: { readonly children: ReactNode }) {
  return (
    <section className="match-files" aria-label="Import and export">
      <ExportAllButton tone="plain" />
      {children}
    </section>
  );
}

/** Matches with moves that exist only on this page. They may be missing from the list. */
function UnsavedMatches() {
  const matches = useUnsaved((unsaved) => unsaved.matches);
  return matches.map(({ id, name }) => (
    <Notice key={id} actions={<LinkButton href={`/play/${id}`}>Return to it</LinkButton>}>
      <strong>{name}</strong> is not saved. It is lost if you close or reload this page.
    </Notice>
  ));
}

const Workshop = lazyPart(async () => (await import('./workshop.tsx')).Workshop);
const ThemeChoice = lazyPart(async () => (await import('../settings/theme-choice.tsx')).ThemeChoice);
const MatchMap = lazyPart(async () => (await import('./mission-maps.tsx')).MatchMap);

function Continue({ match }: { readonly match: Summary }) {
  return (
    <section className="home-card panel" aria-label="Your last match">
      <div className="home-card-map">{ornament(<MatchMap match={match} />)}</div>
      <div className="home-card-text">
        <p className="home-kicker">Your match · {printGame(match.system)}</p>
        <h2>{match.name}</h2>
        <p>
          <strong>{printTurn(match)}</strong> <span className="home-small">{match.standing}</span>
        </p>
        {printRules(match) === '' ? null : <p className="home-small">{printRules(match)}</p>}
        <p className="home-small">Last played {printWhen(match.changed)}</p>
        <LinkButton href={`/play/${match.id}`} tone="main">
          Continue
        </LinkButton>
      </div>
    </section>
  );
}

function GameTile({ game }: { readonly game: AnyGame }) {
  const { pitch, quick } = game.front;
  const heading = `game-${game.id}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only preloads the game before a likely click
    <article
      className="game-tile panel"
      aria-labelledby={heading}
      onPointerEnter={() => void missionsOf(game)}
      onFocus={() => void missionsOf(game)}
    >
      <div className="game-map" aria-hidden="true">
        <HeroMap name={`hero-${game.id}`} />
      </div>
      <div className="game-text">
        <h2 id={heading}>{game.name}</h2>
        <p>{pitch}</p>
        <p className="home-small">{quick.text}</p>
        <div className="game-actions">
          <LinkButton href={missionAddress(game, quick.id)} className="game-quick">
            {quick.title}
          </LinkButton>
          <LinkButton href={missionsAddress(game)}>All missions</LinkButton>
          <LinkButton href={newMatchAddress(game)}>Play a friend</LinkButton>
          {game.rulebook === null ? null : <LinkButton href={rulesAddress(game)}>Rules</LinkButton>}
        </div>
      </div>
    </article>
  );
}
