import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistAs, storedRecord } from '../../ui/stored.ts';
import { type ChatLine, countUnread } from '../server/chat-lines.ts';

interface ChatRead {
  /** The number of the last line shown, by match. */
  readonly read: Readonly<Record<string, number>>;
  note(match: string, lines: readonly ChatLine[]): void;
}

/** Older matches are dropped: at worst their lines count as new again. */
const MOST_MATCHES = 200;

/** What was read in this browser; each device counts separately. */
export const useChatRead = create<ChatRead>()(
  persist(
    (set, get) => ({
      read: {},
      note(match, lines) {
        const last = lines.at(-1)?.number ?? 0;
        const { read } = get();
        if ((read[match] ?? 0) >= last) return;
        const { [match]: _before, ...others } = read;
        const kept = Object.entries(others).slice(-(MOST_MATCHES - 1));
        set({ read: { ...Object.fromEntries(kept), [match]: last } });
      },
    }),
    persistAs<ChatRead>(
      'sandtable/chat-read',
      ({ read }) => read,
      (stored) => ({ read: storedRecord(z.number()).parse(stored) }),
    ),
  ),
);

/** How many lines by others are new since the chat was last open. */
export function useUnread(match: string, lines: readonly ChatLine[], own: string | null): number {
  return useChatRead(({ read }) => countUnread(lines, own, read[match] ?? 0));
}
