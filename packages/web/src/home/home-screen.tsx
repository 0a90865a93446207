import { useEffect } from 'react';
import { useTitle } from '../ui/use-title.ts';
import { missionAddress, missionsAddress } from '../games/addresses.ts';
import { GAMES } from '../games/games.ts';
import { LinkButton } from '../ui/button.tsx';
import { Continue } from './continue.tsx';
import { Facts } from './facts.tsx';
import { Fights } from './fights.tsx';
import { GenerateCard } from './generate-card.tsx';
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
  const [first] = GAMES;
  const { title, lead, quick } = first.front;
  const matches = useMatches();
  const isQuiet = useQuiet();
  useEffect(() => {
    // The game itself comes while the person reads, so that the next click is answered at once.
    if (isQuiet) void Promise.all([import('../missions/mission-screen.tsx'), import('../generate/quick.ts')]);
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
          <h1>{title}</h1>
          <p className="page-lead">{lead}</p>
          <div className="home-actions">
            <LinkButton href={missionAddress(first, quick.id)} tone={isOpen ? 'normal' : 'main'}>
              {quick.title}
            </LinkButton>
            <LinkButton href={missionsAddress(first)}>All missions</LinkButton>
          </div>
          <p className="home-small">{quick.text}</p>
        </div>
        <div className="home-map" aria-hidden="true">
          <HomeMap />
        </div>
      </header>
      {isOpen ? null : list}
      <GenerateCard game={first} />
      {GAMES.map((game) => (
        <Fights key={game.id} game={game} isQuiet={isQuiet} />
      ))}
      <Facts />
      <HowTo game={first} />
      <section className="home-foot" aria-label="This browser">
        <ImportMatch />
        <ThemePick />
      </section>
    </main>
  );
}
