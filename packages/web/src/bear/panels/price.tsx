import { type PriceFigures, printPayment, printSpentChance, shareAfterKill } from '@sandtable/bear';
import { usePlayStore } from '../../match/play-context.tsx';
import { pick } from '../../match/saying-actions.ts';
import { useSetting } from '../../settings/settings.ts';
import { percent } from '../../ui/words.ts';
import { paidBy } from '../speech/pay-ways.ts';
import { previewOf } from '../speech/preview.ts';
import type { BearSaying } from '../speech/saying.ts';

export function Price({ saying }: { readonly saying: BearSaying }) {
  const store = usePlayStore();
  const previewed = previewOf(saying);
  if (!previewed.granted) return null;
  const { payments, payment } = previewed.value;
  return <PaymentStepper payments={payments} chosen={payment} onChoose={(word) => pick(store, paidBy(saying, word))} />;
}

interface PaymentStepperProps {
  readonly payments: readonly PriceFigures[];
  readonly chosen: PriceFigures | null;
  readonly onChoose: (word: string) => void;
}

/** From AP only to CAPs only, each with the chance of becoming spent; − and + step through them. */
function PaymentStepper({ payments, chosen, onChoose }: PaymentStepperProps) {
  const ways = payments.filter((each) => each.word !== null);
  if (ways.length === 0) return null;
  const place = ways.findIndex(({ word }) => word === chosen?.word);
  const step = (by: number): void => {
    const next = ways[place + by];
    if (next !== undefined && next.word !== null) onChoose(next.word);
  };
  return (
    <div className="pay">
      <div className="pay-head">
        <h4>Pay with</h4>
        <button
          type="button"
          className="step"
          aria-label="Fewer CAPs"
          aria-disabled={place <= 0}
          data-why="It takes no fewer CAPs"
          onClick={() => step(-1)}
        >
          −
        </button>
        <button
          type="button"
          className="step"
          aria-label="More CAPs"
          aria-disabled={place >= ways.length - 1}
          data-why="It takes no more CAPs"
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <div role="radiogroup" aria-label="Ways to pay" className="pay-ways">
        {ways.map((way) => (
          <PayWay key={way.word} way={way} isChosen={way.word === chosen?.word} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

function PayWay({
  way,
  isChosen,
  onChoose,
}: {
  readonly way: PriceFigures;
  readonly isChosen: boolean;
  readonly onChoose: (word: string) => void;
}) {
  const { word, spent, left } = way;
  const share = shareAfterKill(way);
  const hasOdds = useSetting('deckOdds') === 'shown';
  if (word === null) return null;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className="pay-way"
      data-pay={word}
      data-say={word}
      title={hasOdds ? printSpentChance(way) : undefined}
      onClick={() => onChoose(word)}
    >
      <span>{printPayment(word, way)}</span>
      <span className="pay-spent">
        {left === null ? null : <>{left} AP left · </>}
        {spent === null ? 'no check' : hasOdds ? <>{percent(spent.ways, spent.of)} spent</> : 'spent check'}
        {share !== null && hasOdds ? <> ({share} after a kill)</> : null}
      </span>
    </button>
  );
}
