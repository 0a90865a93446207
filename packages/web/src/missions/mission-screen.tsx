import { use } from 'react';
import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { MissionFacts } from '../face/missions.ts';
import { missionsAddress } from '../games/addresses.ts';
import { missionsOf } from '../games/missions-of.ts';
import { GameId } from '../ui/game-id.ts';
import { GlossaryRoom } from '../rulebook/glossary-room.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { Terms } from '../rules/terms.tsx';
import { Nowhere } from '../ui/nowhere.tsx';
import { Panel } from '../ui/panel.tsx';
import { today } from '../ui/today.ts';
import { useTitle } from '../ui/use-title.ts';
import { MissionPicture } from './mission-picture.tsx';
import { missionNamed, TODAY } from './named.ts';
import { RateBar } from './rate-bar.tsx';
import { StartPanel } from './start-panel.tsx';
import { recordOf } from './tally.ts';
import { useTallyStore } from './tally-store.ts';
import { Tags } from './tags.tsx';
import { printRecord } from './words.ts';
import './missions.css';

/** One mission: its briefing, its map, who fights, what scores, and how it is begun. */
export function MissionScreen({ game, id }: { readonly game: AnyGame; readonly id: string }) {
  const missions = use(missionsOf(game));
  const facts = missionNamed(missions, id, today());
  useTitle(facts?.name ?? '');
  if (facts === undefined) return <Nowhere />;
  return (
    <GameId value={game.id}>
      <main className="page mission-page">
        <header className="mission-head">
          <p className="mission-back">
            <Link href={missionsAddress(game)}>Missions</Link> · {game.name}
            {id === TODAY ? ' · fight of the day' : ''}
          </p>
          <h1>{facts.name}</h1>
          <p className="page-lead">
            {facts.matchUp}
            <Record mission={facts.id} />
          </p>
          <Tags tags={facts.tags} />
        </header>
        <div className="mission-map">
          <MissionPicture missions={missions} facts={facts} />
        </div>
        <div className="mission-side">
          <StartPanel game={game} missions={missions} facts={facts} />
          <Stakes facts={facts} />
        </div>
        <div className="mission-papers">
          <Panel title="Briefing">
            <p className="mission-briefing">
              <GlossaryRoom game={game}>
                <Terms text={facts.briefing} />
              </GlossaryRoom>
            </p>
          </Panel>
          <Forces facts={facts} />
        </div>
      </main>
    </GameId>
  );
}

function Record({ mission }: { readonly mission: string }) {
  const tally = useTallyStore((store) => store.tally);
  const text = printRecord(recordOf(tally, mission));
  return text === '' ? null : <strong> · {text}</strong>;
}

function Forces({ facts }: { readonly facts: MissionFacts }) {
  return (
    <Panel title="Forces">
      <dl className="mission-forces">
        {facts.parties.map(({ seat, side, name, isProcedure, units, forces }) => (
          <div key={seat}>
            <dt data-side={side}>
              {name}
              {isProcedure ? ' (AI)' : ''} <span>{units}</span>
            </dt>
            <dd>{forces}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Stakes({ facts: { stakes, rates } }: { readonly facts: MissionFacts }) {
  return (
    <Panel title="What scores">
      <ul className="stakes">
        {stakes.lines.map(({ worth, text, whose }) => (
          <li key={`${worth} ${text}`}>
            <strong>{worth}</strong> {text} {whose === '' ? null : <span className="stakes-who">{whose}</span>}
          </li>
        ))}
      </ul>
      <p className="stakes-more">
        {stakes.end.text} <RuleLink rule={stakes.end.rule} />
      </p>
      {rates === null ? null : <RateBar rates={rates} />}
    </Panel>
  );
}
