import { useEffect, useState } from 'react';
import type { MatchInfo } from '@sandtable/protocol';
import { printGame } from '../../games/games.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { useFail } from '../../ui/loading.tsx';
import { Waiting } from '../../ui/notices.tsx';
import { askServer, ServerError } from '../server/ask.ts';

interface OnlineTableProps {
  readonly id: string;
  /** The seat to play, or `observer`; by default the first of one's own, and an observer's where one has none. */
  readonly as?: string;
}

/** One match on the server. */
export function OnlineTableRoute({ id }: OnlineTableProps) {
  const [match, setMatch] = useState<MatchInfo | ServerError | null>(null);
  const fail = useFail();
  useEffect(() => {
    askServer('GET /api/matches/:id', { id })
      .then((answer) => setMatch(answer.match))
      .catch((error: unknown) => (error instanceof ServerError ? setMatch(error) : fail(error)));
  }, [id, fail]);
  if (match === null) return <Waiting what="Looking for the match…" />;
  return (
    <main className="page page-narrow">
      <h1>{match instanceof ServerError ? 'This match cannot be opened' : printGame(match.game)}</h1>
      <p>
        {match instanceof ServerError ? match.message : match.seats.map(({ seat, name }) => name ?? seat).join(', ')}
      </p>
      <div className="page-actions">
        <LinkButton href="/online" tone="main">
          Your matches
        </LinkButton>
      </div>
    </main>
  );
}
