import { Link } from 'wouter';
import type { Facts } from './facts.ts';
import { MiniMap } from './mini-map.tsx';
import { RateBar } from './rate-bar.tsx';
import type { PlayRecord } from './tally.ts';
import { Tags } from './tags.tsx';
import { printForces, printMatchUp, printParty, printRecord, printStakes } from './words.ts';

interface MissionCardProps {
  readonly facts: Facts;
  readonly record: PlayRecord;
}

/** A mission in the browser: what it is about, who is in it, how long it takes. The whole card leads to it. */
export function MissionCard({ facts, record }: MissionCardProps) {
  const { mission, parties, stakes, rates } = facts;
  const standing = printRecord(record);
  return (
    <article className="mission-card panel">
      <div className="mission-card-map">
        <MiniMap mission={mission} />
        {standing === '' ? null : (
          <span className="mission-mark" data-won={record.won > 0 || undefined}>
            {record.won > 0 ? '★ ' : ''}
            {standing}
          </span>
        )}
      </div>
      <div className="mission-card-text">
        <p className="mission-match-up">{printMatchUp(facts)}</p>
        <h2>
          <Link href={`/missions/${mission.id}`} className="card-link">
            {mission.name}
          </Link>
        </h2>
        <Tags facts={facts} />
        <dl className="mission-forces">
          {parties.map((party) => (
            <div key={party.seat}>
              <dt data-side={party.side}>
                {printParty(party)} <span>{party.units}</span>
              </dt>
              <dd>{printForces(party)}</dd>
            </div>
          ))}
        </dl>
        <p className="mission-stakes">
          <strong>VP</strong> {printStakes(stakes).join(' · ')}
        </p>
        {rates === undefined ? null : <RateBar rates={rates} />}
      </div>
    </article>
  );
}
