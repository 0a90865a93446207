import { useState } from 'react';
import { printGame } from '../games/games.ts';
import { exportUnreadable } from '../link/files.ts';
import { printKey, type UnreadableRecord } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { Notice } from '../ui/notices.tsx';
import { Panel } from '../ui/panel.tsx';
import { DeleteMatch, MatchActions } from './match-actions.tsx';
import { printRules, printTurn, printWhen, whereKept } from './match-words.ts';

interface MatchListProps {
  readonly matches: readonly Summary[];
  readonly unreadable: readonly UnreadableRecord[];
  readonly trouble: string | null;
  readonly onRemove: (key: IDBValidKey) => void;
}

export function MatchList({ matches, unreadable, trouble, onRemove }: MatchListProps) {
  if (matches.length === 0 && unreadable.length === 0 && trouble === null) return null;
  return (
    <Panel title="Matches in this browser">
      {trouble === null ? null : (
        <Notice>
          This browser will not let Sandtable save matches, so a match is lost when you close the page. Export it to a
          file to keep it. <small>{trouble}</small>
        </Notice>
      )}
      <ul className="matches">
        {matches.map((match) => (
          <li key={match.id} className="match">
            <div className="match-text">
              <strong>{match.name}</strong>
              <span className="match-soft">{printGame(match.system)}</span>
              <span>{printTurn(match)}</span>
              <span className="match-soft">{match.standing}</span>
              <span className="match-soft">{printWhen(match.changed)}</span>
              {printRules(match) === '' ? null : <span className="match-rules-line">{printRules(match)}</span>}
            </div>
            <div className="match-actions">
              {match.movedTo === undefined ? (
                <LinkButton href={`/play/${match.id}`}>{match.asks === null ? 'View' : 'Continue'}</LinkButton>
              ) : (
                <LinkButton href={`/online/match/${match.movedTo}`}>Open on the server</LinkButton>
              )}
              <MatchActions match={match} onRemove={onRemove} />
            </div>
          </li>
        ))}
        {unreadable.map((match) => (
          <UnreadableMatch key={printKey(match.key)} match={match} onRemove={onRemove} />
        ))}
      </ul>
    </Panel>
  );
}

/** For players who miss their matches. */
export function WhereKept() {
  if (!isSecureContext)
    return (
      <p className="soft">
        Your browser keeps your matches under this address, {location.host}. If the address changes, it will not find
        them: export what you want to keep. Over plain http Sandtable cannot be installed or played offline.
      </p>
    );
  const kept = whereKept(location);
  if (kept === null) return null;
  return (
    <p className="soft">
      Your browser keeps your matches under this address, {kept.here}. What you played under another name or port is
      still there: export it there and import it here. <a href={kept.other.href}>Check {kept.other.name}</a>
    </p>
  );
}

interface UnreadableMatchProps {
  readonly match: UnreadableRecord;
  readonly onRemove: (key: IDBValidKey) => void;
}

/** A match without a readable summary. Its file may still open. */
function UnreadableMatch({ match: { key, hasText }, onRemove }: UnreadableMatchProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const name = `match ${printKey(key).slice(0, MOST)}`;
  return (
    <li className="match" data-testid="unreadable">
      <div className="match-text">
        <strong>Unreadable match</strong>
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
        <DeleteMatch name={name} what={`Unreadable ${name}`} onRemove={() => onRemove(key)} />
      </div>
      {failure === null ? null : <Notice>It cannot be exported: {failure}.</Notice>}
    </li>
  );
}

/** A key may have any length. */
const MOST = 40;
