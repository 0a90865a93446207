import { useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { savesData, whenIdle } from '../ui/idle.ts';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { useInSight } from '../ui/page.ts';
import { HeroMap } from './hero-map.tsx';
import './living-position.css';

const LivingFilm = lazyPart(async () => (await import('./living-film.tsx')).LivingFilm);

/** Milliseconds after the first paint. */
const WAIT = 600;

/** Some turns of the AI from a match, played as a film from drawings, without loading a game. */
export function LivingPosition({ game }: { readonly game: AnyGame }) {
  const [box, isInSight] = useInSight<HTMLElement>();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isInSight || savesData()) return undefined;
    return whenIdle(() => setQuiet(true), WAIT);
  }, [isInSight]);
  return (
    <section className="living" aria-label="An example" ref={box}>
      <HeroMap name={`example-${game.id}`} />
      {isQuiet ? ornament(<LivingFilm game={game} />) : null}
    </section>
  );
}
