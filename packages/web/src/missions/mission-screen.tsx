import { Nowhere } from '../app/nowhere.tsx';
import { useTitle } from '../app/use-title.ts';
import { Panel } from '../ui/panel.tsx';
import { missionNamed } from './catalogue.ts';
import { MissionPicture } from './mission-picture.tsx';
import { StartPanel } from './start-panel.tsx';
import { Tags } from './tags.tsx';
import { printForces, printMatchUp, printParty } from './words.ts';
import './missions.css';

/** One mission: its briefing, its map, who fights, and how it is begun. */
export function MissionScreen({ id }: { readonly id: string }) {
  const facts = missionNamed(id);
  useTitle(facts?.mission.name ?? '');
  if (facts === undefined) return <Nowhere />;
  const { mission, parties } = facts;
  return (
    <main className="page mission-page">
      <header className="mission-head">
        <h1>{mission.name}</h1>
        <p className="page-lead">{printMatchUp(facts)}</p>
        <Tags facts={facts} />
      </header>
      <MissionPicture facts={facts} />
      <div className="mission-side">
        <StartPanel facts={facts} />
        <Panel title="Briefing">
          <p className="mission-briefing">{mission.briefing}</p>
        </Panel>
      </div>
      <Panel title="Forces">
        <dl className="mission-forces">
          {parties.map((party) => (
            <div key={party.seat}>
              <dt data-side={party.side}>
                {printParty(party)}
                {party.isAi ? ' (AI)' : ''} <span>{party.units}</span>
              </dt>
              <dd>{printForces(party)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </main>
  );
}
