import {
  aiNotes,
  type CardTurn,
  cardsOf,
  executedOrder,
  explainAiTurn,
  type OrderTrace,
  type Seen,
  summarizeAiTurn,
} from '@sandtable/bear';
import type { Trace } from '../link/link.ts';
import { Button } from '../ui/button.tsx';
import { seenIn } from '../play/asked.ts';
import { showAt } from '../play/look-actions.ts';
import { usePlay, usePlayStore } from '../play/play-context.tsx';
import { RuledText } from './ruled-text.tsx';
import { passWhy, skippedOrders } from './skipped.ts';
import { WhyTableView } from './why-table-view.tsx';
import './why.css';

/** An AI turn as a proof: what it did, who could have, who failed by what, and every step in full. */
export function WhyPanel() {
  const store = usePlayStore();
  const why = usePlay((state) => state.why);
  const engine = usePlay((state) => state.engine);
  if (why === null) return null;
  const before = seenIn(engine, why.before.view);
  return (
    <section className="why" aria-label="Why?" data-testid="why">
      <div className="why-head">
        <h2>Why? Entry {why.seq}</h2>
        <Button onClick={() => void showAt(store, why)}>Before ⇄ after</Button>
      </div>
      <WhyTurn before={before} why={why} />
    </section>
  );
}

function WhyTurn({ before, why }: { readonly before: Seen; readonly why: Trace }) {
  const turn = { notes: aiNotes(why.notes), events: why.events };
  return (
    <>
      <ul className="why-lines">
        {summarizeAiTurn(before, turn).map((line, place) => (
          <li key={place}>
            <RuledText text={line} />
          </li>
        ))}
      </ul>
      {cardsOf(turn).map((card, place) => (
        <WhyCard key={place} before={before} card={card} />
      ))}
      <details>
        <summary>Every step, to do it again by hand</summary>
        <ul className="why-all">
          {explainAiTurn(before, turn).map((line, place) => (
            <li key={place} style={{ paddingLeft: `${(line.length - line.trimStart().length) * 0.5}em` }}>
              <RuledText text={line.trimStart()} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

const MEANS = {
  endsRound: 'With it the round is over.',
  endsIfYouPass: 'If you pass now, the round is over.',
  goesOn: 'The round goes on.',
} as const;

function WhyCard({ before, card }: { readonly before: Seen; readonly card: CardTurn }) {
  const order = executedOrder(card);
  const skipped = skippedOrders(before, card);
  const passed = passWhy(before, card);
  return (
    <>
      {order === undefined ? null : <OrderProof before={before} trace={order} />}
      {passed === null ? null : (
        <p>
          <RuledText text={passed.why} />. {MEANS[passed.means]}
        </p>
      )}
      {skipped.length === 0 ? null : (
        <section>
          <h3>Orders that were skipped</h3>
          <ul className="why-lines">
            {skipped.map(({ source, order: text, why: reason }, place) => (
              <li key={place}>
                <b>{source}</b>, {text}: <RuledText text={reason} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OrderProof({ before, trace }: { readonly before: Seen; readonly trace: OrderTrace }) {
  return (
    <section>
      <h3>Who could execute it</h3>
      <WhyTableView before={before} trace={trace} />
    </section>
  );
}
