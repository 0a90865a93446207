import { useState } from 'react';
import { exportKept } from '../link/export-kept.ts';
import type { Summary } from '../link/summary.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { printWhen } from './match-words.ts';

interface MatchActionsProps {
  readonly match: Summary;
  readonly onRemove: (id: string) => void;
}

/** Takes a match along as a file, or throws it away. */
export function MatchActions({ match, onRemove }: MatchActionsProps) {
  const { id, name, changed } = match;
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => void exportKept(id, name).then(setFailure)}>Export</Button>
      <Button tone="plain" aria-label={`Delete ${name}`} onClick={() => setLeaving(true)}>
        Delete
      </Button>
      {failure === null ? null : <Notice>The match cannot be exported: {failure}.</Notice>}
      <Dialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title="Delete this match?"
        foot={
          <>
            <Button onClick={() => setLeaving(false)}>Keep it</Button>
            <Button
              tone="alarm"
              onClick={() => {
                setLeaving(false);
                onRemove(id);
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>
          {name}, {printWhen(changed)}. It cannot be recovered unless you have exported it.
        </p>
      </Dialog>
    </>
  );
}
