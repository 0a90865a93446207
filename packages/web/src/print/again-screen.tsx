import { ok, printProblem, type Result } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { PrintedMatch, PrintFace } from '../face/print.ts';
import { companionAddress } from '../games/addresses.ts';
import { gameWith } from '../games/games.ts';
import { tableFromPage } from '../games/lay-out.ts';
import { adoptMatch, type OpenResult } from '../games/open-match.ts';
import { onPaper } from '../games/prints.ts';
import { packRefused } from '../link/missing-pack.ts';
import type { Refusal } from '../link/protocol.ts';
import { RefusedMatch } from '../opening/refused-match.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { Notice, Waiting } from '../ui/notices.tsx';
import { useTitle } from '../ui/page.ts';
import { readAgain } from './address.ts';

type ReadMatch =
  | {
      readonly ok: true;
      readonly game: AnyGame;
      readonly match: PrintedMatch;
      readonly title: string;
      readonly lead: string;
      readonly save: string;
    }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly why: string };

/** Where the code on a printed page leads: the same match, to be played on this screen. */
export function AgainScreen({ payload }: { readonly payload: string }) {
  const [, navigate] = useLocation();
  const [read, setRead] = useState<ReadMatch | null>(null);
  const [isStarting, setStarting] = useState(false);
  useTitle(read?.ok === true ? read.title : 'A printed match');
  useEffect(() => {
    let isLeft = false;
    void readMatch(payload).then((found) => (isLeft ? undefined : setRead(found)));
    return () => void (isLeft = true);
  }, [payload]);
  if (read === null) return <Waiting what="Reading the link…" />;
  const start = async (opening: Promise<OpenResult>, address: (id: string) => string): Promise<void> => {
    setStarting(true);
    const opened = await opening.finally(() => setStarting(false));
    if (opened.ok) navigate(address(opened.match.id));
    else setRead(opened);
  };
  if (!read.ok && 'refusal' in read) return <RefusedMatch refusal={read.refusal} />;
  return (
    <main className="page page-narrow">
      <h1>{read.ok ? read.title : 'This link leads to no match'}</h1>
      {read.ok ? (
        <>
          <p>{read.lead}</p>
          <p>The match on your paper, with the same cards and dice to come. You play every seat but the AI’s.</p>
          <div className="page-actions">
            <Button
              tone="main"
              disabled={isStarting}
              onClick={() => void start(adoptMatch(read.save, {}), (id) => `/play/${id}`)}
            >
              {isStarting ? 'Setting up…' : 'Play it here'}
            </Button>
            {read.game.companion === undefined || !hasAi(read.save) ? null : (
              <Button
                disabled={isStarting}
                onClick={() => void start(tableFromPage(read.game, read.match), companionAddress)}
              >
                Run the AI beside my table
              </Button>
            )}
          </div>
        </>
      ) : (
        <Notice actions={<LinkButton href="/">Home</LinkButton>}>{read.why}</Notice>
      )}
    </main>
  );
}

async function readMatch(payload: string): Promise<ReadMatch> {
  const again = await readAgain(payload);
  if (!again.ok) return { ok: false, why: again.problems.map(printProblem).join('; ') };
  const game = gameWith(again.value.game);
  if (game === undefined) return { ok: false, why: 'There is no such game.' };
  return openAgain(game, again.value.match);
}

async function openAgain(game: AnyGame, match: PrintedMatch): Promise<ReadMatch> {
  const read = await packRefused(onPaper(game.id, (face) => savedIn(face, match)));
  if (read === undefined) return { ok: false, why: `${game.name} cannot be printed.` };
  if ('refusal' in read) return { ok: false, ...read };
  return read.ok
    ? { ok: true, game, match, ...read.value }
    : { ok: false, why: read.problems.map(printProblem).join('; ') };
}

/** The match as the text of a save file, with the title and the lead of its first page. */
function savedIn(face: PrintFace, match: PrintedMatch): Result<{ save: string; title: string; lead: string }> {
  const save = face.saveOf(match);
  if (!save.ok) return save;
  const job = face.jobOf({ save: save.value });
  return job.ok ? ok({ save: save.value, title: job.value.title, lead: job.value.lead }) : job;
}

/** Whether the rules play a seat of the match in this file. */
function hasAi(save: string): boolean {
  const { seats = {} }: { seats?: object } = JSON.parse(save);
  return PROCEDURE_SEAT in seats;
}
