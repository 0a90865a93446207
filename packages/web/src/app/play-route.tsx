import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { goOnWith, leaveMatch, type Linked, resumeMatch, type Wait, watchMatch } from '../games/open-match.ts';
import type { SaveFile } from '../games/save-game.ts';
import { exportStoredMatch } from '../link/files.ts';
import { ChangedPage } from '../opening/changed-page.tsx';
import { ReadingMatch } from '../opening/reading-match.tsx';
import { useOpening } from '../opening/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { useFail } from '../ui/use-fail.ts';
import { Waiting } from '../ui/waiting.tsx';
import { MatchScreen } from './match-screen.tsx';
import { Refused } from './refused.tsx';

/** The screen of one match: it is opened where it was left, and closed with the screen. */
export function PlayRoute({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  const { isBusy, progress, run, cancel } = useOpening();
  const [linked, setLinked] = useState<Linked | null>(null);
  const fail = useFail();
  const open = useCallback(
    async (how: (wait: Wait) => Promise<Linked>): Promise<void> => {
      const found = await run(how);
      if (found === null) return;
      // Gone on under a name of its own: that is another screen.
      if (found.ok && found.match.id !== id) navigate(`/play/${found.match.id}`);
      else setLinked(found);
    },
    [id, run, navigate],
  );
  useEffect(() => {
    open((wait) => resumeMatch(id, wait)).catch(fail);
    return () => leaveMatch(id);
  }, [id, open, fail]);

  if (progress !== null)
    return (
      <main className="page page-narrow">
        <ReadingMatch
          progress={progress}
          onCancel={() => {
            cancel();
            if (linked === null) navigate('/');
          }}
        />
      </main>
    );
  if (linked === null) return <Waiting what="Setting up the match…" />;
  const goOn = (save: SaveFile) => void open((wait) => goOnWith(save, wait)).catch(fail);
  if (linked.ok) return <MatchScreen match={linked.match} isBusy={isBusy} onGoOn={goOn} />;
  const { refusal, save } = linked;
  if (refusal.kind !== 'changed' || save === null) return <Refused id={id} refusal={refusal} />;
  return (
    <ChangedPage
      rules={refusal.rules}
      save={save}
      onWish={(wish) => (wish === 'goOn' ? goOn(save) : void open((wait) => watchMatch(id, save, wait)).catch(fail))}
    >
      <Button onClick={() => void exportStoredMatch(id, refusal.rules.stood?.name)}>Export the file as is</Button>
    </ChangedPage>
  );
}
