import {
  cardName,
  cardText,
  corpsOf,
  type Effect,
  EFFECT_RULES,
  effectOf,
  PHASE_NAMES,
  type Seen,
} from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import type { Asked } from '../../match/asked.ts';
import { useAsked, usePlayStore } from '../../match/play-context.tsx';
import { pressOn } from '../../match/saying-actions.ts';
import { engine } from '../engine/engine.ts';
import { linesOf } from '../speech/line.ts';
import { cardNumber } from '../speech/words-of.ts';

interface HandProps {
  readonly seen: Seen;
  readonly seat: Seat;
}

/** The Battlecards of the person's corps; where he has two, each hand by itself; and what team-mates show him. */
export function Hand({ seen, seat }: HandProps) {
  const { corps } = seen.view;
  const side = corps.find((each) => each.seat === seat)?.side;
  const own = corps.flatMap((each, place) => (each.seat === seat ? [place] : []));
  const friends = corps.flatMap((each, place) => (each.seat !== seat && each.side === side ? [place] : []));
  return (
    <section className="hand lim-hand" aria-label="Battlecards">
      {own.map((place) => (
        <OwnHand key={place} seen={seen} corps={place} isNamed={own.length > 1} />
      ))}
      {friends.map((place) => (
        <ShownHand key={place} seen={seen} corps={place} />
      ))}
    </section>
  );
}

function OwnHand({ seen, corps, isNamed }: { readonly seen: Seen; readonly corps: number; readonly isNamed: boolean }) {
  const asked = useAsked();
  const { name, hand } = corpsOf(seen, corps);
  const effects = hand.flatMap((card) => (card === null ? [] : [effectOf(seen.pack, card)]));
  return (
    <>
      {isNamed ? <h2 className="hand-name">{name}</h2> : null}
      {effects.length === 0 ? <p className="soft">No Battlecards in hand</p> : null}
      {effects.map((effect, place) => (
        <CardView key={place} seen={seen} asked={isActive(seen, corps) ? asked : null} effect={effect} />
      ))}
    </>
  );
}

/** Reactions are asked of those whose round it is not. */
function isActive({ view: { turn, corps } }: Seen, place: number): boolean {
  return turn.corps === place || corps[turn.corps]?.side !== corps[place]?.side;
}

/** Those of one side see each other's cards. */
function ShownHand({ seen, corps }: { readonly seen: Seen; readonly corps: number }) {
  const { name, hand, side, tokens } = corpsOf(seen, corps);
  const names = hand.flatMap((card) => (card === null ? [] : [cardName(seen.pack, effectOf(seen.pack, card))]));
  return (
    <div className="hand-shown" data-side={side} data-corps={corps}>
      <h2>{name}</h2>
      <p>{names.length === 0 ? 'No cards' : names.join(', ')}</p>
      <p className="soft">{tokens === 1 ? '1 token' : `${tokens} tokens`}</p>
    </div>
  );
}

interface CardViewProps {
  readonly seen: Seen;
  readonly asked: Asked | null;
  readonly effect: Effect;
}

function CardView({ seen, asked, effect }: CardViewProps) {
  const store = usePlayStore();
  const card = cardNumber(effect);
  const printed = seen.pack.cards.find((each) => each.effect === effect);
  if (printed === undefined) return null;
  const isOpen = asked?.clickables.cards.has(card) === true;
  const isPlanned = asked?.saying.words.includes(effect) === true;
  const why = asked === null || isOpen || isPlanned ? [] : whyNot(seen, effect);
  const { phase, kind } = EFFECT_RULES[effect];
  return (
    <button
      type="button"
      className="card battlecard"
      data-card={effect}
      data-open={isOpen}
      data-planned={isPlanned || undefined}
      data-phase={phase}
      aria-disabled={!isOpen}
      onClick={() => pressOn(store, { card }, { title: printed.name })}
    >
      <span className="card-head">
        <b>{printed.name}</b>
      </span>
      <span className="card-text">{withoutRule(cardText(printed))}</span>
      <span className="card-foot">
        <span className="chip" data-phase={phase}>
          {PHASE_NAMES[phase]}
        </span>{' '}
        {isPlanned ? 'in the plan' : isOpen ? 'playable' : (why[0] ?? (kind === 'contra' ? 'to react with' : ''))}
      </span>
    </button>
  );
}

function withoutRule(text: string): string {
  return text.replace(/ \([^()]*\)$/, '');
}

/** Why it cannot be played now. */
function whyNot(seen: Seen, effect: Effect): string[] {
  if (EFFECT_RULES[effect].phase !== seen.view.turn.phase) return [];
  const verdict = engine().system.judge(seen.view, [effect]);
  if (verdict.granted) return [];
  const reasons = verdict.reasons.filter(({ rule }) => rule !== 'sentence');
  return linesOf(seen, reasons).map(({ text, rule }) => `${text} (${rule})`);
}
