import type { ServerMessage } from '@sandtable/protocol';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ONLOOKER } from '../../link/seating.ts';
import { useFail } from '../../ui/loading.tsx';
import { askServer, freshPart, ServerError } from '../server/ask.ts';
import { type ChatLine, mergeLines } from '../server/chat-lines.ts';
import { useUnread } from './chat-read.ts';
import { type Talk, TalkPanel } from './talk-panel.tsx';

interface TalkLink {
  readonly id: string;
  now(): { readonly seat: string };
  send(message: {
    readonly kind: 'chat';
    readonly seat: string;
    readonly to: 'all' | 'partners';
    readonly text: string;
    readonly key: string;
  }): Promise<{ readonly kind: string; readonly text?: string }>;
  onMessage(listener: (message: ServerMessage) => void): () => void;
}

interface TalkTab {
  readonly label: string;
  readonly count: number;
  readonly content: ReactNode;
}

const NOTHING = { note: null, muted: [], lines: [] } as const;

/** The tab with the chat and the notes of a match on a server, and how much of it is new. */
export function useTalkTab(link: TalkLink): TalkTab {
  const { id } = link;
  const sits = link.now().seat;
  const seat = sits === ONLOOKER ? null : sits;
  const [known, setKnown] = useState<Pick<Talk, 'note' | 'muted' | 'lines'>>(NOTHING);
  const fail = useFail();
  useEffect(() => {
    let isLeft = false;
    const hear = (lines: readonly ChatLine[]): void =>
      setKnown((before) => ({ ...before, lines: mergeLines(before.lines, lines) }));
    const stop = link.onMessage((message) => {
      if (message.kind === 'chat' && message.match === id) hear(message.lines);
    });
    const look = async (): Promise<void> => {
      const { lines, ...told } = await askServer('GET /api/matches/:id/talk', {
        id,
        query: { as: seat ?? 'observer' },
      });
      if (isLeft) return;
      setKnown((before) => ({ ...before, ...told }));
      hear(lines);
    };
    // If the server cannot be asked now, new lines still arrive.
    look().catch((error: unknown) => (error instanceof ServerError ? undefined : fail(error)));
    return () => {
      isLeft = true;
      stop();
    };
  }, [link, id, seat, fail]);
  const talk = useMemo((): Talk => {
    const mute = async (other: string, isMuted: boolean): Promise<void> => {
      await askServer('POST /api/matches/:id/mute', { id, body: { seat: other, isMuted } });
      setKnown((before) => ({
        ...before,
        muted: isMuted ? [...before.muted, other] : before.muted.filter((each) => each !== other),
      }));
    };
    return {
      ...known,
      say: async (to, text) => {
        // If the connection is lost, the link sends it again later.
        const sent = { kind: 'chat', seat: seat ?? '', to, text, key: freshPart() } as const;
        const reply = await link.send(sent);
        return reply.kind === 'refused' ? (reply.text ?? '') : null;
      },
      mute: (other, isMuted) =>
        void mute(other, isMuted).catch((error: unknown) => (error instanceof ServerError ? undefined : fail(error))),
    };
  }, [link, id, seat, known, fail]);
  const count = useUnread(id, known.lines, seat);
  return useMemo(
    () => ({
      label: count === 0 ? 'Chat' : `Chat (${count})`,
      count,
      content: <TalkPanel match={id} seat={seat} talk={talk} />,
    }),
    [id, seat, count, talk],
  );
}
