import { useState } from 'react';
import { exportStoredMatch } from '../link/files.ts';
import type { Summary } from '../link/summary.ts';
import { isOnePersons } from '../link/seating.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { Notice } from '../ui/notices.tsx';
import { printWhen } from './match-words.ts';

const ShareStored = lazyPart(async () => (await import('../share/share-stored.tsx')).ShareStored);

interface MatchActionsProps {
  readonly match: Summary;
  readonly onRemove: (id: string) => void;
}

export function MatchActions({ match, onRemove }: MatchActionsProps) {
  const { id, name, changed, asks, movedTo, seating } = match;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      {asks !== null && movedTo === undefined && isOnePersons(seating) ? (
        <LinkButton href={`/online/bring/${id}`} tone="plain">
          Continue on another device
        </LinkButton>
      ) : null}
      {movedTo === undefined ? <Button onClick={() => setSharing(true)}>Share</Button> : null}
      {isSharing ? later(<ShareStored id={id} onClose={() => setSharing(false)} />) : null}
      <Button onClick={() => void exportStoredMatch(id, name).then(setFailure)}>Export</Button>
      <DeleteMatch name={name} what={`${name}, ${printWhen(changed)}`} onRemove={() => onRemove(id)} />
      {failure === null ? null : <Notice>The match cannot be exported: {failure}.</Notice>}
    </>
  );
}

interface DeleteMatchProps {
  /** For screen readers, which announce the button without its context. */
  readonly name: string;
  /** For the confirmation: the name with what tells it apart from other matches. */
  readonly what: string;
  readonly onRemove: () => void;
}

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
