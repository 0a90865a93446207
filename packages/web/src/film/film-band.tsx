import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FilmFrame, FilmTitle } from '../face/table.ts';
import { filmIn, isReplay } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Film } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { hasMotion, paceOf, speedOf } from '../motion/pace.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { useSettingsStore } from '../settings/settings.ts';
import { usePhone } from '../ui/page.ts';
import { barsOf, beatIn } from './beat.ts';
import './film-band.css';

/** Milliseconds the camera takes to reach the action. */
const GLIDE = 260;

/** The headline of an action over the map, the same in all its beats; the line below changes. On a phone the sheet shows it. */
export function FilmBand() {
  const band = useRef<HTMLElement>(null);
  const film = usePlay(filmIn);
  const beat = usePlay(beatIn);
  const store = usePlayStore();
  const title = beat?.title ?? null;
  useCamera(band, title);
  const shown = useLast(film, title === null ? null : beat);
  const map = usePlay((state) => state.map);
  useLayoutEffect(() => {
    const style = map?.layer.parentElement?.style;
    const pace = String(paceNow(store));
    // The marks on the map take their pace from it, too. Each change restyles the whole map.
    if (title !== null && style?.getPropertyValue('--pace') !== pace) style?.setProperty('--pace', pace);
  }, [title, map, store]);
  const said = shown?.beat.title ?? null;
  const isPhone = usePhone();
  if (shown === null || said === null || isPhone) return null;
  const { actor, side, headline } = said;
  const bars = barsOf(shown.beat);
  return (
    <section
      className="film-band"
      ref={band}
      aria-label="What the enemy does"
      data-side={side}
      data-out={title === null || undefined}
      data-testid="film-band"
    >
      {actor === -1 ? null : <CounterView piece={shown.film.before.position.piece(actor)} size={52} detail="short" />}
      <div className="film-band-words">
        <h2>{headline}</h2>
        <p>{shown.beat.line}</p>
      </div>
      <ol className="film-bars" aria-label={`Beat ${bars} of 4`}>
        {[1, 2, 3, 4].map((bar) => (
          <li key={bar} data-on={bar <= bars || undefined} />
        ))}
      </ol>
    </section>
  );
}

/** Keeps what was shown last while it fades out. */
function useLast(film: Film | null, beat: FilmFrame | null): { readonly film: Film; readonly beat: FilmFrame } | null {
  const [last, setLast] = useState<ReturnType<typeof useLast>>(null);
  if (film !== null && beat !== null && last?.beat !== beat) setLast({ film, beat });
  const isOver = film === null || beat === null;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setLast(null), hasMotion() ? 180 : 0);
    return () => clearTimeout(timer);
  }, [isOver]);
  return last;
}

/** Once per action the map moves if the actor or the target is out of view or under the band; at the end of the film it moves back. */
function useCamera(band: React.RefObject<HTMLElement | null>, title: FilmTitle | null): void {
  const store = usePlayStore();
  const map = usePlay((state) => state.map);
  const isOver = usePlay((state) => filmIn(state) === null && state.stage.kind !== 'watching');
  useLayoutEffect(() => {
    if (title === null || useSettingsStore.getState().settings.followAi === 'off') return;
    map?.glide(title.hexes, band.current?.offsetHeight ?? 0, GLIDE * paceNow(store));
  }, [title, map, band, store]);
  useEffect(() => {
    if (isOver) map?.glideBack(GLIDE * paceNow(store));
  }, [isOver, map, store]);
}

function paceNow(store: PlayStore): number {
  const { aiSpeed } = useSettingsStore.getState().settings;
  return hasMotion() ? paceOf(speedOf(aiSpeed, isReplay(store.getState())), false) : 0;
}
