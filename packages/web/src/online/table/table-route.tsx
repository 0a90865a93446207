import { useEffect, useState } from 'react';
import { PlayScreen } from '../../play/play-screen.tsx';
import { GlossaryProvider } from '../../rulebook/glossary-provider.tsx';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { useFail } from '../../ui/loading.tsx';
import { Waiting } from '../../ui/notices.tsx';
import { GameId } from '../../ui/page.ts';
import { ServerError } from '../server/ask.ts';
import { type FarTable, openFar } from './open-far.ts';

interface OnlineTableProps {
  readonly id: string;
  /** The seat to play, or `observer`; by default the first of one's own, and an observer's where one has none. */
  readonly as?: string;
}

/** One match on the server: opened where it stands, and left when the screen is. */
export function OnlineTableRoute({ id, as }: OnlineTableProps) {
  const [opened, setOpened] = useState<FarTable | ServerError | null>(null);
  const [tries, setTries] = useState(0);
  const fail = useFail();
  useEffect(() => {
    let table: FarTable | null = null;
    let isLeft = false;
    const open = async (): Promise<void> => {
      table = await openFar(id, as);
      if (isLeft) table.close();
      else setOpened(table);
    };
    open().catch((error: unknown) => (error instanceof ServerError ? setOpened(error) : fail(error)));
    return () => {
      isLeft = true;
      table?.close();
    };
  }, [id, as, tries, fail]);
  if (opened === null) return <Waiting what="Opening the match…" />;
  if (opened instanceof ServerError)
    return (
      <Refused
        text={opened.message}
        onAgain={() => {
          setOpened(null);
          setTries(tries + 1);
        }}
      />
    );
  return <Table table={opened} />;
}

function Refused({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  return (
    <main className="page page-narrow">
      <h1>This match cannot be opened</h1>
      <p>{text}</p>
      <div className="page-actions">
        <LinkButton href="/online" tone="main">
          Your matches
        </LinkButton>
        <Button onClick={onAgain}>Try again</Button>
      </div>
    </main>
  );
}

function Table({ table: { game, use } }: { readonly table: FarTable }) {
  return use((face, link) => (
    <GameId value={game.id}>
      <GlossaryProvider game={game}>
        <PlayScreen face={face} link={link} />
      </GlossaryProvider>
    </GameId>
  ));
}
