import { lazy, Suspense, useEffect } from 'react';
import { useTitle } from '../app/use-title.ts';
import { LinkButton } from '../ui/button.tsx';
import { Continue } from './continue.tsx';
import { HowTo } from './how-to.tsx';
import { ImportMatch } from './import-match.tsx';
import { MatchList } from './match-list.tsx';
import { ThemePick } from './theme-pick.tsx';
import { useMatches } from './use-matches.ts';
import { useQuiet } from './use-quiet.ts';
import './home.css';

const HomeMap = lazy(async () => ({ default: (await import('./home-map.tsx')).HomeMap }));

export function HomeScreen() {
  useTitle('');
  const matches = useMatches();
  const isQuiet = useQuiet();
  useEffect(() => {
    // The game itself comes while the person reads, so that the next click is answered at once.
    if (isQuiet) void import('../missions/mission-screen.tsx');
  }, [isQuiet]);
  const [last, ...others] = matches.list;
  const isOpen = last !== undefined && last.asks !== null;
  return (
    <main className="page home">
      {isOpen ? <Continue match={last} /> : null}
      <header className="home-head">
        <div className="home-words">
          <h1>Squads, hexes, and a reason for everything</h1>
          <p className="page-lead">
            Tactical firefights of the Eastern Front, 1941. Every rule is enforced, every judgement is explained, and
            the solo opponent shows how it came to each of its moves.
          </p>
          <div className="home-actions">
            <LinkButton href="/missions/recommended" tone={isOpen ? 'normal' : 'main'}>
              Quick solo
            </LinkButton>
            <LinkButton href="/missions">Missions</LinkButton>
            <LinkButton href="/rules">Rules</LinkButton>
          </div>
          <p className="home-small">Quick solo is a short, easy fight against the AI: two clicks, and you are in it.</p>
        </div>
        <div className="home-map" aria-hidden="true">
          <Suspense fallback={null}>{isQuiet ? <HomeMap /> : null}</Suspense>
        </div>
      </header>
      <HowTo />
      <MatchList matches={isOpen ? others : matches.list} trouble={matches.trouble} onRemove={matches.remove} />
      <section className="home-foot" aria-label="This browser">
        <ImportMatch />
        <ThemePick />
      </section>
    </main>
  );
}
