import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { missionAddress } from '../games/addresses.ts';
import { GAMES } from '../games/games.ts';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { useInSight } from '../ui/page.ts';

const [FightMap, FightFacts] = [
  lazyPart(async () => (await import('./mission-maps.tsx')).FightMap),
  lazyPart(async () => (await import('./mission-maps.tsx')).FightFacts),
];

interface FightsProps {
  readonly game: AnyGame;
  /** The page has loaded, and nothing was clicked yet. */
  readonly isQuiet: boolean;
}

/** Missions to choose from. Their maps need the boards, so they load after the page, when scrolled into view. */
export function Fights({ game, isQuiet: isPageQuiet }: FightsProps) {
  const heading = `fights-${game.id}`;
  const [box, isInSight] = useInSight<HTMLElement>();
  const isQuiet = isPageQuiet && isInSight;
  return (
    <section className="fights" aria-labelledby={heading} ref={box}>
      <h2 id={heading}>{GAMES.length === 1 ? 'Choose a fight' : game.name}</h2>
      <div className="fights-row">
        {game.front.fights.map(({ id, title, text }) => (
          <article key={id} className="fight panel">
            <div className="fight-map">{ornament(isQuiet ? <FightMap game={game} id={id} /> : null)}</div>
            <div className="fight-text">
              <h3>
                <Link href={missionAddress(game, id)} className="card-link">
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
              <div className="fight-facts">{ornament(isQuiet ? <FightFacts game={game} id={id} /> : null)}</div>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
