import { use, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { missionAddress, missionsAddress } from '../games/addresses.ts';
import { GameSwitch } from '../games/game-switch.tsx';
import { missionsOf } from '../games/missions-of.ts';
import { Button } from '../ui/button.tsx';
import { useTitle } from '../ui/use-title.ts';
import { parseFilter, printFilter } from './filter-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTER, showMissions } from './filter.ts';
import { MissionCard } from './mission-card.tsx';
import { recordOf, standingOf } from './tally.ts';
import { refreshTally, useTallyStore } from './tally-store.ts';
import './missions.css';

interface MissionsScreenProps {
  readonly game: AnyGame;
  readonly shown?: string | undefined;
}

/** All missions of a game, as the address asks for them: going back to it finds the same ones. */
export function MissionsScreen({ game, shown: asked = '' }: MissionsScreenProps) {
  useTitle(`Missions: ${game.name}`);
  const [, navigate] = useLocation();
  const tally = useTallyStore((store) => store.tally);
  useEffect(() => void refreshTally(), []);
  const { all, facets, lead, miniMapOf } = use(missionsOf(game));
  const filter = parseFilter(facets, asked);
  const shown = showMissions(all, filter, (mission) => standingOf(tally, mission));
  const show = (next: typeof filter): void => navigate(missionsAddress(game, printFilter(next)), { replace: true });
  return (
    <main className="page">
      <header className="missions-head">
        <h1>Missions</h1>
        {/* What other games know of the filter holds there too. */}
        <GameSwitch game={game} label="Missions of" addressOf={(other) => missionsAddress(other, asked)} />
        <p className="page-lead">{lead}</p>
      </header>
      <FilterBar filter={filter} facets={facets} onChange={show} />
      <div className="missions-count">
        <p role="status">
          {shown.length === 0 ? 'No missions match. Remove a filter.' : `${shown.length} of ${all.length} missions`}
        </p>
        {printFilter(filter) === '' ? null : (
          <Button tone="plain" onClick={() => show(NO_FILTER)}>
            Clear filters
          </Button>
        )}
      </div>
      <div className="mission-grid">
        {shown.map((facts) => (
          <MissionCard
            key={facts.id}
            facts={facts}
            map={miniMapOf(facts.id)}
            href={missionAddress(game, facts.id)}
            record={recordOf(tally, facts.id)}
          />
        ))}
      </div>
    </main>
  );
}
