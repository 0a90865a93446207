import type { Result } from '@sandtable/kernel';
import { isByHand } from '@sandtable/session';
import type { AnyGame } from '../face/game.ts';
import type { PrintedMatch } from '../face/print.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { packRefused } from '../link/missing-pack.ts';
import type { Summary } from '../link/summary.ts';
import { adoptMatch, type OpenResult } from './open-match.ts';
import { onPaper } from './prints.ts';

/** Matches drafted in this browser against the AI: each can be laid out on a real table. */
export function draftsAmong(matches: readonly Summary[], game: AnyGame): readonly Summary[] {
  return matches.filter(
    ({ system, mission, seating }) =>
      system === game.id &&
      mission === null &&
      !isByHand(seating) &&
      Object.values(seating).some(({ kind }) => kind === 'procedure'),
  );
}

/** Opens such a match beside a real table, as its draft ended. */
export async function tableFromDraft(game: AnyGame, id: string): Promise<OpenResult> {
  const save = await myShelf().read(id);
  if (save === undefined) return UNKNOWN;
  const job = await packRefused(onPaper(game.id, (face) => face.jobOf({ save })));
  if (job === undefined) return UNKNOWN;
  if ('refusal' in job) return { ok: false, ...job, save: null };
  if (!job.ok) return wrong(job);
  const { again } = job.value;
  return again === null ? UNKNOWN : tableFromPage(game, again);
}

/** Opens the match of a printed page beside the table it was printed for. */
export async function tableFromPage(game: AnyGame, match: PrintedMatch): Promise<OpenResult> {
  const save = await packRefused(onPaper(game.id, (face) => face.saveOf(match, 'table')));
  if (save === undefined) return UNKNOWN;
  if ('refusal' in save) return { ok: false, ...save, save: null };
  return save.ok ? adoptMatch(save.value, {}) : wrong(save);
}

const UNKNOWN: OpenResult = { ok: false, refusal: { kind: 'unknown' }, save: null };

function wrong({ problems }: Extract<Result<never>, { readonly ok: false }>): OpenResult {
  return { ok: false, refusal: { kind: 'wrong', problems }, save: null };
}
