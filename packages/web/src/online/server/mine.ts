import type { MatchInfo } from '@sandtable/protocol';
import { create } from 'zustand';

/** All matches of this person, as the server last told them; empty in a browser that does not play others. */
export const useMine = create<{ readonly matches: readonly MatchInfo[] }>(() => ({ matches: [] }));
