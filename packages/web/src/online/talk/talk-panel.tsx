import { momentIn } from '../../match/modes.ts';
import { usePlay } from '../../match/play-context.tsx';
import { peopleOf } from '../../link/seating.ts';
import { Waiting } from '../../ui/notices.tsx';
import { Chat, type Talker } from './chat.tsx';
import { Notes } from './notes.tsx';
import type { ChatLine } from '../server/chat-lines.ts';

export interface Talk {
  /** Null until the server has sent it. */
  readonly note: string | null;
  /** Seats that the viewer has muted. */
  readonly muted: readonly string[];
  readonly lines: readonly ChatLine[];
  /** Returns why the line was refused, in words; null if it was accepted. */
  say(to: 'all' | 'partners', text: string): Promise<string | null>;
  mute(seat: string, isMuted: boolean): void;
}

export function TalkPanel({
  match,
  seat,
  talk,
}: {
  readonly match: string;
  readonly seat: string | null;
  readonly talk: Talk;
}) {
  const { seating } = usePlay((state) => state.sitting);
  const { position } = usePlay(momentIn);
  const talkers = peopleOf(seating).map((each): Talker => {
    const holder = seating[each];
    return {
      seat: each,
      name: holder?.kind === 'person' ? holder.name : position.seatName(each),
      side: position.sideOf(each) ?? '',
    };
  });
  const own = talkers.find((each) => each.seat === seat);
  const hasPartner = talkers.some(({ seat: each, side }) => each !== seat && side !== '' && side === own?.side);
  const { note, muted, lines, say, mute } = talk;
  return (
    <div className="talk">
      <Chat {...{ match, seat, talkers, lines, hasPartner, muted }} onSay={say} onMute={mute} />
      {seat === null ? null : note === null ? (
        <Waiting what="Looking up your notes…" />
      ) : (
        <Notes match={match} first={note} />
      )}
    </div>
  );
}
