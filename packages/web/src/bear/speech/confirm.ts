import { passesToEnd, type Seen } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import { isWeighty } from '../draft/draft-speech.ts';
import { isDraft } from '../draft/match-name.ts';
import type { BearOffer } from './meant.ts';
import { askedPlayer, type BearSaying, type Judged } from './saying.ts';
import { hasTrait, verbsIn } from './traits.ts';

/**
 * Does this sentence roll, draw or reveal, as far as the speaker can know? Then it is shown before it is done. What may turn
 * up on the way, nobody can tell him.
 */
export function needsConfirm(saying: BearSaying, sentence: Sentence): boolean {
  const { game, position, seen } = saying;
  if (isDraft(seen.view)) return isWeighty(seen, position.heard(sentence));
  if (hasTrait(saying, sentence, 'rolls') || position.heard(sentence).some(({ kind }) => kind === 'card')) return true;
  const [verb] = verbsIn(saying, sentence);
  if (verb?.word === 'pass') return endsRound(seen);
  // B2.2d: it costs a CAP or a check and brings nothing, so never by one click.
  if (verb?.word === 'stall') return true;
  return game.heard(seen.view, sentence).some((meant) => isDrawnFor(seen, meant));
}

/** What is paid in AP brings a spent check, and an obstacle its own die. */
function isDrawnFor(seen: Seen, meant: BearOffer): boolean {
  if (meant.kind !== 'payment') return false;
  return TOLLS.has(meant.value.way) || (meant.value.way === 'ap' && hasChecks(seen));
}

const TOLLS: ReadonlySet<string> = new Set(['toll', 'command-toll', 'pool-toll', 'activate-toll']);

function hasChecks({ view }: Seen): boolean {
  return view.options.economy === 'spentCheck';
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
