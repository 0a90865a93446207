import { useState } from 'react';
import { useTitle } from '../app/use-title.ts';
import { catalogue } from './catalogue.ts';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTER, passes } from './filter.ts';
import { MissionCard } from './mission-card.tsx';
import './missions.css';

export function MissionsScreen() {
  useTitle('Missions');
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = catalogue().filter((facts) => passes(facts, filter));
  return (
    <main className="page">
      <h1>Missions</h1>
      <FilterBar filter={filter} onChange={setFilter} />
      <p role="status" className="page-lead">
        {shown.length === 0 ? 'No mission is like that. Let go of one of the choices.' : `${shown.length} missions`}
      </p>
      <div className="mission-grid">
        {shown.map((facts) => (
          <MissionCard key={facts.mission.id} facts={facts} />
        ))}
      </div>
    </main>
  );
}
