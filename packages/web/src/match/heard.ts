import type { PlayStore } from './play-store.ts';

/** Reads the table aloud for users of a screen reader. */
interface TableVoice {
  /** Whether the latest announcement was what Enter would do now. */
  hasSaid(): boolean;
  sayAgain(): void;
  /** Announces why nothing can be done in this hex. */
  refuse(hex: number): void;
}

const voices = new WeakMap<PlayStore, TableVoice>();

/** Returns a function that removes the voice. */
export function lendVoice(store: PlayStore, voice: TableVoice): () => void {
  voices.set(store, voice);
  return () => void voices.delete(store);
}

/** A key never does what has not been announced: the first press announces it, the next one does it. */
export function isHeard(store: PlayStore): boolean {
  const voice = voices.get(store);
  if (voice?.hasSaid() === true) return true;
  voice?.sayAgain();
  return false;
}

export function refuseAt(store: PlayStore, hex: number): void {
  voices.get(store)?.refuse(hex);
}
