import type { Bad, Realm } from '@sandtable/kernel';
import type { AnyGame, Game } from '../face/game.ts';
import { isMissingPart } from '../faults/missing-part.ts';
import { askToStay } from '../link/ask-to-stay.ts';
import { LocalLink } from '../link/local-link.ts';
import { myShelf } from '../link/idb-shelf.ts';
import type { Progress, Question, Refusal, TablePlan } from '../link/protocol.ts';
import { freshId } from '../link/seed.ts';
import { Wire, WireError } from '../link/wire.ts';
import { aside, type OpenMatch } from './set-aside.ts';
import { type SaveFile, saveFileOf } from './save-game.ts';

export type OpenResult =
  | { readonly ok: true; readonly match: OpenMatch }
  /** `save`: the file that was to be opened; null if there was none or it could not be read. */
  | { readonly ok: false; readonly refusal: Refusal; readonly save: SaveFile | null };

export interface Wait {
  readonly signal?: AbortSignal;
  /** Called while a long match is being read. */
  readonly onReading?: (progress: Progress) => void;
}

type Opener = Extract<Question, { readonly topic: 'begin' | 'resume' | 'adopt' }>;

/** The open match, kept here until its screen takes it: without storage there is no other way to pass it on. */
let open: OpenMatch | undefined;

export function beginMatch(game: AnyGame, plan: TablePlan): Promise<OpenResult> {
  return linkTo(game, { topic: 'begin', asked: { id: freshId(), plan } });
}

/** Opens a match that is not stored, such as a lesson: from the plan, or from the text of a save file. */
export function beginPassing(game: AnyGame, id: string, plan: TablePlan, text: string | null): Promise<OpenResult> {
  if (text === null) return linkTo(game, { topic: 'begin', asked: { id, plan, passing: true } });
  return adoptPassing(game, id, text);
}

export function adoptPassing(game: AnyGame, id: string, text: string): Promise<OpenResult> {
  return linkTo(game, { topic: 'adopt', asked: { id, text, passing: true } });
}

/** Imports a match from the text of a save file. */
export async function adoptMatch(text: string, wait: Wait): Promise<OpenResult> {
  const file = saveFileOf(text);
  return file.ok ? openFile(file.value, { topic: 'adopt', asked: { id: freshId(), text } }, wait) : wrong(file);
}

/** Continues a match: the open one, one set aside on this page, or a stored one. */
export async function resumeMatch(id: string, wait: Wait): Promise<OpenResult> {
  if (open?.id === id) return { ok: true, match: open };
  const waiting = aside.take(id);
  if (waiting !== undefined) {
    lay(waiting);
    return { ok: true, match: waiting };
  }
  // A failure here is not reported: the worker fails the same way and says why.
  const moved = await myShelf()
    .movedTo(id)
    .catch(() => undefined);
  if (moved !== undefined) return refused({ kind: 'moved', to: moved });
  const text = await myShelf()
    .read(id)
    .catch(() => undefined);
  const file = saveFileOf(text ?? 'null');
  return file.ok ? openFile(file.value, { topic: 'resume', asked: { id } }, wait) : wrong(file);
}

/** Opens a match to watch up to the entry where the rules have changed. It cannot be played on, and the stored match stays unchanged. */
export function watchMatch(id: string, save: SaveFile, wait: Wait): Promise<OpenResult> {
  const { text } = save;
  return openFile(save, { topic: 'adopt', asked: { id, text, passing: true, ifChanged: 'watch' } }, wait);
}

/** The same for a file, which is stored unchanged so that it can be watched again. */
export function watchFile(save: SaveFile, wait: Wait): Promise<OpenResult> {
  const { text } = save;
  return openFile(save, { topic: 'adopt', asked: { id: freshId(), text, ifChanged: 'watch' } }, wait);
}

/** Continues as a new match from where the rules have changed. */
export function goOnWith(save: SaveFile, wait: Wait): Promise<OpenResult> {
  const { text } = save;
  return openFile(save, { topic: 'adopt', asked: { id: freshId(), text, ifChanged: 'goOn' } }, wait);
}

export function leaveMatch(id: string): void {
  if (open?.id === id) lay(undefined);
}

function lay(match: OpenMatch | undefined): void {
  const before = open;
  open = match;
  before?.use((_, link) => aside.put(before, { id: before.id, link }));
}

async function openFile(save: SaveFile, question: Opener, wait: Wait): Promise<OpenResult> {
  const linked = await linkTo(save.game, question, wait);
  if (!linked.ok) return { ...linked, save };
  const { match } = linked;
  return match.use((_, { isWatched }) => {
    open = { ...match, watched: isWatched ? save : null };
    return { ok: true, match: open };
  });
}

/** Closes the previous match only once the new one is open: until then the opening can be cancelled. */
async function linkTo(game: AnyGame, question: Opener, wait: Wait = {}): Promise<OpenResult> {
  const linked = await game.use((its) => openWith(game, its, question, wait));
  if (!linked.ok) return linked;
  lay(linked.match);
  const isKept = question.topic === 'resume' || question.asked.passing !== true;
  if (isKept) askToStay();
  return linked;
}

/** Starts the worker before the game's face has loaded, so that both load at once. */
async function openWith<R extends Realm>(
  game: AnyGame,
  its: Game<R>,
  question: Opener,
  { signal, onReading }: Wait,
): Promise<OpenResult> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: game.id });
  const wire = new Wire<R>(worker);
  if (onReading !== undefined) wire.onReading(onReading);
  try {
    const [opening, face] = await Promise.race([Promise.all([wire.ask(question), its.face()]), endOf(signal)]);
    if (!opening.ok) {
      wire.cut();
      return { ...opening, save: null };
    }
    await face.ready?.(opening.opened.moment.view);
    const { id } = question.asked;
    const opened = new LocalLink(id, wire, opening.opened);
    const { renewal } = opening.opened;
    return { ok: true, match: { id, game, renewal, watched: null, use: (work) => work(face, opened) } };
  } catch (error) {
    wire.cut();
    // The screen handles a missing part of the app like any other.
    if (isMissingPart(error)) throw error;
    if (signal?.aborted === true) return refused({ kind: 'stopped' });
    const kind = error instanceof WireError ? error.kind : 'broken';
    return refused({ kind, message: error instanceof Error ? error.message : String(error) });
  }
}

function endOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => reject(new Error('cancelled'));
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}

function wrong({ problems }: Bad): OpenResult {
  return refused({ kind: 'wrong', problems });
}

function refused(refusal: Refusal): OpenResult {
  return { ok: false, refusal, save: null };
}
