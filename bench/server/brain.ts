// Thinks for the players, in a thread of its own so that their sockets are read without delay.
import { parentPort } from 'node:worker_threads';
import { bear, botsFor, ownPack } from '../../packages/bear/src/index.ts';
import { blind, randomAt, type Realm } from '../../packages/kernel/src/index.ts';
import { hear, type Moment } from '../../packages/session/src/index.ts';

export type Speaker = 'captain' | 'random';

/** A message to a screen; or which bot speaks for all from now on. */
export type BrainMessage =
  | { readonly screen: number; readonly seat: string; readonly text: string }
  | { readonly speaker: Speaker };

/** What a screen's seat says next; null if the match is over. */
export interface Thought {
  readonly screen: number;
  readonly seq: number;
  readonly words: string | null;
}

const pack = ownPack();
const system = bear(pack);
const bots = botsFor(system, pack);
const known = new Map<number, Moment<Realm>>();
let speaker: Speaker = 'random';

parentPort?.on('message', (asked: BrainMessage) => {
  if ('speaker' in asked) speaker = asked.speaker;
  else listen(asked);
});

function listen({ screen, seat, text }: Extract<BrainMessage, { readonly screen: number }>): void {
  const message = JSON.parse(text);
  const before = message.after === null ? null : (known.get(screen) ?? null);
  const heard = hear<Realm>(system, before, { ...message, events: message.entries.at(-1)?.events ?? [] });
  if (!heard.ok) throw new Error(JSON.stringify(heard.problems));
  const { value: moment } = heard;
  const { seq, view, pending } = moment;
  known.set(screen, moment);
  if (pending !== undefined && pending.seat !== seat) return;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the view is of the game that is played
  const words = pending && bots[speaker](blind(view) as never, randomAt('bench', seat, seq)).join(' ');
  const thought: Thought = { screen, seq, words: words ?? null };
  parentPort?.postMessage(thought);
}
