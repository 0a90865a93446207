import { useState } from 'react';
import { downloadMatch } from '../link/files.ts';
import { myShelf } from '../link/my-shelf.ts';
import type { Summary } from '../link/summary.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { printStanding, printTurn, printWhen } from './match-words.ts';

interface MatchListProps {
  readonly matches: readonly Summary[];
  readonly trouble: string | null;
  readonly onRemove: (id: string) => void;
}

/** The matches of this browser: to go on with, to take along as a file, to throw away. */
export function MatchList({ matches, trouble, onRemove }: MatchListProps) {
  const [leaving, setLeaving] = useState<Summary | null>(null);
  if (matches.length === 0 && trouble === null) return null;
  return (
    <Panel title="Matches in this browser">
      {trouble === null ? null : (
        <Notice>
          This browser does not let the app keep matches, so a match ends with its page: export it to a file to keep it.{' '}
          <small>{trouble}</small>
        </Notice>
      )}
      <ul className="matches">
        {matches.map((match) => (
          <li key={match.id} className="match">
            <div className="match-text">
              <strong>{match.name}</strong>
              <span>{printTurn(match)}</span>
              <span className="match-soft">{printStanding(match)}</span>
              <span className="match-soft">{printWhen(match.changed)}</span>
            </div>
            <div className="match-actions">
              <LinkButton href={`/play/${match.id}`}>{match.asks === null ? 'Look at it' : 'Continue'}</LinkButton>
              <Button onClick={() => void download(match)}>Export</Button>
              <Button tone="plain" aria-label={`Delete ${match.name}`} onClick={() => setLeaving(match)}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Delete this match?"
        foot={
          <>
            <Button onClick={() => setLeaving(null)}>Keep it</Button>
            <Button
              tone="alarm"
              onClick={() => {
                if (leaving !== null) onRemove(leaving.id);
                setLeaving(null);
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>
          {leaving?.name}, {leaving === null ? '' : printWhen(leaving.changed)}. It cannot be brought back, unless you
          have exported it.
        </p>
      </Dialog>
    </Panel>
  );
}

async function download({ id, name }: Summary): Promise<void> {
  const text = await myShelf().read(id);
  if (text !== undefined) downloadMatch(name, text);
}
