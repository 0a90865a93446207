import { useEffect, useState } from 'react';
import { useUnsaved } from '../link/unsaved.ts';
import { useProgress } from '../lessons/progress.ts';
import { forgetFailed } from '../ui/loading-once.ts';
import { useTitle } from '../ui/use-title.ts';
import { gameNamed, GAMES } from '../games/games.ts';
import { missionsOf } from '../games/missions-of.ts';
import { Continue } from './continue.tsx';
import { Facts } from './facts.tsx';
import { Fights } from './fights.tsx';
import { GameTile } from './game-tile.tsx';
import { GenerateCard } from './generate-card.tsx';
import { HowTo } from './how-to.tsx';
import { FirstLesson, LearnCard } from './learn.tsx';
import { ImportMatch } from './import-match.tsx';
import { MatchFiles } from './match-files.tsx';
import { MatchList } from './match-list.tsx';
import { ThemePick } from './theme-pick.tsx';
import { UnsavedMatches } from './unsaved-matches.tsx';
import { useMatches } from './use-matches.ts';
import { useQuiet } from './use-quiet.ts';
import './home.css';

export function HomeScreen() {
  useTitle('');
  const { matches, unreadable, isKnown, trouble, remove, reload } = useMatches();
  const isQuiet = useQuiet();
  const [last, ...others] = matches;
  const likely = gameNamed(last?.system ?? '');
  useEffect(() => {
    // They come while the person reads, so that the next click is answered at once: the screens, and the game it is likely to be of.
    if (isQuiet)
      Promise.all([import('../missions/mission-screen.tsx'), import('../generate/quick.ts'), missionsOf(likely)]).catch(
        // Nobody has asked for them yet: whoever does, asks anew.
        forgetFailed,
      );
  }, [isQuiet, likely]);
  const isOpen = last !== undefined && last.asks !== null;
  const hasLearned = useProgress(({ done, left }) => done.length > 0 || Object.keys(left).length > 0);
  const isFirst = !hasLearned && last === undefined;
  const hasUnsaved = useUnsaved((unsaved) => unsaved.matches.length > 0);
  const isOwner = hasUnsaved || matches.length + unreadable.length > 0;
  // Whoever imports his first matches reads there what came of it: it does not move from under him.
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
        <ThemePick />
      </section>
    </main>
  );
}
