import type { Bad, Realm } from '@sandtable/kernel';
import type { AnyGame, Game } from '../face/game.ts';
import { isMissingPart } from '../faults/missing-part.ts';
import { askToStay } from '../link/ask-to-stay.ts';
import { LocalLink } from '../link/local-link.ts';
import { myShelf } from '../link/idb-shelf.ts';
import type { Progress, Question, Refusal, TablePlan } from '../link/protocol.ts';
import { freshId } from '../link/seed.ts';
import { Wire, WireError } from '../link/wire.ts';
import type { OpenMatch } from './match-on-page.ts';
import { type SaveFile, saveFileOf } from './save-game.ts';
import { aside } from './set-aside.ts';

/** A match, or in which way it cannot be opened. */
export type Linked =
  | { readonly ok: true; readonly match: OpenMatch }
  /** `save`: what it was to be opened from; null where there is none, or none that could be read. */
  | { readonly ok: false; readonly refusal: Refusal; readonly save: SaveFile | null };

/** While a match is opened. */
export interface Wait {
  /** Cancels it; everything stays as it was. */
  readonly signal?: AbortSignal;
  /** Told how far it is read, where that takes long. */
  readonly onReading?: (progress: Progress) => void;
}

type Opener = Extract<Question, { readonly topic: 'begin' | 'resume' | 'adopt' }>;

/** The one that is open. It waits here for the screen it was opened for; with no storage there is no other way to it. */
let open: OpenMatch | undefined;

/** Begins a match in a worker of its own. */
export function beginMatch(game: AnyGame, plan: TablePlan): Promise<Linked> {
  return linkTo(game, { topic: 'begin', asked: { id: freshId(), plan } });
}

/** A match that is not kept: a lesson. It begins by the plan, or goes on where the text of a file leaves it. */
export function beginPassing(game: AnyGame, id: string, plan: TablePlan, text: string | null): Promise<Linked> {
  if (text === null) return linkTo(game, { topic: 'begin', asked: { id, plan, passing: true } });
  return linkTo(game, { topic: 'adopt', asked: { id, text, passing: true } });
}

/** Takes a match over from the text of a file. */
export async function adoptMatch(text: string, wait: Wait): Promise<Linked> {
  const file = saveFileOf(text);
  return file.ok ? openFile(file.value, { topic: 'adopt', asked: { id: freshId(), text } }, wait) : wrong(file);
}

/** Goes on with a match: the one that is open, one that waits on this page, or one that is kept. */
export async function resumeMatch(id: string, wait: Wait): Promise<Linked> {
  if (open?.id === id) return { ok: true, match: open };
  const waiting = aside.take(id);
  if (waiting !== undefined) {
    lay(waiting);
    return { ok: true, match: waiting };
  }
  // What cannot be read here cannot be read in the worker, which says why.
  const text = await myShelf()
    .read(id)
    .catch(() => undefined);
  const file = saveFileOf(text ?? 'null');
  return file.ok ? openFile(file.value, { topic: 'resume', asked: { id } }, wait) : wrong(file);
}

/** Opens a match of this browser up to where the rules have changed, to look at; it stays as it is. */
export function watchMatch(id: string, save: SaveFile, wait: Wait): Promise<Linked> {
  const { text } = save;
  return openFile(save, { topic: 'adopt', asked: { id, text, passing: true, ifChanged: 'watch' } }, wait);
}

/** The same for one from a file, which is kept as it is: it can be watched again. */
export function watchFile(save: SaveFile, wait: Wait): Promise<Linked> {
  const { text } = save;
  return openFile(save, { topic: 'adopt', asked: { id: freshId(), text, ifChanged: 'watch' } }, wait);
}

/** Goes on from where the rules have changed, as a match of its own. */
export function goOnWith(save: SaveFile, wait: Wait): Promise<Linked> {
  const { text } = save;
  return openFile(save, { topic: 'adopt', asked: { id: freshId(), text, ifChanged: 'goOn' } }, wait);
}

/** Its screen is left. */
export function leaveMatch(id: string): void {
  if (open?.id === id) lay(undefined);
}

/** Puts another on the table, or none. */
function lay(match: OpenMatch | undefined): void {
  const before = open;
  open = match;
  before?.use((_, link) => aside.put(before, { id: before.id, link }));
}

async function openFile(save: SaveFile, question: Opener, wait: Wait): Promise<Linked> {
  const linked = await linkTo(save.game, question, wait);
  if (!linked.ok) return { ...linked, save };
  const { match } = linked;
  return match.use((_, { isWatched }) => {
    open = { ...match, watched: isWatched ? save : null };
    return { ok: true, match: open };
  });
}

/** The one that was open is closed once the other is there: until then it may be cancelled. */
async function linkTo(game: AnyGame, question: Opener, wait: Wait = {}): Promise<Linked> {
  const linked = await game.use((its) => openWith(game, its, question, wait));
  if (!linked.ok) return linked;
  lay(linked.match);
  const isKept = question.topic === 'resume' || question.asked.passing !== true;
  if (isKept) askToStay();
  return linked;
}

/** The worker starts while the screen is loaded. */
async function openWith<R extends Realm>(
  game: AnyGame,
  its: Game<R>,
  question: Opener,
  { signal, onReading }: Wait,
): Promise<Linked> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: game.id });
  const wire = new Wire<R>(worker);
  if (onReading !== undefined) wire.onReading(onReading);
  try {
    const [opening, face] = await Promise.race([Promise.all([wire.ask(question), its.face()]), endOf(signal)]);
    if (!opening.ok) {
      wire.cut();
      return { ...opening, save: null };
    }
    const { id } = question.asked;
    const opened = new LocalLink(id, wire, opening.opened);
    const { isRenewed } = opening.opened;
    return { ok: true, match: { id, game, isRenewed, watched: null, use: (work) => work(face, opened) } };
  } catch (error) {
    wire.cut();
    // It is for the screen to say so, as of any other part that does not come.
    if (isMissingPart(error)) throw error;
    if (signal?.aborted === true) return refused({ kind: 'stopped' });
    const kind = error instanceof WireError ? error.kind : 'broken';
    return refused({ kind, message: error instanceof Error ? error.message : String(error) });
  }
}

/** Fails when it is cancelled. */
function endOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => reject(new Error('cancelled'));
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}

function wrong({ problems }: Bad): Linked {
  return refused({ kind: 'wrong', problems });
}

function refused(refusal: Refusal): Linked {
  return { ok: false, refusal, save: null };
}
