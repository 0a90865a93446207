import { type Problem, printProblem, type Realm, type Result } from '@sandtable/kernel';
import type { AnyGame } from '../face/game.ts';
import type { TableLink } from '../face/moment.ts';
import {
  type Block,
  type PrintFace,
  type PrintJob,
  type PrintOrder,
  type PrintPart,
  printPart,
} from '../face/print.ts';
import { gameWith, missionsOf } from '../games/games.ts';
import { onPaper } from '../games/prints.ts';
import { saveFileOf } from '../games/save-game.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { packRefused } from '../link/missing-pack.ts';
import type { Refusal } from '../link/protocol.ts';
import { freshSeed } from '../link/seed.ts';
import { parseChapter, textOf } from '../rules/markdown.ts';
import { againPayload, parseChoice } from './address.ts';

/** What an address asks to print: a mission of a game, a match on this browser's shelf, or a match on the server. */
export type PrintSource =
  | { readonly kind: 'mission'; readonly game: string; readonly mission: string; readonly choice: string }
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'online'; readonly id: string };

export type LoadedJob =
  /** `payload`: what the code on the page stands for; null for no code. */
  | { readonly ok: true; readonly game: AnyGame; readonly job: PrintJob; readonly payload: string | null }
  /** A match that cannot be opened here because its pack is missing. */
  | { readonly ok: false; readonly refusal: Refusal }
  /** Why there is nothing to print, in words. */
  | { readonly ok: false; readonly why: string };

export async function loadJob(source: PrintSource): Promise<LoadedJob> {
  if (source.kind === 'online') return farJob(source.id);
  const found = await (source.kind === 'match' ? matchOn(source.id) : missionOf(source));
  if (!found.ok) return refused(found.why);
  const { game, order } = found;
  const made = await packRefused(onPaper(game.id, (face) => face.jobOf(order)));
  return made !== undefined && 'refusal' in made ? { ok: false, ...made } : loaded(game, made);
}

async function loaded(game: AnyGame, made: Result<PrintJob> | undefined): Promise<LoadedJob> {
  if (made === undefined) return refused(`${game.name} cannot be printed.`);
  if (!made.ok) return refused(wordsFor(made.problems));
  const { again, parts } = made.value;
  const rules = await rulesPart(game);
  const job = { ...made.value, parts: rules === null ? parts : [...parts, rules] };
  return { ok: true, game, job, payload: again === null ? null : await againPayload(game, again) };
}

/** The game’s rules in brief; null for a game without a rulebook. */
async function rulesPart({ rulebook }: AnyGame): Promise<PrintPart | null> {
  const chapter = (await rulebook?.())?.chapters[0];
  if (chapter === undefined) return null;
  const { sections } = parseChapter(await chapter.read());
  const blocks = sections.flatMap(({ title, blocks: parsed }): Block[] => [
    ...(title === '' ? [] : [{ kind: 'head' as const, text: title }]),
    ...parsed.map((block): Block => {
      const text = textOf(block);
      return block.kind === 'rule' ? { kind: 'list', lines: [text] } : { kind: 'text', text };
    }),
  ]);
  return printPart('rules', 'The rules in brief', 'A page to read before the first turn', { kind: 'sheet', blocks });
}

/** A match on the server, as one's own seat knew it after set-up. The server keeps its seed. */
async function farJob(id: string): Promise<LoadedJob> {
  try {
    const { openFar } = await import('../online/table/open-far.ts');
    const far = await openFar(id);
    return await far
      .use((_, link) => onPaper(far.game.id, (face) => firstJob(link, face)))
      .then((job) => loaded(far.game, job))
      .finally(() => far.close());
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

/** Prints the first position that can be printed: there is none while a match is drafted. */
async function firstJob<R extends Realm>(
  link: Pick<TableLink<R>, 'now' | 'at'>,
  face: PrintFace,
): Promise<Result<PrintJob>> {
  const last = link.now().seq;
  for (let seq = 0; ; seq++) {
    const job = face.jobOf({ view: (await link.at(seq)).view });
    if (job.ok || seq >= last) return job;
  }
}

type FoundOrder =
  | { readonly ok: true; readonly game: AnyGame; readonly order: PrintOrder }
  | { readonly ok: false; readonly why: string };

/** A mission of a pack is named by its key (`missionKey`). */
async function missionOf({
  game: id,
  mission,
  choice,
}: Extract<PrintSource, { kind: 'mission' }>): Promise<FoundOrder> {
  const game = gameWith(id);
  if (game === undefined) return refused('There is no such game.');
  const { switches, seed } = parseChoice(choice);
  const order = { switches, seed: seed ?? freshSeed() };
  const [own = '', hash] = mission.split('@');
  if (hash === undefined) return { ok: true, game, order: { ...order, mission } };
  const facts = (await missionsOf(game)).all.find((each) => each.id === mission);
  if (facts?.pack === undefined) return refused(NO_PACK);
  return { ok: true, game, order: { ...order, mission: own, pack: facts.pack } };
}

const NO_PACK =
  'This browser has no pack with such a mission. Import the pack under Packs, then print from its mission.';

async function matchOn(id: string): Promise<FoundOrder> {
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
