import type { SpokenWord } from '../face/choice.ts';
import type { DraftCard, DraftTable } from '../face/draft.ts';
import { askedAfresh } from '../match/asked.ts';
import { useAsked, usePlay, usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { SplitCard } from './split-card.tsx';

/** The cards to choose from; those that were drawn to be decided about lie in front. */
export function DraftHand({ draft: { hand, drawn } }: { readonly draft: DraftTable }) {
  const cards = drawn.length > 0 ? drawn : hand.cards;
  if (!hand.isDealt) return null;
  return (
    <section className="draft-hand" aria-label={drawn.length > 0 ? 'Cards drawn' : hand.title}>
      <h2>{drawn.length > 0 ? 'Cards drawn' : hand.title}</h2>
      <div className="draft-cards">
        {cards.length === 0 ? <p className="soft">No cards</p> : null}
        {cards.map((card) => (
          <HeldCard key={`${card.side} ${card.card}`} card={card} />
        ))}
      </div>
    </section>
  );
}

function HeldCard({ card }: { readonly card: DraftCard }) {
  const store = usePlayStore();
  // Another half can be chosen while one is: it need not be taken back first.
  const afresh = usePlay(askedAfresh);
  const asked = useAsked();
  const open = (afresh?.clickables.halves ?? []).filter(
    ({ choice }) => choice.kind === 'half' && choice.card === card.card,
  );
  const said = asked === null ? undefined : asked.saying.position.heard(asked.saying.words).find(isHalf);
  return (
    <SplitCard
      card={card}
      open={open}
      chosen={said?.card === card.card ? said.half : null}
      onChoose={({ words }) => say(store, words)}
    />
  );
}

function isHalf(said: SpokenWord): said is Extract<SpokenWord, { kind: 'half' }> {
  return said.kind === 'half';
}
