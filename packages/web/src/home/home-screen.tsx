import { useEffect } from 'react';
import { useTitle } from '../app/use-title.ts';
import { LinkButton } from '../ui/button.tsx';
import { Continue } from './continue.tsx';
import { Facts } from './facts.tsx';
import { Fights } from './fights.tsx';
import { HomeMap } from './home-map.tsx';
import { HowTo } from './how-to.tsx';
import { ImportMatch } from './import-match.tsx';
import { MatchList } from './match-list.tsx';
import { ThemePick } from './theme-pick.tsx';
import { useMatches } from './use-matches.ts';
import { useQuiet } from './use-quiet.ts';
import './home.css';

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
  const list = (
    <MatchList matches={isOpen ? others : matches.list} trouble={matches.trouble} onRemove={matches.remove} />
  );
  return (
    <main className="page home">
      {isOpen ? <Continue match={last} onRemove={matches.remove} /> : null}
      {isOpen ? list : null}
      <header className="home-head">
        <div className="home-words">
          <h1>Squads, hexes, and a reason for everything</h1>
          <p className="page-lead">
            A tactical wargame of the Eastern Front, 1941, played in the browser: alone against an AI that shows how it
            came to each of its moves, or with a friend at the same screen.
          </p>
          <div className="home-actions">
            <LinkButton href="/missions/recommended" tone={isOpen ? 'normal' : 'main'}>
              Quick solo
            </LinkButton>
            <LinkButton href="/missions">All missions</LinkButton>
          </div>
          <p className="home-small">Quick solo is a short, easy fight: two clicks, and you are in it. No account.</p>
        </div>
        <div className="home-map" aria-hidden="true">
          <HomeMap />
        </div>
      </header>
      {isOpen ? null : list}
      <Fights isQuiet={isQuiet} />
      <Facts />
      <HowTo />
      <section className="home-foot" aria-label="This browser">
        <ImportMatch />
        <ThemePick />
      </section>
    </main>
  );
}
