import { type Problem, printProblem } from '@sandtable/kernel';
import type { AnyGame } from '../face/game.ts';
import type { PrintJob, PrintOrder } from '../face/print.ts';
import { gameWith } from '../games/games.ts';
import { PRINTS } from '../games/prints.ts';
import { saveFileOf } from '../games/save-game.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { freshSeed } from '../link/seed.ts';
import { againPayload, parseChoice } from './address.ts';
import { rulesPart } from './rules-part.ts';

/** What an address asks to print: a mission of a game, or a match on this browser's shelf. */
export type PrintSource =
  | { readonly kind: 'mission'; readonly game: string; readonly mission: string; readonly choice: string }
  | { readonly kind: 'match'; readonly id: string };

export type LoadedJob =
  | { readonly ok: true; readonly game: AnyGame; readonly job: PrintJob; readonly payload: string }
  /** Why there is nothing to print, in words. */
  | { readonly ok: false; readonly why: string };

export async function loadJob(source: PrintSource): Promise<LoadedJob> {
  const found = source.kind === 'match' ? await matchOn(source.id) : missionOf(source);
  if (!found.ok) return refused(found.why);
  const { game, order } = found;
  const face = await PRINTS[game.id]?.();
  if (face === undefined) return refused(`${game.name} cannot be printed.`);
  const job = face.jobOf(order);
  if (!job.ok) return refused(wordsFor(job.problems));
  const rules = await rulesPart(game);
  const parts = rules === null ? job.value.parts : [...job.value.parts, rules];
  const payload = await againPayload(game, job.value.again);
  return { ok: true, game, job: { ...job.value, parts }, payload };
}

type Found =
  | { readonly ok: true; readonly game: AnyGame; readonly order: PrintOrder }
  | { readonly ok: false; readonly why: string };

function missionOf({ game: id, mission, choice }: Extract<PrintSource, { kind: 'mission' }>): Found {
  const game = gameWith(id);
  if (game === undefined) return refused('There is no such game.');
  const { switches, seed } = parseChoice(choice);
  return { ok: true, game, order: { mission, switches, seed: seed ?? freshSeed() } };
}

async function matchOn(id: string): Promise<Found> {
  const text = await myShelf()
    .read(id)
    .catch(() => undefined);
  if (text === undefined) return refused('This match is not in this browser.');
  const file = saveFileOf(text);
  if (!file.ok) return refused(wordsFor(file.problems));
  return { ok: true, game: file.value.game, order: { save: text } };
}

function refused(why: string): { readonly ok: false; readonly why: string } {
  return { ok: false, why };
}

const MOST = 5;

function wordsFor(problems: readonly Problem[]): string {
  const [first] = problems;
  if (first?.field === 'mission') return 'There is no such mission.';
  if (first?.field === 'draft') return 'The draft is not finished. Finish it, then print it.';
  return problems.slice(0, MOST).map(printProblem).join('; ');
}
