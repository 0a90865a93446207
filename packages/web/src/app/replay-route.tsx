import { useCallback, useEffect, useRef } from 'react';
import { farReplayAddress, replayAddress } from '../games/addresses.ts';
import { saveFileOf } from '../games/save-game.ts';
import { freshId } from '../link/seed.ts';
import { askServer } from '../online/server/ask.ts';
import { openFar } from '../online/table/open-far.ts';
import { adoptPassing, leaveMatch, type OpenResult, resumeMatch, type Wait, watchMatch } from '../games/open-match.ts';
import { ReplayScreen, type WatchResult } from '../replay/replay-screen.tsx';
import { ShareRoom } from '../share/share-room.tsx';

interface ReplayRouteProps {
  readonly id: string;
  readonly seq: string | undefined;
}

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

/** A match whose rules have changed is shown up to the entry where they differ. */
async function openToWatch(id: string, wait: Wait): Promise<OpenResult> {
  const opened = await resumeMatch(id, wait);
  if (opened.ok || opened.refusal.kind !== 'changed' || opened.save === null) return opened;
  return watchMatch(id, opened.save, wait);
}

export function entryIn(seq: string): number | null {
  return /^\d{1,5}$/.test(seq) ? Number(seq) : null;
}

/** Replays a match on a server: through one's own view while it is being played, and from its file with all views once it is over. */
export function FarReplayRoute({ id, seq = '' }: ReplayRouteProps) {
  const close = useRef(() => {});
  const open = useCallback(async (): Promise<WatchResult> => {
    const far = await openFar(id);
    close.current = () => far.close();
    if (far.use((_, link) => link.now().outcome === null)) return { ok: true, match: far };
    far.close();
    const file = saveFileOf(JSON.stringify(await askServer('GET /api/matches/:id/export', { id })));
    if (!file.ok) return { ok: false, refusal: { kind: 'wrong', problems: file.problems } };
    const passing = freshId();
    close.current = () => leaveMatch(passing);
    return adoptPassing(file.value.game, passing, file.value.text);
  }, [id]);
  const address = useCallback((at: number) => farReplayAddress(id, at), [id]);
  useEffect(() => () => close.current(), []);
  return <ReplayScreen open={open} at={entryIn(seq)} address={address} />;
}
