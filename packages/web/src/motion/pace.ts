import { readKept, writeKept } from '../settings/kept.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import type { Settings } from '../settings/settings.ts';

/** By how much the usual times of motions are multiplied. */
const PACES: Readonly<Record<Settings['aiSpeed'], number>> = { step: 1, slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** 0: nothing moves. What a person does himself moves at one speed, unless he wants everything at once. */
export function paceOf(speed: Settings['aiSpeed'], isOwn: boolean): number {
  return isOwn && speed !== 'instant' ? 1 : PACES[speed];
}

/** Whether what happens is acted on the map, and not only put there. */
export function isMotionOn(): boolean {
  return hasMotion() && useSettingsStore.getState().settings.aiSpeed !== 'instant';
}

/** Whether anything may move on the page: as it is set, or as the system wishes, and only while it is seen. */
export function hasMotion(): boolean {
  return document.documentElement.dataset['motion'] !== 'none' && !document.hidden;
}

const FACTORS = { slow: 3, normal: 1, fast: 0.4, instant: 0 } as const;

/** Whoever asks to see a turn again wants to see it. */
export function speedOf(chosen: Settings['aiSpeed'], isReplay: boolean): Settings['aiSpeed'] {
  return isReplay && chosen === 'instant' ? 'normal' : chosen;
}

/** How long a picture stands; null: until somebody goes on. */
export function pauseOf(speed: Settings['aiSpeed'], pause: number): number | null {
  return speed === 'step' ? null : pause * FACTORS[speed];
}

/** What was on the screen while the counters moved has been read in part, so that a turn lasts no longer for them. */
export function pauseLeft(pause: number, shownFor: number): number {
  return Math.max(pause / 2, pause - shownFor);
}

const KEY = 'sandtable/ai-turns-seen';
/** By then one knows what the pictures are about. */
const FIRST = 5;
/** So much longer each of them stands until then. */
const SLOWER = 2;

/** How many turns of the AI have been shown in this browser. */
export function turnsSeen(): number {
  const kept = Number(readKept(KEY));
  return Number.isInteger(kept) && kept > 0 ? kept : 0;
}

export function noteTurn(): void {
  const seen = turnsSeen();
  if (seen < FIRST) writeKept(KEY, seen + 1);
}

/** Whoever has set a speed of his own has it from the first. */
export function easeOf(speed: Settings['aiSpeed'], seen: number): number {
  return speed === 'normal' && seen < FIRST ? SLOWER : 1;
}
