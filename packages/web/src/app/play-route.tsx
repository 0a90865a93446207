import { useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { beginMatch, leaveMatch, type Linked, resumeMatch } from '../games/open-match.ts';
import { runTrials } from '../games/run-trials.ts';
import { Begin } from '../link/begin.ts';
import { exportKept } from '../link/export-kept.ts';
import type { TablePlan } from '../link/open-table.ts';
import type { Refusal } from '../link/protocol.ts';
import { Meter } from '../link/meter.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { GlossaryRoom } from '../rulebook/glossary-room.tsx';
import { GameId } from '../ui/game-id.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { rememberGame } from './last-game.ts';
import { Troubles } from './troubles.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** The screen of one match: it is opened where it was left, and closed with the screen. */
export function PlayRoute({ id }: { readonly id: string }) {
  const [linked, setLinked] = useState<Linked | null>(null);
  useEffect(() => {
    let isWanted = true;
    void resumeMatch(id).then((found) => (isWanted ? setLinked(found) : undefined));
    return () => {
      isWanted = false;
      leaveMatch(id);
    };
  }, [id]);
  if (linked === null) return <Waiting what="Setting up the match…" />;
  if (!linked.ok) return <Refused id={id} refusal={linked.refusal} />;
  const { game, use } = linked.match;
  rememberGame(game);
  return use((face, link) => (
    <GameId value={game.id}>
      <Begin value={(plan) => begin(game, plan)}>
        <Meter value={(trials) => runTrials(game, trials)}>
          <GlossaryRoom game={game}>
            <Troubles link={link} />
            <PlayScreen face={face} link={link} />
          </GlossaryRoom>
        </Meter>
      </Begin>
    </GameId>
  ));
}

async function begin(game: AnyGame, plan: TablePlan): Promise<string | null> {
  const linked = await beginMatch(game, plan);
  return linked.ok ? linked.match.id : null;
}

/** Says why, and hands out what is kept of the match: another version of the app may be able to read it. */
function Refused({ id, refusal }: { readonly id: string; readonly refusal: Refusal }) {
  const { text, detail } = explainRefusal(refusal);
  const canReload = refusal.kind === 'unloaded' || refusal.kind === 'broken';
  const isKept = refusal.kind === 'wrong' || canReload;
  return (
    <main className="page page-narrow">
      <h1>This match cannot be opened</h1>
      <p>{text}</p>
      {detail === '' ? null : <p className="page-lead">{detail}</p>}
      <div className="page-actions">
        <LinkButton href="/" tone="main">
          Home
        </LinkButton>
        {canReload ? <Button onClick={() => location.reload()}>Reload</Button> : null}
        {isKept ? <Button onClick={() => void exportKept(id)}>Export the file as is</Button> : null}
      </div>
    </main>
  );
}
