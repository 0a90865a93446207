import { Link } from 'wouter';
import { Nowhere } from '../app/nowhere.tsx';
import { today } from '../app/today.ts';
import { useTitle } from '../app/use-title.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { missionNamed } from './catalogue.ts';
import type { Facts } from './facts.ts';
import { MissionPicture } from './mission-picture.tsx';
import { RateBar } from './rate-bar.tsx';
import { StartPanel } from './start-panel.tsx';
import { recordOf } from './tally.ts';
import { useTallyStore } from './tally-store.ts';
import { Tags } from './tags.tsx';
import { printForces, printMatchUp, printParty, printRecord, printStakeSides } from './words.ts';
import './missions.css';

/** One mission: its briefing, its map, who fights, what scores, and how it is begun. */
export function MissionScreen({ id }: { readonly id: string }) {
  const facts = missionNamed(id, today());
  useTitle(facts?.mission.name ?? '');
  if (facts === undefined) return <Nowhere />;
  const { mission } = facts;
  return (
    <main className="page mission-page">
      <header className="mission-head">
        <p className="mission-back">
          <Link href="/missions">Missions</Link>
          {id === 'today' ? ' · the fight of the day' : ''}
        </p>
        <h1>{mission.name}</h1>
        <p className="page-lead">
          {printMatchUp(facts)}
          <Record mission={mission.id} />
        </p>
        <Tags facts={facts} />
      </header>
      <div className="mission-map">
        <MissionPicture facts={facts} />
      </div>
      <div className="mission-side">
        <StartPanel facts={facts} />
        <Stakes facts={facts} />
      </div>
      <div className="mission-papers">
        <Panel title="Briefing">
          <p className="mission-briefing">{mission.briefing}</p>
        </Panel>
        <Forces facts={facts} />
      </div>
    </main>
  );
}

function Record({ mission }: { readonly mission: string }) {
  const tally = useTallyStore((store) => store.tally);
  const text = printRecord(recordOf(tally, mission));
  return text === '' ? null : <strong> · {text}</strong>;
}

function Forces({ facts }: { readonly facts: Facts }) {
  return (
    <Panel title="Forces">
      <dl className="mission-forces">
        {facts.parties.map((party) => (
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
  );
}

function Stakes({ facts: { stakes, rates } }: { readonly facts: Facts }) {
  return (
    <Panel title="What scores">
      <ul className="stakes">
        {stakes.map((stake) => (
          <li key={`${stake.vp} ${stake.text}`}>
            <strong>{stake.vp} VP</strong> {stake.text} <span className="stakes-who">{printStakeSides(stake)}</span>
          </li>
        ))}
      </ul>
      <p className="stakes-more">
        More VP at the end win <RuleLink rule="B2.5" />
      </p>
      {rates === undefined ? null : <RateBar rates={rates} />}
    </Panel>
  );
}
