import { useRef } from 'react';
import { FACINGS } from '@sandtable/hex';
import type { Panels } from '../face/panels.ts';
import type { Asked } from '../match/asked.ts';
import { momentIn } from '../match/modes.ts';
import { useAsked, usePlay, usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { Answers } from '../orders/answers.tsx';
import { EntryButtons } from '../orders/entry-buttons.tsx';
import { OrderSlot } from '../orders/order-slot.tsx';
import { answersPart, membersPart, type Member, nextButtons } from '../orders/sentence-parts.ts';
import { facingPart, type FacingPart } from '../saying/facing-part.ts';
import { isBetweenOrders } from '../saying/plan.ts';
import { Button } from '../ui/button.tsx';
import { useSettle } from '../ui/use-settle.ts';

/** On a phone, in one row that scrolls sideways: what is to be chosen now, or else what the unit can do. */
export function PeekChoices() {
  const asked = useAsked();
  const { panels } = usePlay(momentIn);
  const hasUnit = usePlay((state) => state.unit !== -1);
  if (asked !== null && hasChoices(asked)) return <ChoiceRow asked={asked} panels={panels} />;
  return hasUnit ? <OrderSlot /> : null;
}

/** In a plan a unit can be told something else as soon as no order is half said. */
function hasChoices(asked: Asked): boolean {
  const { saying, clickables, proposal } = asked;
  const { position, words } = saying;
  if (answersPart(asked) !== null) return true;
  if (position.plan !== null)
    return !isBetweenOrders(saying) && (nextButtons(asked).length > 0 || membersPart(asked).length > 0);
  if (words.length < 2) return nextButtons(asked).length > 0;
  const isPaid = position.heard(proposal ?? words).some(({ kind }) => kind === 'payment');
  const others = [...clickables.payments, ...nextButtons(asked), ...membersPart(asked)];
  return isPaid || others.length > 0 || facingPart(asked) !== null;
}

function ChoiceRow({ asked, panels }: { readonly asked: Asked; readonly panels: Panels }) {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const answers = answersPart(asked);
  const facing = facingPart(asked);
  return (
    <section className="slot slot-choices" aria-label="Choices" ref={place} data-scrolls>
      {answers === null ? null : <Answers {...answers} />}
      {facing === null ? null : <Facings {...facing} />}
      {answers === null ? panels.price(asked.saying.words) : null}
      <Members members={membersPart(asked)} />
      {answers === null ? <EntryButtons entries={nextButtons(asked)} /> : null}
    </section>
  );
}

/** The six sides in a row. */
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

/** Who joins in, or could. */
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
