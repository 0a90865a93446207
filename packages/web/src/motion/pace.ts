import { useSettingsStore } from '../settings/settings.ts';
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
