import { played } from '../../packages/bear/src/testing/release-matches.ts';
import { releaseSaves } from '../release/release-saves.ts';

/** The file of a whole match against the AI, recorded by another version whose rules play alike. */
export function oldSolo(): string {
  const old = { ...played, game: { ...played.game, version: 1 } };
  const plan = { name: 'old-solo', people: 1, options: { mission: 'whose-crossroads' } };
  const [[, text] = ['', '']] = [...releaseSaves(old, [plan])];
  return text;
}
