import type { MatchInfo } from '@sandtable/protocol';
import { socketPath } from '@sandtable/protocol';
import { useEffect } from 'react';

/** Between two tries to connect, in milliseconds. */
const AGAIN_MS = 3000;

/** Tells the server that this page shows a table that waits for players, until the result is called. */
function holdTable(match: string): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const connect = (): void => {
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${socketPath(match)}`);
    socket = opened;
    opened.addEventListener('open', () => opened.send(JSON.stringify({ kind: 'wait', id: 'wait', match })));
    opened.addEventListener('close', () => {
      if (!isLeft) timer = setTimeout(connect, AGAIN_MS);
    });
  };
  connect();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    socket?.close();
  };
}

/** Whether a table is listed only while its maker has it open. */
export function isBound({ status, access, pace }: Pick<MatchInfo, 'status' | 'access' | 'pace'>): boolean {
  return status === 'waiting' && access === 'open' && pace.kind === 'live';
}

/** Keeps a table of this person's listed as long as the component is there. */
export function useHeldTable(match: MatchInfo | undefined): void {
  const id = match !== undefined && match.isMaker && isBound(match) ? match.id : null;
  useEffect(() => (id === null ? undefined : holdTable(id)), [id]);
}
