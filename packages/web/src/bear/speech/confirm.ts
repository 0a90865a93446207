import { passesToEnd, type Seen } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import { askedKey, askedPlayer, type BearSaying, type Judged } from './saying.ts';

/** What rolls dice by itself, whatever is paid for it. */
const ROLLING: ReadonlySet<string> = new Set([
  'fire',
  'fight',
  'shell',
  'raze',
  'flame',
  'grenades',
  'molotov',
  'tellermine',
  'rally',
  'activate',
]);
/** Questions whose answers always bring dice or what follows from them. */
const ON_DICE: ReadonlySet<string> = new Set(['capsOnDice', 'luck', 'initiative', 'toll', 'aiTurn', 'plot', 'deploy']);

/**
 * Does this sentence roll, draw or reveal, as far as the speaker can know? Then it is shown before it is done. What may turn
 * up on the way, nobody can tell him.
 */
export function needsConfirm(saying: BearSaying, sentence: Sentence): boolean {
  const { position, seen } = saying;
  if (ON_DICE.has(askedKey(saying) ?? '')) return true;
  const said = position.heard(sentence);
  if (said.some(({ word, kind }) => kind === 'card' || (kind === 'verb' && ROLLING.has(word)))) return true;
  if (sentence.includes('pass')) return endsRound(seen);
  if (sentence.some((word) => word.endsWith('toll'))) return true;
  return isChecked(seen, sentence);
}

/** A spent check is drawn for whatever is paid in AP; also for stalling. */
function isChecked({ view }: Seen, sentence: Sentence): boolean {
  if (view.options.economy !== 'spentCheck') return false;
  return sentence.some((word) => word.startsWith('caps:')) || (sentence.length === 2 && sentence[1] === 'stall');
}

function endsRound({ view }: Seen): boolean {
  const frame = view.frames.findLast(({ kind }) => kind === 'turn');
  return frame?.kind === 'turn' && frame.passes + 1 >= passesToEnd(view.players.length);
}

/** What passing now would mean. */
export interface PassNews {
  readonly endsRound: boolean;
  /** CAPs that are lost with the round. */
  readonly caps: number;
  /** AP of the activation under way, lost by passing. */
  readonly ap: number;
}

export function passNews(saying: Omit<Judged, 'words'>): PassNews {
  const { seen } = saying;
  const player = seen.view.players[askedPlayer(saying)];
  const ends = endsRound(seen);
  return { endsRound: ends, caps: ends ? (player?.caps ?? 0) : 0, ap: player?.activation?.ap ?? 0 };
}
