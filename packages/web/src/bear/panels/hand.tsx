import { cardBriefIn, type CardId, cardName, cardTextIn, NONE, type Seen, unitName, unitPlace } from '@sandtable/bear';
import { counted, type Seat } from '@sandtable/kernel';
import { engine } from '../engine/engine.ts';
import { ONLOOKER } from '../../link/seating.ts';
import { freshSentenceOf, type OpenSentence } from '../../match/open-sentence.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../../match/play-context.tsx';
import { pressOn } from '../../match/saying-actions.ts';
import { HandCard, scrollHand } from '../../ui/hand-card.tsx';
import { linesOf } from '../speech/reason-lines.ts';

type Weapon = Seen['view']['players'][number]['weapons'][number];

export function Hand({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const asked = useOpenSentence();
  const afresh = usePlay(freshSentenceOf);
  const held = heldBy(seen, seat);
  return (
    <section className="hand" onWheel={scrollHand} aria-label="Action Cards">
      {held.length === 0 && seat !== ONLOOKER ? <p className="soft">No Action Cards</p> : null}
      {held.map((each, place) => (
        <CardView key={place} seen={seen} asked={asked} afresh={afresh} {...each} />
      ))}
    </section>
  );
}

/** Cards in hand, then Weapon Cards with uses left. */
export function heldBy({ view }: Seen, seat: Seat): Pick<CardViewProps, 'card' | 'weapon'>[] {
  const player = view.players.find((each) => each.seat === seat);
  const hand = (player?.hand ?? []).flatMap((card) => card ?? []);
  const weapons = (player?.weapons ?? []).filter(({ uses }) => uses > 0);
  return [...hand.map((card) => ({ card, weapon: null })), ...weapons.map((weapon) => ({ card: weapon.card, weapon }))];
}

interface CardViewProps {
  readonly seen: Seen;
  readonly asked: OpenSentence | null;
  readonly afresh: OpenSentence | null;
  readonly card: CardId;
  readonly weapon: Weapon | null;
}

function CardView({ seen, asked, afresh, card, weapon }: CardViewProps) {
  const store = usePlayStore();
  const printed = seen.pack.actionCards[card];
  if (printed === undefined) return null;
  // With a unit selected, a click on a card that begins an order starts over.
  const isOpen = [asked, afresh].some((each) => each?.clickables.cards.has(card) === true);
  const isSaid = asked?.saying.words.includes(printed.id) === true;
  const why = asked === null || isOpen || isSaid ? [] : whyNot(seen, asked, printed.id);
  const brief = cardBriefIn(seen, card);
  const state = isSaid ? 'in the order' : isOpen ? 'playable' : closedState(seen, printed.kind, weapon, why[0]);
  return (
    <HandCard
      word={printed.id}
      name={cardName(printed)}
      shortName={brief.name}
      text={cardTextIn(seen, card)}
      brief={brief.text}
      price={priceOf(printed)}
      state={state}
      reason={[...(weapon === null ? [] : [holderOf(seen, weapon)]), ...why].join('; ')}
      isOpen={isOpen}
      isSaid={isSaid}
      onPress={() => pressOn(store, { card })}
    />
  );
}

type Printed = Seen['pack']['actionCards'][number];

/** The longest reason, in characters, that fits after the price; the raised card shows longer ones. */
const SHORT = 18;

function closedState(seen: Seen, kind: Printed['kind'], weapon: Weapon | null, why = ''): string {
  if (weapon !== null) return weapon.unit === NONE ? 'your side' : unitName(seen, weapon.unit);
  if (kind === 'event') return 'keep it';
  if (kind === 'bonus') return 'bonus';
  if (why === '') return '';
  const bare = why.replace(/ \([^()]*\)$/, '');
  return bare.length <= SHORT ? bare.charAt(0).toLowerCase() + bare.slice(1) : 'not now';
}

function holderOf(seen: Seen, { unit, uses }: Weapon): string {
  return `${unit === NONE ? 'your side' : unitPlace(seen, unit)}, ${counted(uses, 'use')}`;
}

function whyNot(seen: Seen, { saying: { words } }: OpenSentence, word: string): string[] {
  const verdict = engine().system.judge(seen.view, [...words, word]);
  return verdict.granted
    ? []
    : linesOf(
        seen,
        verdict.reasons.filter(({ rule }) => rule !== 'sentence'),
      ).map(({ text, rule }) => `${text} (${rule})`);
}

/** B8.3: a sealed order costs nothing and is never played. */
function priceOf({ cost, kind }: Printed): string {
  if (kind === 'event') return 'secret';
  if (cost === null) return 'free';
  return `${cost.amount} ${cost.pay === 'ap' ? 'AP' : 'AP/CAP'}`;
}
