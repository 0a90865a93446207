import { isByHand } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { CompanionTable } from '../companion/companion-table.tsx';
import { leaveMatch, type OpenResult, resumeMatch } from '../games/open-match.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { GlossaryProvider } from '../rulebook/glossary-provider.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { useFail } from '../ui/loading.tsx';
import { Waiting } from '../ui/notices.tsx';
import { GameId } from '../ui/page.ts';
import { rememberGame } from './nav.tsx';
import { Troubles } from '../opening/troubles.tsx';

export function CompanionRoute({ id }: { readonly id: string }) {
  const [found, setFound] = useState<OpenResult | null>(null);
  const fail = useFail();
  useEffect(() => {
    resumeMatch(id, {}).then(setFound, fail);
    return () => leaveMatch(id);
  }, [id, fail]);
  if (found === null) return <Waiting what="Setting up the table…" />;
  if (!found.ok)
    return (
      <main className="page page-narrow">
        <h1>This table cannot be opened</h1>
        <p>{explainRefusal(found.refusal).text}</p>
        <LinkButton href="/companion" tone="main">
          All tables
        </LinkButton>
      </main>
    );
  const { game, use } = found.match;
  rememberGame(game);
  return use((face, link) =>
    isByHand(link.seating) ? (
      <GameId value={game.id}>
        <GlossaryProvider game={game}>
          <Troubles link={link} />
          <CompanionTable face={face} link={link} />
        </GlossaryProvider>
      </GameId>
    ) : (
      <Redirect to={`/play/${id}`} replace />
    ),
  );
}
