import { create } from 'zustand';

/** A rule by its id, and the game it is of. */
interface NamedRule {
  readonly game: string;
  readonly id: string;
}

interface OpenRule {
  /** The one that is shown over the screen; null for none. */
  readonly rule: NamedRule | null;
  show(rule: NamedRule): void;
  hide(): void;
}

export const useOpenRule = create<OpenRule>()((set) => ({
  rule: null,
  show: (rule) => set({ rule }),
  hide: () => set({ rule: null }),
}));
