import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface DeleteMatchProps {
  /** What is deleted, for those who hear the button alone. */
  readonly name: string;
  /** The same in the question, with what tells it from others. */
  readonly what: string;
  readonly onRemove: () => void;
}

/** Throws a match away, once that has been confirmed. */
export function DeleteMatch({ name, what, onRemove }: DeleteMatchProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Button tone="plain" aria-label={`Delete ${name}`} onClick={() => setLeaving(true)}>
        Delete
      </Button>
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
                onRemove();
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>{what}. It cannot be recovered unless you have exported it.</p>
      </Dialog>
    </>
  );
}
