import { LocalLink } from './local-link.ts';
import type { TablePlan } from './open-table.ts';
import type { Question, Refusal } from './protocol.ts';
import { freshId } from './seed.ts';
import { Wire } from './wire.ts';

/** A match, or in which way it cannot be opened. */
export type Linked =
  | { readonly ok: true; readonly link: LocalLink }
  | { readonly ok: false; readonly refusal: Refusal };

type Opener = Extract<Question, { readonly topic: 'begin' | 'resume' | 'adopt' }>;

/** The one that is open. It waits here for the screen it was opened for; with no storage there is no other way to it. */
let open: LocalLink | undefined;

/** Begins a match in a worker of its own. */
export function beginMatch(plan: TablePlan): Promise<Linked> {
  return link({ topic: 'begin', asked: { id: freshId(), plan } });
}

/** Takes a match over from the text of a file. */
export function adoptMatch(text: string): Promise<Linked> {
  return link({ topic: 'adopt', asked: { id: freshId(), text } });
}

/** Goes on with a match: the one that is open, or one that is kept. */
export async function resumeMatch(id: string): Promise<Linked> {
  return open?.id === id ? { ok: true, link: open } : link({ topic: 'resume', asked: { id } });
}

/** Ends the work on a match; what is kept of it stays. */
export function leaveMatch(id: string): void {
  if (open?.id !== id) return;
  open.close();
  open = undefined;
}

async function link(question: Opener): Promise<Linked> {
  open?.close();
  open = undefined;
  const wire = new Wire(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  try {
    const opening = await wire.ask(question);
    if (!opening.ok) {
      wire.cut();
      return opening;
    }
    open = new LocalLink(question.asked.id, wire, opening.opened);
    return { ok: true, link: open };
  } catch (error) {
    wire.cut();
    return { ok: false, refusal: { kind: 'broken', message: error instanceof Error ? error.message : String(error) } };
  }
}
