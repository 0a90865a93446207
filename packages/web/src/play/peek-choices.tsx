import { useContext, useMemo, useRef } from 'react';
import { LessonRoom } from '../match/app-context.ts';
import { filmIn } from '../match/modes.ts';
import { useOpenSentence, usePlay } from '../match/play-context.tsx';
import { FilmPrompt } from '../film/film-prompt.tsx';
import { ChoiceRows, choicesIn, type Choices } from '../orders/choice-rows.tsx';
import { OrderSlot } from '../orders/order-slot.tsx';
import { useSettle } from '../ui/use-settle.ts';

/** On a phone, above the main button: the current choices in rows, or else the unit's orders. */
export function PeekChoices() {
  const asked = useOpenSentence();
  const hasUnit = usePlay((state) => state.unit !== -1);
  const choices = useMemo(() => (asked === null ? null : choicesIn(asked)), [asked]);
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const isLesson = useContext(LessonRoom) !== null;
  // In a lesson the task has the place of the prompt.
  if (isFilm)
    return isLesson ? (
      <section className="slot slot-choices" aria-label="The enemy’s turn">
        <FilmPrompt actor="The enemy" />
      </section>
    ) : null;
  if (choices !== null) return <ChoiceSlot choices={choices} />;
  return hasUnit ? <OrderSlot /> : null;
}

function ChoiceSlot({ choices }: { readonly choices: Choices }) {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  return (
    <section className="slot slot-choices choice-rows" aria-label="Choices" ref={place} data-scrolls>
      <ChoiceRows choices={choices} />
    </section>
  );
}
