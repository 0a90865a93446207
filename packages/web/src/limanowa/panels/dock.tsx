import { counted, type Seat } from '@sandtable/kernel';
import {
  AI_SEAT,
  briefCard,
  cardName,
  cardText,
  corpsId,
  type CorpsId,
  corpsOf,
  type CorpsView,
  type Effect,
  EFFECT_RULES,
  effectOf,
  NONE,
  PHASE_NAMES,
  type Seen,
} from '@sandtable/limanowa';
import type { OpenSentence } from '../../match/open-sentence.ts';
import { useOpenSentence, usePlayStore } from '../../match/play-context.tsx';
import { pressOn } from '../../match/saying-actions.ts';
import { HandCard, scrollHand } from '../../ui/hand-card.tsx';
import { engine } from '../engine/engine.ts';
import { linesOf } from '../speech/saying.ts';
import { cardNumber } from '../speech/fixed-words.ts';
import './dock.css';
import { Objectives } from './objectives.tsx';

interface DockProps {
  readonly seen: Seen;
  readonly seat: Seat;
}

export function Dock({ seen, seat }: DockProps) {
  return (
    <footer className="dock">
      <Hand seen={seen} seat={seat} />
      <Objectives seen={seen} />
    </footer>
  );
}

/** The parts of the dock in one column, for a phone's sheet. */
export function Cards({ seen, seat }: DockProps) {
  return (
    <div className="lim-cards">
      <Hand seen={seen} seat={seat} />
      <Tokens seen={seen} seat={seat} />
      <Objectives seen={seen} />
    </div>
  );
}

interface HandProps {
  readonly seen: Seen;
  readonly seat: Seat;
}

/** The Battlecards of the corps that acts now; the side's other hands in short. */
function Hand({ seen, seat }: HandProps) {
  const { corps } = seen.view;
  const side = corps.find((each) => each.seat === seat)?.side;
  const held = speaking(seen, seat);
  const others = corps.flatMap((each, place) => (place !== held && each.side === side ? [corpsId(place)] : []));
  return (
    <section className="hand" onWheel={scrollHand} aria-label="Battlecards">
      {held === NONE ? null : <OwnHand seen={seen} corps={held} />}
      {others.map((place) => (
        <ShownHand key={place} seen={seen} corps={place} />
      ))}
    </section>
  );
}

/** For a seat with two corps: the one whose round it is or that may react, or else the first. */
export function speaking({ view: { corps, turn, frames } }: Seen, seat: Seat): CorpsId {
  const isOwn = (place: CorpsId): boolean => corps[place]?.seat === seat;
  if (isOwn(turn.corps)) return turn.corps;
  const top = frames.at(-1);
  if (top !== undefined && 'place' in top && isOwn(top.place)) return top.place;
  return corpsId(corps.findIndex((each) => each.seat === seat));
}

function OwnHand({ seen, corps }: { readonly seen: Seen; readonly corps: CorpsId }) {
  const asked = useOpenSentence();
  const { hand } = corpsOf(seen, corps);
  const effects = hand.flatMap((card) => (card === null ? [] : [effectOf(seen.pack, card)]));
  return (
    <>
      {effects.length === 0 ? <p className="soft">No Battlecards in hand</p> : null}
      {effects.map((effect, place) => (
        <CardView key={place} seen={seen} asked={asked} effect={effect} />
      ))}
    </>
  );
}

function ShownHand({ seen, corps }: { readonly seen: Seen; readonly corps: CorpsId }) {
  const { name, hand, side, tokens } = corpsOf(seen, corps);
  const names = hand.flatMap((card) => (card === null ? [] : [cardName(seen.pack, effectOf(seen.pack, card))]));
  return (
    <div className="hand-shown" data-side={side} data-corps={corps}>
      <h2>{name}</h2>
      <p>{names.length === 0 ? 'No cards' : names.join(', ')}</p>
      <p className="soft">{counted(tokens, 'token')}</p>
    </div>
  );
}

interface CardViewProps {
  readonly seen: Seen;
  readonly asked: OpenSentence | null;
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
  const brief = briefCard(printed);
  const closed = kind === 'contra' ? 'enemy’s round' : why.length === 0 ? '' : 'not now';
  return (
    <HandCard
      word={effect}
      name={printed.name}
      shortName={brief.name}
      text={withoutRule(cardText(printed))}
      brief={brief.text}
      price={
        <span className="chip" data-phase={phase}>
          {PHASE_NAMES[phase]}
        </span>
      }
      state={isPlanned ? 'in the plan' : isOpen ? 'playable' : closed}
      reason={
        why.length > 0 ? why.join('; ') : kind === 'contra' && !isOpen && !isPlanned ? 'in the enemy’s round' : ''
      }
      isOpen={isOpen}
      isSaid={isPlanned}
      onPress={() => pressOn(store, { card })}
    />
  );
}

function withoutRule(text: string): string {
  return text.replace(/ \([^()]*\)$/, '');
}

function whyNot(seen: Seen, effect: Effect): string[] {
  if (EFFECT_RULES[effect].phase !== seen.view.turn.phase) return [];
  const verdict = engine().system.judge(seen.view, [effect]);
  if (verdict.granted) return [];
  const reasons = verdict.reasons.filter(({ rule }) => rule !== 'sentence');
  return linesOf(seen, reasons).map(({ text, rule }) => `${text} (${rule})`);
}

/** L5c: the tokens of the player's corps, of teammates and of the AI. */
function Tokens({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { corps } = seen.view;
  const inOrder = [...corps.filter((each) => each.seat === seat), ...corps.filter((each) => each.seat !== seat)];
  return (
    <section className="tokens" aria-label="Artillery tokens">
      <h2>Artillery tokens</h2>
      <dl>
        {inOrder.map((each) => (
          <div key={each.name} data-side={each.side}>
            <dt>{each.seat === AI_SEAT ? 'The AI' : each.name}</dt>
            <dd>
              <TokenRow corps={each} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TokenRow({ corps: { tokens } }: { readonly corps: CorpsView }) {
  return (
    <>
      <span className="token-row" aria-hidden="true">
        {Array.from({ length: tokens }, (_, place) => (
          <i key={place} className="token" />
        ))}
      </span>
      {tokens}
    </>
  );
}
