import { create } from 'zustand';

interface OpenRule {
  /** The rule that is shown over the screen; null for none. */
  readonly id: string | null;
  show(id: string): void;
  hide(): void;
}

export const useOpenRule = create<OpenRule>()((set) => ({
  id: null,
  show: (id) => set({ id }),
  hide: () => set({ id: null }),
}));
