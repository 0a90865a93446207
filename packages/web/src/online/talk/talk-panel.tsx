import { useEffect, useState } from 'react';
import type { AnswerTo } from '@sandtable/protocol';
import { useFail } from '../../ui/loading.tsx';
import { Waiting } from '../../ui/notices.tsx';
import { askServer, ServerError } from '../server/ask.ts';
import type { ChatLine } from '../server/chat-lines.ts';
import { Chat, type ChatProps } from './chat.tsx';
import { useUnread } from './chat-read.ts';
import { Notes } from './notes.tsx';

type TalkPanelProps = Omit<ChatProps, 'muted' | 'onMute'>;

type Talk = AnswerTo<'GET /api/matches/:id/talk'>;

const NOTHING: Talk = { note: '', muted: [] };

/** The tab of a match on a server: what the players say to each other, and one's own notes. */
export function TalkPanel(props: TalkPanelProps) {
  const { match, seat } = props;
  const [talk, setTalk] = useState<Talk | null>(seat === null ? NOTHING : null);
  const fail = useFail();
  useEffect(() => {
    if (seat === null) return;
    askServer('GET /api/matches/:id/talk', { id: match })
      // Whoever cannot be asked now still hears what is said.
      .catch((error: unknown) => (error instanceof ServerError ? NOTHING : Promise.reject(error)))
      .then(setTalk)
      .catch(fail);
  }, [match, seat, fail]);
  if (talk === null) return <Waiting what="Looking up your notes…" />;
  const mute = async (other: string, isMuted: boolean): Promise<void> => {
    await askServer('POST /api/matches/:id/mute', { id: match, body: { seat: other, isMuted } });
    const { muted } = talk;
    setTalk({ ...talk, muted: isMuted ? [...muted, other] : muted.filter((each) => each !== other) });
  };
  return (
    <div className="talk">
      <Chat {...props} muted={talk.muted} onMute={(other, isMuted) => void mute(other, isMuted).catch(fail)} />
      {seat === null ? null : <Notes match={match} first={talk.note} />}
    </div>
  );
}

interface TalkLabelProps {
  readonly match: string;
  readonly seat: string | null;
  readonly lines: readonly ChatLine[];
}

/** What stands on the tab: how much of it is new. */
export function TalkLabel({ match, seat, lines }: TalkLabelProps) {
  const unread = useUnread(match, lines, seat);
  if (unread === 0) return 'Chat';
  return (
    <>
      Chat <span className="talk-unread">{unread}</span>
      <span className="unseen"> new</span>
    </>
  );
}
