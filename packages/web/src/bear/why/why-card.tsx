import type { CardTurn, OrderTrace, Seen } from '@sandtable/bear';
import { toggleWhatIf } from '../../match/look-actions.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { RuledText } from '../../rules/rule-link.tsx';
import { OrderCardView } from '../reasons/order-card.tsx';
import { shownOrder } from '../reasons/shown-order.ts';
import { passWhy, skippedOrders } from '../reasons/skipped.ts';
import { askable } from './what-if-turn.ts';
import { WhyTableView } from './why-table-view.tsx';

const MEANS = {
  endsRound: 'This ends the round.',
  endsIfYouPass: 'If you pass now, the round ends.',
  goesOn: 'The round continues.',
} as const;

interface WhyCardProps {
  readonly before: Seen;
  readonly card: CardTurn;
  readonly isFirst: boolean;
}

/** One card of a turn: what lies on it, who could execute its order, what was skipped before. */
export function WhyCard({ before, card, isFirst }: WhyCardProps) {
  const order = shownOrder(card);
  const skipped = skippedOrders(before, card);
  const passed = passWhy(before, card);
  return (
    <>
      <OrderCardView pack={before.pack} card={card} isTried />
      {order === undefined ? null : (
        <OrderProof before={before} trace={order} canAsk={isFirst && order.source.part !== 'event'} />
      )}
      {passed === null ? null : (
        <p>
          <RuledText text={passed.why} />. {MEANS[passed.means]}
        </p>
      )}
      {skipped.length === 0 ? null : (
        <section>
          <h3>Orders skipped</h3>
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

interface OrderProofProps {
  readonly before: Seen;
  readonly trace: OrderTrace;
  /** What if? goes for what the first card itself orders. */
  readonly canAsk: boolean;
}

function OrderProof({ before, trace, canAsk }: OrderProofProps) {
  const store = usePlayStore();
  const whatIf = usePlay(({ look }) => (look.kind === 'why' ? look.whatIf : null));
  const asking = {
    units: askable(before, trace),
    asked: whatIf?.unit ?? -1,
    ask: (unit: number) => void toggleWhatIf(store, unit),
  };
  return (
    <section>
      <h3>Who could execute it</h3>
      <WhyTableView before={before} trace={trace} asking={canAsk ? asking : null} />
      {canAsk ? whatIf?.proof() : null}
    </section>
  );
}
