import * as z from 'zod/mini';
import { type Settings, useSettingsStore } from '../settings/settings.ts';
import { storedValue } from '../ui/stored.ts';

const PACES: Readonly<Record<Settings['aiSpeed'], number>> = { step: 1, slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** 0: nothing moves. A player's own actions move at one speed, unless everything is instant. */
export function paceOf(speed: Settings['aiSpeed'], isOwn: boolean): number {
  return isOwn && speed !== 'instant' ? 1 : PACES[speed];
}

/** Whether events are played on the map instead of appearing at once. */
export function isMotionOn(): boolean {
  return hasMotion() && useSettingsStore.getState().settings.aiSpeed !== 'instant';
}

/** Whether anything may move: by the setting or the system's preference, and only while the page is visible. */
export function hasMotion(): boolean {
  return document.documentElement.dataset['motion'] !== 'none' && !document.hidden;
}

const FACTORS = { slow: 3, normal: 1, fast: 0.4, instant: 0 } as const;

/** A replay is never instant. */
export function speedOf(chosen: Settings['aiSpeed'], isReplay: boolean): Settings['aiSpeed'] {
  return isReplay && chosen === 'instant' ? 'normal' : chosen;
}

/** How long a frame stands, in milliseconds; null: until the player goes on. */
export function pauseOf(speed: Settings['aiSpeed'], pause: number): number | null {
  return speed === 'step' ? null : pause * FACTORS[speed];
}

const seenTurns = storedValue('sandtable/ai-turns-seen', z.catch(z.int().check(z.nonnegative()), 0));
/** How many turns are shown more slowly at first. */
const FIRST = 5;
/** How much longer their frames stand. */
const SLOWER = 2;

export function turnsSeen(): number {
  return seenTurns.read();
}

export function noteTurn(): void {
  const seen = turnsSeen();
  if (seen < FIRST) seenTurns.write(seen + 1);
}

/** Only for the default speed: a chosen speed applies from the first turn. */
export function easeOf(speed: Settings['aiSpeed'], seen: number): number {
  return speed === 'normal' && seen < FIRST ? SLOWER : 1;
}
