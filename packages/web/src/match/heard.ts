import type { PlayStore } from './play-store.ts';

/** Speaks the table to whoever listens to it. */
interface TableVoice {
  /** Whether what Enter would do now has been spoken last. */
  hasSaid(): boolean;
  sayAgain(): void;
  /** Says why nothing can be done at this hex. */
  refuse(hex: number): void;
}

const voices = new WeakMap<PlayStore, TableVoice>();

/** Returns a function that takes it away again. */
export function lendVoice(store: PlayStore, voice: TableVoice): () => void {
  voices.set(store, voice);
  return () => void voices.delete(store);
}

/** By key nothing is done that has not been spoken: then the first press says it, and the next does it. */
export function isHeard(store: PlayStore): boolean {
  const voice = voices.get(store);
  if (voice?.hasSaid() === true) return true;
  voice?.sayAgain();
  return false;
}

export function refuseAt(store: PlayStore, hex: number): void {
  voices.get(store)?.refuse(hex);
}
