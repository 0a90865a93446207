import { ok, type Realm, type GameSystem, type Outcome, type Result } from '@sandtable/kernel';
import { type Divergence, readMatch, type RulesStamp } from './reading.ts';
import type { Match } from './match.ts';
import type { Keys } from './restore.ts';

/** Restores a match from the text of its file, or says exactly what is wrong with it. */
export function importMatch<R extends Realm>(
  system: GameSystem<R>,
  text: string,
  { seed, bots = [] }: Keys = {},
): Result<Match<R>> {
  const read = readMatch(system, text, { seed, bots });
  switch (read.kind) {
    case 'same':
    case 'renewed':
      return ok(read.match);
    case 'changed':
      return { ok: false, problems: [read.divergence.problem] };
    case 'wrong':
      return { ok: false, problems: read.problems };
  }
}

/**
 * The result of a replay: every die, card and event matches the file, or the first divergence. `from` is set if the file was made
 * by other rules or content, which may then explain a divergence.
 */
export type Verification =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly hash: string;
      readonly outcome: Outcome | undefined;
      /** False if it was made by other rules or content, and a part of the state that no event has revealed differs. */
      readonly isSameState: boolean;
      readonly from: RulesStamp | null;
    }
  | { readonly ok: false; readonly divergence: Divergence; readonly from: RulesStamp | null };

/** Lets anyone check a match: the seed against its published commitment, then everything by replay. */
export function verify<R extends Realm>(
  system: GameSystem<R>,
  text: string,
  { seed }: Pick<Keys, 'seed'> = {},
): Verification {
  // The match does not go on from here, so no bots are needed: the log has their sentences.
  const read = readMatch(system, text, { seed });
  switch (read.kind) {
    case 'same':
    case 'renewed': {
      const { match } = read;
      const { isSameState, from } = read.kind === 'renewed' ? read : { isSameState: true, from: null };
      const { outcome } = match.now('spectator');
      return { ok: true, entries: match.seq, hash: match.hash(), outcome, isSameState, from };
    }
    case 'changed':
      return { ok: false, divergence: read.divergence, from: read.from };
    case 'wrong':
      return { ok: false, divergence: read.divergence, from: null };
  }
}
