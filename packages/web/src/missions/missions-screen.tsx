import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../ui/button.tsx';
import { catalogue } from './catalogue.ts';
import { parseFilter, printFilter } from './filter-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTER, showMissions } from './filter.ts';
import { MissionCard } from './mission-card.tsx';
import { recordOf, standingOf } from './tally.ts';
import { refreshTally, useTallyStore } from './tally-store.ts';
import './missions.css';

/** All missions, as the address asks for them: going back to it finds the same ones. */
export function MissionsScreen({ shown: asked = '' }: { readonly shown?: string | undefined }) {
  useTitle('Missions');
  const [, navigate] = useLocation();
  const tally = useTallyStore((store) => store.tally);
  useEffect(() => void refreshTally(), []);
  const filter = parseFilter(asked);
  const all = catalogue();
  const shown = showMissions(all, filter, (mission) => standingOf(tally, mission));
  const address = printFilter(filter);
  return (
    <main className="page">
      <header className="missions-head">
        <h1>Missions</h1>
        <p className="page-lead">Fights against the AI, and firefights for people or bots on both sides.</p>
      </header>
      <FilterBar
        filter={filter}
        boards={[...new Set(all.flatMap(({ boards }) => boards))]}
        onChange={(next) => navigate(printFilter(next), { replace: true })}
      />
      <div className="missions-count">
        <p role="status">
          {shown.length === 0
            ? 'No mission is like that. Let go of one of the choices.'
            : `${shown.length} of ${all.length} missions`}
        </p>
        {address === printFilter(NO_FILTER) ? null : (
          <Button tone="plain" onClick={() => navigate(printFilter(NO_FILTER), { replace: true })}>
            Show all
          </Button>
        )}
      </div>
      <div className="mission-grid">
        {shown.map((facts) => (
          <MissionCard key={facts.mission.id} facts={facts} record={recordOf(tally, facts.mission.id)} />
        ))}
      </div>
    </main>
  );
}
