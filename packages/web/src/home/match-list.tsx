import { printGame } from '../games/games.ts';
import { printKey, type UnreadableRecord } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { MatchActions } from './match-actions.tsx';
import { printRules, printTurn, printWhen } from './match-words.ts';
import { UnreadableMatch } from './unreadable-match.tsx';

interface MatchListProps {
  readonly matches: readonly Summary[];
  readonly unreadable: readonly UnreadableRecord[];
  readonly trouble: string | null;
  readonly onRemove: (key: IDBValidKey) => void;
}

/** The matches of this browser: to go on with, to take along as a file, to throw away. */
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
              <LinkButton href={`/play/${match.id}`}>{match.asks === null ? 'View' : 'Continue'}</LinkButton>
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
