import { LONGEST_NOTE } from '@sandtable/protocol';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { askServer, ServerError } from '../server/ask.ts';
import './talk.css';

interface NotesProps {
  readonly match: string;
  /** As the server has it. */
  readonly first: string;
}

/** Milliseconds after the last key press. */
const REST = 700;

const WORDS = { saved: 'Only you can read this.', typed: 'Saving…' } as const;

/** The person's private notes on a match, stored on the server and so the same on every device. */
export function Notes({ match, first }: NotesProps) {
  const [text, setText] = useState(first);
  const [state, setState] = useState<string>(WORDS.saved);
  const field = useId();
  const kept = useRef(first);
  const latest = useRef(first);
  const save = useCallback(async (): Promise<void> => {
    const sent = latest.current;
    if (sent === kept.current) return;
    try {
      await askServer('PUT /api/matches/:id/note', { id: match, body: { text: sent } });
      kept.current = sent;
      if (latest.current === sent) setState(WORDS.saved);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      setState(`Not saved: ${error.message}`);
    }
  }, [match]);
  useEffect(() => {
    const timer = setTimeout(() => void save(), REST);
    return () => clearTimeout(timer);
  }, [text, save]);
  // Saves when the tab is left.
  useEffect(() => () => void save(), [save]);
  return (
    <div className="notes">
      <label htmlFor={field}>Your notes</label>
      <textarea
        id={field}
        className="field"
        rows={5}
        value={text}
        maxLength={LONGEST_NOTE}
        onChange={({ target }) => {
          latest.current = target.value;
          setText(target.value);
          setState(WORDS.typed);
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <p className="soft" role="status">
        {state}
      </p>
    </div>
  );
}
