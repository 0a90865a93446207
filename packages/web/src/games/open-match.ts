import type { Bad, Realm } from '@sandtable/kernel';
import type { GameFace } from '../face/face.ts';
import type { AnyGame, Game } from '../face/game.ts';
import { askToStay } from '../link/ask-to-stay.ts';
import { LocalLink } from '../link/local-link.ts';
import { myShelf } from '../link/my-shelf.ts';
import type { TablePlan } from '../link/open-table.ts';
import type { Question, Refusal } from '../link/protocol.ts';
import { freshId } from '../link/seed.ts';
import { Wire, WireError } from '../link/wire.ts';
import { gameOfSave } from './save-game.ts';

/** A match of some game or other, with the face of that game. */
export interface OpenMatch {
  readonly id: string;
  readonly game: AnyGame;
  use<T>(work: <R extends Realm>(face: GameFace<R>, link: LocalLink<R>) => T): T;
}

/** A match, or in which way it cannot be opened. */
export type Linked =
  | { readonly ok: true; readonly match: OpenMatch }
  | { readonly ok: false; readonly refusal: Refusal };

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
export async function adoptMatch(text: string): Promise<Linked> {
  const game = gameOfSave(text);
  return game.ok ? linkTo(game.value, { topic: 'adopt', asked: { id: freshId(), text } }) : wrong(game);
}

/** Goes on with a match: the one that is open, or one that is kept. */
export async function resumeMatch(id: string): Promise<Linked> {
  if (open?.id === id) return { ok: true, match: open };
  // What cannot be read here cannot be read in the worker, which says why.
  const text = await myShelf()
    .read(id)
    .catch(() => undefined);
  const game = gameOfSave(text ?? '');
  return game.ok ? linkTo(game.value, { topic: 'resume', asked: { id } }) : wrong(game);
}

/** Ends the work on a match; what is kept of it stays. */
export function leaveMatch(id: string): void {
  if (open?.id === id) close();
}

function close(): void {
  open?.use((_, link) => link.close());
  open = undefined;
}

async function linkTo(game: AnyGame, question: Opener): Promise<Linked> {
  close();
  const linked = await game.use((its) => openWith(game, its, question));
  if (!linked.ok) return linked;
  open = linked.match;
  const isKept = question.topic === 'resume' || question.asked.passing !== true;
  if (isKept) askToStay();
  return linked;
}

/** The worker starts while the screen is loaded. */
async function openWith<R extends Realm>(game: AnyGame, its: Game<R>, question: Opener): Promise<Linked> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: game.id });
  const wire = new Wire<R>(worker);
  try {
    const [opening, face] = await Promise.all([wire.ask(question), its.face()]);
    if (!opening.ok) {
      wire.cut();
      return opening;
    }
    const { id } = question.asked;
    const opened = new LocalLink(id, wire, opening.opened);
    return { ok: true, match: { id, game, use: (work) => work(face, opened) } };
  } catch (error) {
    wire.cut();
    const kind = error instanceof WireError ? error.kind : 'broken';
    return { ok: false, refusal: { kind, message: error instanceof Error ? error.message : String(error) } };
  }
}

function wrong({ problems }: Bad): Linked {
  return { ok: false, refusal: { kind: 'wrong', problems } };
}
