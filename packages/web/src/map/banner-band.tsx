import { useEffect } from 'react';
import { hasMotion } from '../motion/pace.ts';
import { filmIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import './banner.css';

/** Milliseconds: fade in, hold, fade out. */
const BANNER_TIME = 180 + 900 + 180;

const GLIDE = 320;
/** Pixels at the top of the map that the band covers. */
const BAND = 96;

/** A banner waits for the end of a film, and is not shown while the screen changes hands. */
function shownIn(state: PlayState) {
  return filmIn(state) !== null || state.stage.kind === 'handing' ? null : (state.banners[0] ?? null);
}

/** A band over the map for news that everybody should notice. Clicks pass through it; any click or key ends it. */
export function BannerBand() {
  const store = usePlayStore();
  const banner = usePlay(shownIn);
  const map = usePlay((state) => state.map);
  const isTour = banner?.at !== undefined;
  useEffect(() => {
    if (!isTour) return undefined;
    return () => map?.glideBack(hasMotion() ? GLIDE : 0);
  }, [isTour, map]);
  useEffect(() => {
    if (banner?.at !== undefined) map?.glide(banner.at, BAND, hasMotion() ? GLIDE : 0);
  }, [banner, map]);
  useEffect(() => {
    if (banner === null) return undefined;
    const listening = new AbortController();
    const how = { capture: true, signal: listening.signal };
    const timer = setTimeout(
      () => store.setState(({ banners }) => ({ banners: banners.filter((each) => each !== banner) })),
      banner.at === undefined ? BANNER_TIME : GLIDE + 2 * BANNER_TIME,
    );
    const end = (): void => store.setState({ banners: [] });
    document.addEventListener('keydown', end, how);
    document.addEventListener('pointerdown', end, how);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [banner, store]);
  if (banner === null) return null;
  return (
    <div className="banner" key={banner.title} data-side={banner.side} data-testid="banner" aria-hidden="true">
      <b>{banner.title}</b>
      {banner.text === '' ? null : <span>{banner.text}</span>}
    </div>
  );
}
