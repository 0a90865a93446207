import type { CardTurn, Seen } from '@sandtable/bear';
import { NumberMark } from '../../film/number-mark.tsx';
import { RuledText } from '../../rules/terms.tsx';
import { OrderCardView } from '../reasons/order-card.tsx';
import type { FilmLine } from './film-overlays.ts';

export function HowItChose({ steps }: { readonly steps: readonly FilmLine[] }) {
  return (
    <ul className="film-lines">
      {steps.map(({ text, mark }, place) => (
        <li key={place} data-verdict={mark?.verdict}>
          {mark === null ? null : <NumberMark number={mark.number} isOut={mark.verdict === 'out'} />}
          <span>
            <RuledText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function WholeCard({ pack, card }: Pick<Seen, 'pack'> & { readonly card: CardTurn }) {
  return <OrderCardView pack={pack} card={card} isTried={true} />;
}
