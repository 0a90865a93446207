import { type AiTurn, cardsOf, type Seen } from '@sandtable/bear';
import { WhyCard } from './why-card.tsx';
import { WhySteps } from './why-steps.tsx';

/** Every card that was drawn, and every step in full. */
export function Proof({ before, turn }: { readonly before: Seen; readonly turn: AiTurn }) {
  return (
    <>
      {cardsOf(turn).map((card, place) => (
        // What-if goes from the position before the turn, so it is about the first card alone.
        <WhyCard key={place} before={before} card={card} isFirst={place === 0} />
      ))}
      <WhySteps before={before} turn={turn} />
    </>
  );
}
