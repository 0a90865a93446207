import { useCallback, useEffect } from 'react';
import { replayAddress } from '../games/addresses.ts';
import { leaveMatch, type OpenResult, resumeMatch, type Wait, watchMatch } from '../games/open-match.ts';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { ShareRoom } from '../share/share-room.tsx';

interface ReplayRouteProps {
  readonly id: string;
  /** The entry, as the address has it. */
  readonly seq: string | undefined;
}

/** A match of the shelf, looked through: opened where it was left, and closed when the screen is left. */
export function ReplayRoute({ id, seq = '' }: ReplayRouteProps) {
  const open = useCallback((wait: Wait) => openToWatch(id, wait), [id]);
  const address = useCallback((at: number) => replayAddress(id, at), [id]);
  useEffect(() => () => leaveMatch(id), [id]);
  return (
    <ShareRoom>
      <ReplayScreen open={open} at={entryIn(seq)} address={address} />
    </ShareRoom>
  );
}

/** The number of an entry in an address; null for none. */
export function entryIn(seq: string): number | null {
  return /^\d{1,5}$/.test(seq) ? Number(seq) : null;
}

/** One whose rules have changed is looked through up to there. */
async function openToWatch(id: string, wait: Wait): Promise<OpenResult> {
  const opened = await resumeMatch(id, wait);
  if (opened.ok || opened.refusal.kind !== 'changed' || opened.save === null) return opened;
  return watchMatch(id, opened.save, wait);
}
