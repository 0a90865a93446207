import { PROCEDURE_SEAT } from '@sandtable/session';
import { askWhy } from '../match/look-actions.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { useHand, useHandState } from './hand-room.tsx';

/** The list has at most this many lines; the rest is summed up. */
const MOST = 5;

export function TodoSheet({ lines }: { readonly lines: readonly string[] }) {
  const hand = useHand();
  const store = usePlayStore();
  const whySeq = useHandState((state) => state.whySeq);
  const asks = useHandState((state) => state.asks);
  const shown = lines.length > MOST ? lines.slice(0, MOST - 1) : lines;
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
