import { LONGEST_LINE } from '@sandtable/protocol';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notices.tsx';
import { type ChatLine, lineTime } from '../server/chat-lines.ts';
import { useChatRead } from './chat-read.ts';
import './talk.css';

export interface Talker {
  readonly seat: string;
  readonly name: string;
  /** The key of the side, for its colour; '' for none. */
  readonly side: string;
}

export interface ChatProps {
  readonly match: string;
  /** The viewer's seat; null for an observer, who can read once the match is over. */
  readonly seat: string | null;
  readonly talkers: readonly Talker[];
  readonly lines: readonly ChatLine[];
  readonly hasPartner: boolean;
  /** Seats that the viewer has muted. */
  readonly muted: readonly string[];
  /** Returns why the line was refused, in words; null if it was accepted. */
  onSay(to: 'all' | 'partners', text: string): Promise<string | null>;
  onMute(seat: string, isMuted: boolean): void;
}

/** The players' chat. Shown as plain text, without links or markup. */
export function Chat(props: ChatProps) {
  const { match, seat, lines } = props;
  const note = useChatRead((state) => state.note);
  useEffect(() => note(match, lines), [note, match, lines]);
  return (
    <div className="chat">
      <Lines {...props} />
      {seat === null ? null : <SayForm {...props} />}
      <Mutes {...props} />
    </div>
  );
}

function Lines({ seat: own, talkers, lines, muted }: ChatProps) {
  const end = useRef<HTMLLIElement>(null);
  const [now] = useState(() => Date.now());
  const heard = lines.filter(({ seat }) => !muted.includes(seat));
  const last = heard.at(-1)?.number;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [last]);
  if (heard.length === 0)
    return (
      <p className="soft">
        {own === null ? 'Nothing was said.' : 'Nothing was said yet. Observers can read it when the match is over.'}
      </p>
    );
  return (
    <ol className="chat-lines" role="log" aria-label="Chat">
      {heard.map(({ number, seat, name, to, text, at }) => {
        const talker = talkers.find((each) => each.seat === seat);
        return (
          <li
            key={number}
            className="chat-line"
            data-own={seat === own || undefined}
            ref={number === last ? end : null}
          >
            <span className="chat-who" data-side={talker?.side || undefined}>
              {name ?? talker?.name ?? seat}
              {to === 'partners' ? ' to partners' : ''}
            </span>
            <time dateTime={new Date(at).toISOString()}>{lineTime(at, now)}</time>
            {text === null ? <em className="soft">taken back with its writer</em> : <span dir="auto">{text}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function SayForm({ hasPartner, onSay }: ChatProps) {
  const [text, setText] = useState('');
  const [to, setTo] = useState<'all' | 'partners'>('all');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const refused = await onSay(to, text).finally(() => setBusy(false));
    setTrouble(refused);
    // A refused line stays in the field, to be sent again.
    if (refused === null) setText('');
  };
  return (
    <form className="chat-form" onSubmit={(event) => void say(event)}>
      {hasPartner ? (
        <Choice
          label="Who hears it"
          values={['all', 'partners']}
          labels={{ all: 'All', partners: 'Partners' }}
          value={to}
          onChange={(value) => setTo(value === 'partners' ? 'partners' : 'all')}
        />
      ) : null}
      <div className="chat-say">
        <label htmlFor={field} className="unseen">
          Say
        </label>
        <input
          id={field}
          className="field"
          placeholder={to === 'all' ? 'Say something to all' : 'Say something to your partners'}
          value={text}
          maxLength={LONGEST_LINE}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          // The table's keyboard shortcuts must not fire while typing.
          onKeyDown={(event) => event.stopPropagation()}
        />
        <Button type="submit" disabled={isBusy || text.trim() === ''}>
          Send
        </Button>
      </div>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </form>
  );
}

function Mutes({ seat: own, talkers, muted, onMute }: ChatProps) {
  if (own === null) return null;
  const others = talkers.filter(({ seat }) => seat !== own);
  return (
    <div className="chat-mutes">
      {others.map(({ seat, name }) => {
        const isMuted = muted.includes(seat);
        return (
          <Button key={seat} tone="plain" aria-pressed={isMuted} onClick={() => onMute(seat, !isMuted)}>
            {isMuted ? `Hear ${name} again` : `Mute ${name}`}
          </Button>
        );
      })}
    </div>
  );
}
