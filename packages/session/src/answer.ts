import type { Denied, Granted, Problem } from '@sandtable/kernel';

/** A sentence that was taken: its number in the log. */
export interface Taken {
  readonly seq: number;
}

/** The rules broke down over a sentence that they had granted. The match stands as before; this goes into a report. */
export interface Fault {
  readonly seq: number;
  readonly sentence: string;
  readonly hash: string;
  readonly message: string;
}

/** What comes back to whoever said something; `problems` if it was not even a sentence. */
export type Answer = Granted<Taken> | (Denied & { readonly fault?: Fault; readonly problems?: readonly Problem[] });
