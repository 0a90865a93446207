import { useState } from 'react';
import { exportUnreadable } from '../link/files.ts';
import { printKey, type UnreadableRecord } from '../link/shelf.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { DeleteMatch } from './delete-match.tsx';

interface UnreadableMatchProps {
  readonly match: UnreadableRecord;
  readonly onRemove: (key: IDBValidKey) => void;
}

/** It is there, and that is all that is known of it: its file may still open. */
export function UnreadableMatch({ match: { key, hasText }, onRemove }: UnreadableMatchProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const name = `match ${printKey(key).slice(0, MOST)}`;
  return (
    <li className="match" data-testid="unreadable">
      <div className="match-text">
        <strong>UnreadableRecord match</strong>
        <span className="match-soft">
          {hasText
            ? 'Its entry in this list is damaged; the match itself may still open.'
            : 'The match itself is missing.'}
        </span>
        <span className="match-soft">{name}</span>
      </div>
      <div className="match-actions">
        {hasText && typeof key === 'string' ? (
          <LinkButton href={`/play/${encodeURIComponent(key)}`}>Try to open it</LinkButton>
        ) : null}
        <Button onClick={() => void exportUnreadable(key).then(setFailure)}>Export as is</Button>
        <DeleteMatch name={name} what={`UnreadableRecord ${name}`} onRemove={() => onRemove(key)} />
      </div>
      {failure === null ? null : <Notice>It cannot be exported: {failure}.</Notice>}
    </li>
  );
}

/** A key may be as long as anything. */
const MOST = 40;
