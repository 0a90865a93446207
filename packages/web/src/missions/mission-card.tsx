import { Link } from 'wouter';
import type { Facts } from './facts.ts';
import { MiniMap } from './mini-map.tsx';
import { Tags } from './tags.tsx';
import { printForces, printMatchUp, printParty } from './words.ts';

/** A mission in the browser: what it is about, who is in it, how long it takes. The whole card leads to it. */
export function MissionCard({ facts }: { readonly facts: Facts }) {
  const { mission, parties } = facts;
  return (
    <article className="mission-card panel">
      <MiniMap mission={mission} />
      <h2>
        <Link href={`/missions/${mission.id}`} className="mission-link">
          {mission.name}
        </Link>
      </h2>
      <p className="mission-match-up">{printMatchUp(facts)}</p>
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
    </article>
  );
}
