import { useRef } from 'react';
import { FACINGS } from '@sandtable/hex';
import type { Entry } from '../face/choice.ts';
import type { Panels } from '../face/table.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { momentIn, rollIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import { putOnRoll, say } from '../match/saying-actions.ts';
import { Answers, EntryButtons } from '../orders/sentence-panel.tsx';
import { OrderSlot } from '../orders/order-slot.tsx';
import { answersPart, membersPart, type Member, nextButtons } from '../orders/sentence-parts.ts';
import { facingPart, type FacingPart } from '../saying/clickables.ts';
import { isBetweenOrders } from '../saying/plan.ts';
import { Button } from '../ui/buttons.tsx';
import { useSettle } from '../ui/use-settle.ts';

/** On a phone, one row that scrolls sideways: the current choices, or else the unit's orders. */
export function PeekChoices() {
  const asked = useOpenSentence();
  const { panels } = usePlay(momentIn);
  const hasUnit = usePlay((state) => state.unit !== -1);
  if (asked !== null && hasChoices(asked)) return <ChoiceRow asked={asked} panels={panels} />;
  return hasUnit ? <OrderSlot /> : null;
}

/** In a plan a unit can get another order as soon as none is unfinished. */
function hasChoices(asked: OpenSentence): boolean {
  const { saying, clickables, proposal } = asked;
  const { position, words } = saying;
  if (answersPart(asked) !== null) return true;
  if (position.plan !== null) {
    const isHalfSaid = !isBetweenOrders(saying) && (nextButtons(asked).length > 0 || membersPart(asked).length > 0);
    return isHalfSaid || cardsAlone(asked).length > 0;
  }
  if (words.length < 2) return nextButtons(asked).length > 0;
  const isPaid = position.heard(proposal ?? words).some(({ kind }) => kind === 'payment');
  const rolls = proposal === null ? [] : position.rolls(proposal);
  const others = [...clickables.payments, ...nextButtons(asked), ...membersPart(asked), ...rolls];
  return isPaid || others.length > 0 || facingPart(asked) !== null;
}

/** The cards, if a plan can have nothing else: they need not be looked for on the sheet. */
function cardsAlone({ saying: { position }, clickables: { units, hexes, cards } }: OpenSentence): Entry[] {
  return position.plan === null || units.size + hexes.size > 0 ? [] : [...cards.values()].flat();
}

function ChoiceRow({ asked, panels }: { readonly asked: OpenSentence; readonly panels: Panels }) {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const answers = answersPart(asked);
  const facing = facingPart(asked);
  return (
    <section className="slot slot-choices" aria-label="Choices" ref={place} data-scrolls>
      {answers === null ? null : <Answers {...answers} />}
      {facing === null ? null : <Facings {...facing} />}
      <OnRoll asked={asked} />
      {answers === null ? panels.price(asked.saying.words) : null}
      <Members members={membersPart(asked)} />
      {answers === null ? <EntryButtons entries={[...nextButtons(asked), ...cardsAlone(asked)]} /> : null}
    </section>
  );
}

/** The payments for the roll that follows, each with its chance. */
function OnRoll({ asked: { proposal, saying } }: { readonly asked: OpenSentence }) {
  const store = usePlayStore();
  const put = usePlay(rollIn);
  const rolls = proposal === null ? [] : saying.position.rolls(proposal);
  if (proposal === null || rolls.length === 0) return null;
  const chosen = rolls.find(({ word }) => word === put) ?? rolls[0];
  return (
    <div className="peek-group" role="radiogroup" aria-label="On the roll">
      <span className="peek-label">Roll</span>
      {rolls.map((roll) => (
        <button
          key={roll.word}
          type="button"
          role="radio"
          aria-checked={roll === chosen}
          className="pay-way"
          data-say={roll.word}
          onClick={() => putOnRoll(store, roll.word)}
        >
          <span>{roll.label}</span>
          <span>{saying.position.glance(proposal, { before: [], roll: roll.word })?.chance}</span>
        </button>
      ))}
    </div>
  );
}

function Facings({ entries, chosen }: FacingPart) {
  const store = usePlayStore();
  return (
    <div className="peek-group" role="group" aria-label="Facing">
      <span className="peek-label">Face</span>
      {entries.map(({ choice, words }) =>
        choice.kind === 'facing' ? (
          <Button
            key={choice.facing}
            aria-pressed={choice.facing === chosen}
            aria-label={`Face ${FACINGS[choice.facing]}`}
            data-facing={FACINGS[choice.facing]}
            onClick={() => say(store, words)}
          >
            {FACINGS[choice.facing]}
          </Button>
        ) : null,
      )}
    </div>
  );
}

function Members({ members }: { readonly members: readonly Member[] }) {
  const store = usePlayStore();
  if (members.length === 0) return null;
  return (
    <div className="peek-group" role="group" aria-label="Joining in">
      <span className="peek-label">With</span>
      {members.map(({ label, isIn, words }) => (
        <Button key={label} aria-pressed={isIn} onClick={() => say(store, words)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
