import { lazy, Suspense } from 'react';
import { Link } from 'wouter';

const [FightMap, FightFacts] = [
  lazy(async () => ({ default: (await import('./fight-details.tsx')).FightMap })),
  lazy(async () => ({ default: (await import('./fight-details.tsx')).FightFacts })),
];

/** Where to begin; each stands for a mission, which the catalogue knows. */
const FIGHTS = [
  { id: 'recommended', title: 'A short fight against the AI', text: 'The enemy plays itself, by its order cards.' },
  { id: 'firefight', title: 'A firefight for two', text: 'A friend at the same screen, or a bot.' },
  { id: 'today', title: 'The fight of the day', text: 'Another mission every day, the same for everybody.' },
] as const;

/** Three fights to choose from. What needs the boards comes after the page. */
export function Fights({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <section className="fights" aria-labelledby="fights-title">
      <h2 id="fights-title">Choose a fight</h2>
      <div className="fights-row">
        {FIGHTS.map(({ id, title, text }) => (
          <article key={id} className="fight panel">
            <div className="fight-map">
              <Suspense fallback={null}>{isQuiet ? <FightMap id={id} /> : null}</Suspense>
            </div>
            <div className="fight-text">
              <h3>
                <Link href={`/missions/${id}`} className="card-link">
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
              <div className="fight-facts">
                <Suspense fallback={null}>{isQuiet ? <FightFacts id={id} /> : null}</Suspense>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
