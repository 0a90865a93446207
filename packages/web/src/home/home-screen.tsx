import { type ReactNode, useEffect, useState } from 'react';
import { ExportAllButton } from '../faults/way-out.tsx';
import { gameNamed, GAMES, missionsOf, printGame } from '../games/games.ts';
import { useProgress } from '../lessons/progress.ts';
import type { Summary } from '../link/summary.ts';
import { useUnsaved } from '../link/unsaved.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { savesData, whenIdle } from '../ui/idle.ts';
import { forgetFailed, lazyPart, ornament } from '../ui/loading.tsx';
import { Notice } from '../ui/notices.tsx';
import { useTitle } from '../ui/page.ts';
import { Fights } from './fights.tsx';
import { GameTile } from './game-tile.tsx';
import { GenerateCard } from './generate-card.tsx';
import { Facts, HowTo } from './how-to.tsx';
import { ImportMatch } from './import-match.tsx';
import { FirstLesson, LearnCard } from './learn.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchList, WhereKept } from './match-list.tsx';
import { printRules, printTurn, printWhen } from './match-words.ts';
import { useMatches } from './use-matches.ts';
import './home.css';

export function HomeScreen() {
  useTitle('');
  const { matches, unreadable, isKnown, trouble, remove, reload } = useMatches();
  const isQuiet = useQuiet();
  const [last, ...others] = matches;
  const likely = gameNamed(last?.system ?? '');
  useEffect(() => {
    // Preloads the likely next screens and game, so that the next click is fast.
    if (isQuiet)
      Promise.all([import('../missions/mission-screen.tsx'), import('../generate/wish.ts'), missionsOf(likely)]).catch(
        // A failed preload is tried again when it is needed.
        forgetFailed,
      );
  }, [isQuiet, likely]);
  const isOpen = last !== undefined && last.asks !== null;
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
      <MatchList matches={isOpen ? others : matches} unreadable={unreadable} trouble={trouble} onRemove={remove} />
      {isOwner ? <MatchFiles>{isBeside ? <ImportMatch tone="plain" onSeveral={reload} /> : null}</MatchFiles> : null}
    </div>
  );
  return (
    <main className="page home">
      <UnsavedMatches />
      {isOpen ? <Continue match={last} onRemove={remove} /> : null}
      {isOpen ? list : null}
      <header className="home-head">
        <h1>Hexes, dice, and a reason for everything</h1>
        <p className="page-lead">
          Tactical wargames in the browser: solo or as a team against an AI that shows how it decided each move, or with
          a friend at the same screen. No account needed.
        </p>
        {isFirst ? <FirstLesson /> : null}
      </header>
      <section className="game-tiles" aria-label="Games">
        {GAMES.map((game) => (
          <GameTile key={game.id} game={game} isMain={!isOpen && !isFirst} />
        ))}
      </section>
      {isOpen ? null : list}
      {isFirst ? null : <LearnCard />}
      {GAMES.map((game) => (
        <GenerateCard key={game.id} game={game} />
      ))}
      {GAMES.map((game) => (
        <Fights key={game.id} game={game} isQuiet={isQuiet} />
      ))}
      <Facts />
      {GAMES.map((game) => (game.rulebook === null ? null : <HowTo key={game.id} game={game} />))}
      <section className="home-foot" aria-label="This browser">
        {isBeside || !isKnown ? null : <ImportMatch onSeveral={reload} />}
        {isKnown && !isOwner ? <WhereKept /> : null}
        {ornament(<ThemeChoice />)}
      </section>
    </main>
  );
}

/** Anybody who knows where to go has clicked by then. */
const BREATH = 1000;

/**
 * True once the page has loaded and the browser is idle: the maps of the fights load whole games, which must delay no click.
 * Never where the reader saves data.
 */
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

/** Matches with moves that are only on this page. They may be missing from the list. */
function UnsavedMatches() {
  const matches = useUnsaved((unsaved) => unsaved.matches);
  return matches.map(({ id, name }) => (
    <Notice key={id} actions={<LinkButton href={`/play/${id}`}>Return to it</LinkButton>}>
      <strong>{name}</strong> is not saved. It is lost if you close or reload this page.
    </Notice>
  ));
}

const ThemeChoice = lazyPart(async () => (await import('../settings/theme-choice.tsx')).ThemeChoice);
const MatchMap = lazyPart(async () => (await import('./mission-maps.tsx')).MatchMap);

interface ContinueProps {
  readonly match: Summary;
  readonly onRemove: (id: string) => void;
}

/** The last match played. */
function Continue({ match, onRemove }: ContinueProps) {
  return (
    <section className="continue panel" aria-label="Your last match">
      <div className="continue-map">{ornament(<MatchMap match={match} />)}</div>
      <div className="continue-text">
        <p className="continue-when">{printGame(match.system)}</p>
        <h2>{match.name}</h2>
        <p className="continue-turn">{printTurn(match)}</p>
        <p>{match.standing}</p>
        {printRules(match) === '' ? null : <p className="continue-when">{printRules(match)}</p>}
        <p className="continue-when">Last played {printWhen(match.changed)}</p>
        <div className="continue-actions">
          <LinkButton href={`/play/${match.id}`} tone="main">
            Continue
          </LinkButton>
          <MatchActions match={match} onRemove={onRemove} />
        </div>
      </div>
    </section>
  );
}
