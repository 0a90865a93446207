import { useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { adoptPassing, leaveMatch, type OpenResult } from '../games/open-match.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { freshId } from '../link/seed.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { GlossaryProvider } from '../rulebook/glossary-provider.tsx';
import { useFail } from '../ui/loading.tsx';
import { NotFound, Waiting } from '../ui/notices.tsx';
import { GameId } from '../ui/page.ts';
import { rememberGame } from './nav.tsx';
import { Troubles } from '../opening/troubles.tsx';

interface ExampleRouteProps {
  readonly game: AnyGame;
  /** The entry whose reasons are shown. */
  readonly seq: string;
}

/** The example match of the home page, opened at the reasons for an entry. It can be replayed to its end and is not stored. */
export function ExampleRoute({ game, seq }: ExampleRouteProps) {
  const [linked, setLinked] = useState<OpenResult | null>(null);
  const fail = useFail();
  useEffect(() => {
    const id = freshId();
    let isWanted = true;
    openExample(game, id).then((found) => (isWanted ? setLinked(found) : undefined), fail);
    return () => {
      isWanted = false;
      leaveMatch(id);
    };
  }, [game, fail]);
  if (!game.front.hasExample || !/^\d{1,4}$/.test(seq)) return <NotFound />;
  if (linked === null) return <Waiting what="Opening the match…" />;
  if (!linked.ok) throw new Error(explainRefusal(linked.refusal).text);
  rememberGame(game);
  return linked.match.use((face, link) => (
    <GameId value={game.id}>
      <GlossaryProvider game={game}>
        <Troubles link={link} />
        <PlayScreen face={face} link={link} why={Math.min(Number(seq), link.now().seq)} />
      </GlossaryProvider>
    </GameId>
  ));
}

async function openExample(game: AnyGame, id: string): Promise<OpenResult> {
  const file = await fetch(`example-${game.id}-match.json`);
  return adoptPassing(game, id, await file.text());
}
