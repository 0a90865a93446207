import type { Realm } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CompanionFace } from '../face/companion.ts';
import type { GameFace } from '../face/game.ts';
import type { LocalLink } from '../link/local-link.ts';
import { useAboveSheet } from '../match/above-sheet.ts';
import { askWhy } from '../match/look-actions.ts';
import { filmIn, whyIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayExtras } from '../match/app-context.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { Button } from '../ui/buttons.tsx';
import { useFail } from '../ui/loading.tsx';
import { Waiting } from '../ui/notices.tsx';
import { HandRoom, useHand, useHandState } from './hand-room.tsx';
import { type HandState, handTable } from './hand-table.ts';
import { PutSheet } from './put-sheet.tsx';
import { WantSheet } from './want-sheet.tsx';
import './companion.css';

interface CompanionTableProps<R extends Realm> {
  readonly face: GameFace<R>;
  readonly link: LocalLink<R>;
}

/** A match beside a real table: the play screen, with what the table must roll, draw and do in place of its panel. */
export function CompanionTable<R extends Realm>({ face, link }: CompanionTableProps<R>) {
  const [companion, setCompanion] = useState<CompanionFace<R> | null>(null);
  const fail = useFail();
  useEffect(() => {
    face.companion?.().then((loaded) => setCompanion(() => loaded), fail);
  }, [face, fail]);
  return companion === null ? (
    <Waiting what="Setting up the table…" />
  ) : (
    <OpenCompanion face={face} link={link} companion={companion} />
  );
}

function OpenCompanion<R extends Realm>({
  face,
  link: inner,
  companion,
}: CompanionTableProps<R> & { readonly companion: CompanionFace<R> }) {
  const { table, link } = useMemo(() => handTable(face, companion, inner), [face, companion, inner]);
  const hasSheet = useStore(table.state, ({ want, putting, todo, asks }) => {
    return want !== null || putting !== null || todo.length > 0 || asks === PROCEDURE_SEAT;
  });
  const fail = useFail();
  useEffect(() => {
    table.wake().catch(fail);
  }, [table, fail]);
  // Decided here and not inside `Sheet`: the screen would show an empty sheet.
  const [isWatching, setWatching] = useState(false);
  const extras: PlayExtras = {
    pill: <Pill onWatching={setWatching} />,
    ...(hasSheet && !isWatching ? { sheet: <Sheet /> } : {}),
  };
  return (
    <HandRoom value={table}>
      <PlayScreen face={face} link={link} extras={extras} />
    </HandRoom>
  );
}

/** A film, the reasons, or anything still moving: then the sheet of the match is shown. */
function useWatching(): boolean {
  return usePlay(
    (state) => filmIn(state) !== null || whyIn(state) !== null || state.coming.length > 0 || state.look.kind !== 'now',
  );
}

/** Always over the map: the state of the table, and the two ways to correct it. */
function Pill({ onWatching }: { readonly onWatching: (isWatching: boolean) => void }) {
  const hand = useHand();
  const isWatching = useWatching();
  const style = useAboveSheet();
  const putting = useHandState((state) => state.putting);
  const seq = useHandState((state) => state.seq);
  const isMine = useHandState((state) => state.want === null && state.todo.length === 0);
  useEffect(() => onWatching(isWatching), [isWatching, onWatching]);
  if (isWatching) return null;
  return (
    <>
      <p className="hand-pill">Companion · {pillWords(putting, seq)}</p>
      {putting !== null || !isMine ? null : (
        <div className="hand-ways" style={style}>
          {seq === 0 ? null : <Button onClick={() => void hand.back()}>It was not so</Button>}
          <Button onClick={() => hand.setPutting('right')}>Just move it</Button>
        </div>
      )}
    </>
  );
}

function pillWords(putting: HandState['putting'], seq: number): string {
  if (putting === 'setUp') return 'saved as you go';
  // A mission deals its hands here, but the real table deals other cards.
  return seq === 0 && putting === null ? 'another hand, other counters? Just move it' : 'dice: table, deck: table';
}

function Sheet(): ReactNode {
  const hand = useHand();
  const fail = useFail();
  const want = useHandState((state) => state.want);
  const putting = useHandState((state) => state.putting);
  const todo = useHandState((state) => state.todo);
  const isAi = useHandState((state) => state.asks === PROCEDURE_SEAT);
  const seq = useHandState((state) => state.seq);
  const problem = useHandState((state) => state.problem);
  const isNext = isAi && putting === null && todo.length === 0;
  // The AI's turn starts by itself; its first question becomes the card.
  useEffect(() => {
    if (isNext) hand.proceed().catch(fail);
  }, [isNext, seq, hand, fail]);
  if (putting !== null) return <PutSheet mode={putting} />;
  if (want !== null) return <WantFoot want={want} />;
  if (todo.length > 0) return <TodoSheet lines={todo} />;
  return (
    <section className="hand-sheet" aria-label="The AI’s turn">
      <h2>The AI’s turn</h2>
      <p className="hand-refusal">{problem}</p>
      <Button onClick={() => void hand.proceed().catch(fail)}>Go on</Button>
    </section>
  );
}

function WantFoot({ want }: Parameters<typeof WantSheet>[0]) {
  const hand = useHand();
  const seq = useHandState((state) => state.seq);
  return (
    <>
      <WantSheet want={want} />
      <div className="hand-buttons hand-foot">
        {seq === 0 || !want.isAi ? null : <Button onClick={() => void hand.back()}>It was not so</Button>}
        <Button onClick={() => hand.setPutting('right')}>Just move it</Button>
      </div>
    </>
  );
}

/** The list has at most this many lines; the rest is summed up. */
const MOST_LINES = 5;

function TodoSheet({ lines }: { readonly lines: readonly string[] }) {
  const hand = useHand();
  const store = usePlayStore();
  const whySeq = useHandState((state) => state.whySeq);
  const asks = useHandState((state) => state.asks);
  const shown = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES - 1) : lines;
  const rest = lines.slice(shown.length);
  return (
    <section className="hand-sheet" aria-label="Do this on your table">
      <h2>Do this on your table</h2>
      <ol className="hand-todo">
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {rest.length === 0 ? null : <li>And: {rest.join('; ')}</li>}
      </ol>
      <Button tone="main" className="hand-main" onClick={() => hand.done()}>
        {asks === PROCEDURE_SEAT ? 'Done: the AI’s turn' : asks === null ? 'Done' : 'Done: my turn'}
      </Button>
      <div className="hand-buttons">
        <Button onClick={() => void hand.back()}>It was not so</Button>
        <Button onClick={() => hand.setPutting('right')}>Just move it</Button>
        {whySeq === -1 ? null : <Button onClick={() => void askWhy(store, whySeq)}>Why?</Button>}
      </div>
    </section>
  );
}
