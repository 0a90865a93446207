import { useCallback, useEffect, useState } from 'react';
import type { Realm } from '@sandtable/kernel';
import type { AnyGame, GameFace } from '../face/game.ts';
import type { TableLink } from '../face/moment.ts';
import { startAnalyst } from '../games/analyst.ts';
import type { Wait } from '../games/open-match.ts';
import type { Refusal } from '../link/protocol.ts';
import { Analyst } from '../match/app-context.ts';
import { ReadingMatch, useOpening } from '../opening/reading-match.tsx';
import { RefusedMatch } from '../opening/refused-match.tsx';
import { Troubles } from '../opening/troubles.tsx';
import { GlossaryProvider } from '../rulebook/glossary-provider.tsx';
import { useFail } from '../ui/loading.tsx';
import { Waiting } from '../ui/notices.tsx';
import { GameId } from '../ui/page.ts';
import { ReplayRoom } from './replay-room.tsx';

export interface WatchedMatch {
  readonly game: AnyGame;
  use<T>(work: <R extends Realm>(face: GameFace<R>, link: TableLink<R>) => T): T;
}

export type WatchResult =
  | { readonly ok: true; readonly match: WatchedMatch }
  | { readonly ok: false; readonly refusal: Refusal };

interface ReplayScreenProps {
  /** Called once per function, so the caller must pass a stable one. */
  readonly open: (wait: Wait) => Promise<WatchResult>;
  readonly at: number | null;
  /** The address of an entry: the browser's address is kept up to date. */
  readonly address: (seq: number) => string;
}

/** Opens a match for replaying. The caller closes it. */
export function ReplayScreen({ open, at, address }: ReplayScreenProps) {
  const { progress, run, cancel } = useOpening();
  const [opened, setOpened] = useState<WatchResult | null>(null);
  const fail = useFail();
  const begin = useCallback(async (): Promise<void> => setOpened(await run(open)), [open, run]);
  useEffect(() => {
    begin().catch(fail);
  }, [begin, fail]);
  if (progress !== null)
    return (
      <main className="page page-narrow">
        <ReadingMatch
          progress={progress}
          onCancel={() => {
            cancel();
            history.back();
          }}
        />
      </main>
    );
  if (opened === null) return <Waiting what="Opening the match…" />;
  if (!opened.ok) return <RefusedMatch refusal={opened.refusal} />;
  const { game, use } = opened.match;
  return use((face, link) => (
    <GameId value={game.id}>
      <Analyst value={startAnalyst}>
        <GlossaryProvider game={game}>
          <Troubles link={link} />
          <ReplayRoom game={game.id} face={face} link={link} at={at} address={address} />
        </GlossaryProvider>
      </Analyst>
    </GameId>
  ));
}
