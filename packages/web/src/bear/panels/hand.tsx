import { type CardId, cardName, cardTextIn, type Seen, unitPlace } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import { engine } from '../engine/engine.ts';
import { freshSentenceOf, type OpenSentence } from '../../match/open-sentence.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../../match/play-context.tsx';
import { pressOn } from '../../match/saying-actions.ts';
import { linesOf } from '../speech/reason-lines.ts';

export function Hand({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const asked = useOpenSentence();
  const afresh = usePlay(freshSentenceOf);
  const player = seen.view.players.find((each) => each.seat === seat);
  const hand = (player?.hand ?? []).flatMap((card) => card ?? []);
  const weapons = (player?.weapons ?? []).filter(({ uses }) => uses > 0);
  return (
    <section className="hand" aria-label="Action Cards">
      {hand.length + weapons.length === 0 ? <p className="soft">No Action Cards</p> : null}
      {hand.map((card, place) => (
        <CardView key={place} seen={seen} asked={asked} afresh={afresh} card={card} note="" />
      ))}
      {weapons.map(({ card, unit, uses }, place) => (
        <CardView
          key={`w${place}`}
          seen={seen}
          asked={asked}
          afresh={afresh}
          card={card}
          note={`${unit === -1 ? 'the side' : unitPlace(seen, unit)} · ${uses}×`}
        />
      ))}
    </section>
  );
}

interface CardViewProps {
  readonly seen: Seen;
  readonly asked: OpenSentence | null;
  readonly afresh: OpenSentence | null;
  readonly card: CardId;
  /** For a weapon: who has it, and how many uses are left. */
  readonly note: string;
}

function CardView({ seen, asked, afresh, card, note }: CardViewProps) {
  const store = usePlayStore();
  const printed = seen.pack.actionCards[card];
  if (printed === undefined) return null;
  // With a unit selected, a click on a card that begins an order starts afresh.
  const isOpen = [asked, afresh].some((each) => each?.clickables.cards.has(card) === true);
  const isInOrder = asked?.saying.words.includes(printed.id) === true;
  const why = asked === null || isOpen || isInOrder ? [] : whyNot(seen, asked, printed.id);
  return (
    <div className="card-place">
      <button
        type="button"
        className="card"
        data-card={printed.id}
        data-say={printed.id}
        data-open={isOpen || isInOrder}
        aria-disabled={!isOpen}
        title={why.join('; ')}
        onClick={() => pressOn(store, { card })}
      >
        <span className="card-head">
          <b>{cardName(printed)}</b>
          <CostChip cost={printed.cost} />
        </span>
        <span className="card-text">{cardTextIn(seen, card)}</span>
        <span className="card-foot">{note === '' ? footOf(isInOrder, isOpen, why[0] ?? printed.kind) : note}</span>
      </button>
    </div>
  );
}

function footOf(isInOrder: boolean, isOpen: boolean, why: string): string {
  if (isInOrder) return 'In the order';
  return isOpen ? 'Playable' : why;
}

/** Why it cannot be played now, as an order or as a bonus card. */
function whyNot(seen: Seen, { saying: { words } }: OpenSentence, word: string): string[] {
  const verdict = engine().system.judge(seen.view, [...words, word]);
  return verdict.granted
    ? []
    : linesOf(
        seen,
        verdict.reasons.filter(({ rule }) => rule !== 'sentence'),
      ).map(({ text, rule }) => `${text} (${rule})`);
}

function CostChip({ cost }: { readonly cost: Seen['pack']['actionCards'][number]['cost'] }) {
  if (cost === null) return <span className="chip">free</span>;
  return (
    <span className="chip" data-pay={cost.pay}>
      {cost.amount} {cost.pay === 'ap' ? 'AP' : 'AP/CAP'}
    </span>
  );
}
