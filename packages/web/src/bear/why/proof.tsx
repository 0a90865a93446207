import {
  type AiTurn,
  cardsOf,
  type CardTurn,
  explainAiTurn,
  type OrderTrace,
  type Seen,
  unitTitle,
} from '@sandtable/bear';
import { useMemo } from 'react';
import { toggleWhatIf } from '../../match/look-actions.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RuledText } from '../../rules/terms.tsx';
import { rulesIn } from '../../rules/spans.ts';
import { useAfterPaint } from '../../ui/idle.ts';
import { usePhone } from '../../ui/page.ts';
import { OrderCardView } from '../reasons/order-card.tsx';
import { passWhy, shownOrder, skippedOrders } from '../reasons/card-orders.ts';
import { askable } from './what-if-view.tsx';
import { WhyTableView } from './why-table-view.tsx';

export function Proof({ before, turn }: { readonly before: Seen; readonly turn: AiTurn }) {
  return (
    <>
      {cardsOf(turn).map((card, place) => (
        // What-if starts from the position before the turn, so it only works for the first card.
        <WhyCard key={place} before={before} card={card} isFirst={place === 0} />
      ))}
      <WhySteps before={before} turn={turn} />
    </>
  );
}

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

/** One card of a turn: the card, which units could execute its order, and the orders skipped before. */
function WhyCard({ before, card, isFirst }: WhyCardProps) {
  const order = shownOrder(card);
  const skipped = skippedOrders(before, card);
  const passed = passWhy(before, card);
  const isPhone = usePhone();
  const whole = <OrderCardView pack={before.pack} card={card} isTried />;
  return (
    <>
      {isPhone ? null : whole}
      {order === undefined ? null : (
        <OrderProof before={before} trace={order} canAsk={isFirst && order.source.part !== 'event'} />
      )}
      {passed === null ? null : (
        <p>
          <RuledText text={passed.why} />. {MEANS[passed.means]}
        </p>
      )}
      {isPhone ? (
        <details>
          <summary>The whole card</summary>
          {whole}
        </details>
      ) : null}
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
  /** What-if only works for orders of the first card itself. */
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

/** All steps. The list is long, so it is rendered after the rest of the proof. */
function WhySteps({ before, turn }: { readonly before: Seen; readonly turn: AiTurn }) {
  const told = useAfterPaint<AiTurn | null>(turn, null);
  const steps = useMemo(() => (told === null ? [] : explainAiTurn(before, told, unitTitle)), [before, told]);
  if (told === null) return null;
  return (
    <>
      <section>
        <h3>Rules applied</h3>
        <p className="why-rules">
          {rulesIn(steps).map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      </section>
      <details>
        <summary>Every step, to redo it by hand</summary>
        <ul className="why-all">
          {steps.map((line, place) => (
            <li key={place} style={{ paddingLeft: `${(line.length - line.trimStart().length) * 0.5}em` }}>
              <RuledText text={line.trimStart()} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
