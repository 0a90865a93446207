import { Link } from 'wouter';
import type { MiniMapModel, MissionFacts } from '../face/missions.ts';
import { Sign } from '../ui/sign.tsx';
import { MiniMap } from './mini-map.tsx';
import { RateBar } from './rate-bar.tsx';
import type { PlayRecord } from './tally.ts';
import { Tags } from './tags.tsx';
import { printRecord } from './words.ts';

interface MissionCardProps {
  readonly facts: MissionFacts;
  readonly map: MiniMapModel | null;
  /** Where its own page stands. */
  readonly href: string;
  readonly record: PlayRecord;
}

/** A mission in the browser: what it is about, who is in it, how long it takes. The whole card leads to it. */
export function MissionCard({ facts, map, href, record }: MissionCardProps) {
  const { name, matchUp, tags, parties, stakes, rates } = facts;
  const standing = printRecord(record);
  return (
    <article className="mission-card panel">
      <div className="mission-card-map">
        {map === null ? null : <MiniMap map={map} />}
        {standing === '' ? null : (
          <span className="mission-mark" data-won={record.won > 0 || undefined}>
            {record.won > 0 ? <Sign of="star" /> : null}
            {standing}
          </span>
        )}
      </div>
      <div className="mission-card-text">
        <p className="mission-match-up">{matchUp}</p>
        <h2>
          <Link href={href} className="card-link">
            {name}
          </Link>
        </h2>
        <Tags tags={tags} />
        <dl className="mission-forces">
          {parties.map((party) => (
            <div key={party.seat}>
              <dt data-side={party.side}>
                {party.name} <span>{party.units}</span>
              </dt>
              <dd>{party.forces}</dd>
            </div>
          ))}
        </dl>
        <p className="mission-stakes">
          <strong>{stakes.unit}</strong> {stakes.short.join(' · ')}
        </p>
        {rates === null ? null : <RateBar rates={rates} />}
      </div>
    </article>
  );
}
