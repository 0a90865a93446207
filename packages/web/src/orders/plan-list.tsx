import { counted } from '@sandtable/kernel';
import type { PlanSpeech } from '../face/speech.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { dropOrder, sayNothing, stepBack } from '../match/saying-actions.ts';
import { isBetweenOrders, ordersIn } from '../saying/plan.ts';
import type { Saying } from '../saying/saying.ts';
import { Button } from '../ui/button.tsx';
import { Sign } from '../ui/sign.tsx';

interface PlanListProps {
  readonly saying: Saying;
  readonly plan: PlanSpeech;
}

/** The orders of a plan, line by line: each can be taken out again, and what rested on it goes with it. */
export function PlanList({ saying, plan }: PlanListProps) {
  const store = usePlayStore();
  const { words, later = [] } = saying;
  const orders = ordersIn(saying);
  const isHalfSaid = words.length > 0 && words.at(-1) !== plan.end && !isBetweenOrders(saying);
  if (orders.length === 0 && later.length === 0) return <p className="plan-empty soft">{plan.empty}</p>;
  const count = orders.length + later.length;
  return (
    <div className="plan">
      <ol aria-label="Plan" tabIndex={0}>
        {orders.map(({ from, to }, place) => {
          const { text, aside } = plan.tell(words, from, to);
          const isHalf = isHalfSaid && place === orders.length - 1;
          return (
            <li key={place} data-half={isHalf || undefined}>
              <span>{text}</span>
              {aside === '' ? null : <span className="soft">{aside}</span>}
              <Button
                tone="plain"
                className="plan-drop"
                aria-label={`Remove: ${text}`}
                onClick={() => void (isHalf ? stepBack(store) : dropOrder(store, place))}
              >
                <Sign of="close" />
              </Button>
            </li>
          );
        })}
        {later.map((order, place) => (
          <li key={`later ${place}`} data-later>
            <span>{plan.tell(order, 0, order.length).text}</span>
          </li>
        ))}
      </ol>
      <Button tone="plain" className="plan-count" onClick={() => store.setState({ stop: 'half', tab: 'inspect' })}>
        {counted(count, 'order')} <Sign of="up" />
      </Button>
      {count < 2 ? null : (
        <Button tone="plain" className="plan-clear" onClick={() => sayNothing(store)}>
          Clear the plan
        </Button>
      )}
    </div>
  );
}
