import { ok, type Realm, type GameSystem, type Outcome, type Result } from '@sandtable/kernel';
import type { Match } from './match.ts';
import { diverges, restore, type Divergence, type Restored } from './restore.ts';
import { parseSave } from './save.ts';

interface Keys {
  /** The seed of a sealed file. */
  readonly seed?: string | undefined;
  /** The bots there are: a match that goes on needs those that sit in it. */
  readonly bots?: readonly string[];
}

/** Brings a match back from the text of its file, or says precisely what is wrong with it. */
export function importMatch<R extends Realm>(
  system: GameSystem<R>,
  text: string,
  { seed, bots = [] }: Keys = {},
): Result<Match<R>> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const restored = restore(system, save.value, seed ?? null, bots);
  return restored.ok ? ok(restored.match) : { ok: false, problems: [restored.divergence.problem] };
}

/** What a replay has shown: every die, card and event is as the file says, or the first divergence. */
export type Verification =
  | { readonly ok: true; readonly entries: number; readonly hash: string; readonly outcome: Outcome | undefined }
  | { readonly ok: false; readonly divergence: Divergence };

/** Anybody can check a match: the seed against the commitment that was published, then the whole of it by replay. */
export function verify<R extends Realm>(
  system: GameSystem<R>,
  text: string,
  { seed }: Pick<Keys, 'seed'> = {},
): Verification {
  const restored = restoreText(system, text, seed ?? null);
  if (!restored.ok) return restored;
  const { match } = restored;
  return { ok: true, entries: match.seq, hash: match.hash(), outcome: match.now('spectator').outcome };
}

/** Nobody plays on here, so the bots need not be at hand: what they said stands in the log. */
function restoreText<R extends Realm>(system: GameSystem<R>, text: string, seed: string | null): Restored<Match<R>> {
  const save = parseSave(text);
  if (!save.ok) return diverges(0, save);
  const bots = Object.values(save.value.seats).flatMap((holder) => (holder.kind === 'bot' ? [holder.bot] : []));
  return restore(system, save.value, seed, bots);
}
