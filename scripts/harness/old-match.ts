import { played } from '../../packages/bear/src/testing/release-matches.ts';
import { releaseSaves } from '../release/release-saves.ts';

/** A whole match against the AI by rules of another version, which play alike, as a file. */
export function oldSolo(): string {
  const old = { ...played, game: { ...played.game, version: 1 } };
  const plan = { name: 'old-solo', people: 1, options: { mission: 'whose-crossroads' } };
  const [[, text] = ['', '']] = [...releaseSaves(old, [plan])];
  return text;
}
