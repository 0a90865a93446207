import { useEffect, useRef } from 'react';
import { count } from '../link/changed-rules.ts';
import type { Progress } from '../link/protocol.ts';
import { Button } from '../ui/button.tsx';
import './opening.css';

interface ReadingMatchProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** A long match is replayed: how far it is, and a way out. */
export function ReadingMatch({ progress: { done, total }, onCancel }: ReadingMatchProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was pressed has gone for it; whoever has moved on since is left alone.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div className="reading">
      <p className="reading-line">
        Replaying {count(done)} of {count(total)}…
      </p>
      <progress aria-label="Replaying the match" value={done} max={total} />
      <Button ref={button} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
