import { useMemo, useRef } from 'react';
import type { Deed } from '../face/speech.ts';
import { type OpenSentence, openSentenceOf, sentSentenceOf } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { tellUnit } from '../match/saying-actions.ts';
import { ordersOf } from '../match/unit-orders.ts';
import { orderWords } from '../saying/plan.ts';
import type { Saying } from '../saying/saying.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { useSettle } from '../ui/use-settle.ts';

const FIRST = 4;

/** The orders of the selected unit, each always in the same place. Without a unit the prompt takes this place. */
export function OrderSlot() {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const asked = usePlay((state) => openSentenceOf(state) ?? sentSentenceOf(state));
  const unit = usePlay((state) => state.unit);
  const isOpen = asked !== null && unit !== -1 && isAbout(asked, unit);
  return (
    <section className="slot slot-orders" aria-label="Orders for the unit" ref={place} data-open={isOpen}>
      {isOpen ? <DeedList saying={asked.saying} unit={unit} /> : null}
    </section>
  );
}

/** After a card, only what the card allows can be said. */
function isAbout({ saying: { position, words } }: OpenSentence, unit: number): boolean {
  if (position.plan !== null) return position.plan.own.includes(unit);
  const [first] = words;
  return position.isTurn && (first === undefined || first === position.unitWord(unit));
}

function DeedList({ saying, unit }: { readonly saying: Saying; readonly unit: number }) {
  const { position } = saying;
  // The same throughout a sentence.
  const deeds = useMemo(() => ordersOf(position, unit), [position, unit]);
  // Keyed by place: the buttons stay when another unit is selected.
  return (
    <div className="deeds" role="group" aria-label="Actions" data-scrolls>
      {placesOf(deeds).map((deed, place) =>
        deed === null ? (
          <span key={place} aria-hidden="true" />
        ) : (
          <DeedButton key={place} deed={deed} isSaid={isInside(saying, deed)} />
        ),
      )}
    </div>
  );
}

/** The first row has the same orders for every unit, each in its place; the rest follow. */
function placesOf(inOrder: readonly Deed[]): (Deed | null)[] {
  const first = Array.from({ length: FIRST }, (_, at) => inOrder.find(({ place }) => place === at) ?? null);
  return [...first, ...inOrder.filter(({ place }) => place >= FIRST)];
}

/** In a plan it may be any of the orders. */
function isInside(saying: Saying, { words }: Deed): boolean {
  if (saying.position.plan === null) return words[1] === saying.words[1];
  return orderWords(saying).some(
    (order) => order[0] === words[0] && words[1] !== undefined && order.includes(words[1]),
  );
}

function DeedButton({ deed, isSaid }: { readonly deed: Deed; readonly isSaid: boolean }) {
  const store = usePlayStore();
  const { label, words, bar, lines } = deed;
  if (bar === null)
    return (
      <button
        type="button"
        className="button deed"
        aria-pressed={isSaid}
        data-say={words.join(' ')}
        data-does={words.join(' ')}
        data-long={isLong(label) || undefined}
        onClick={() => tellUnit(store, words)}
      >
        {label}
      </button>
    );
  const why = lines.map(({ text, rule }) => `${text} (${rule})`).join('; ');
  return (
    <Tooltip text={why}>
      <button
        type="button"
        className="button deed"
        aria-disabled="true"
        data-why={`${label}: ${why}`}
        data-does={words.join(' ')}
      >
        <span>{label}</span>
        <span className="deed-why">{bar}</span>
      </button>
    </Tooltip>
  );
}

/** Longer than one line of its button. */
function isLong(label: string): boolean {
  return label.length > 9;
}
