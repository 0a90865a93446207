import { useRef } from 'react';
import { filmIn } from '../match/modes.ts';
import { useAsked, usePlay } from '../match/play-context.tsx';
import { MainButton } from '../orders/main-button.tsx';
import { TurnButtons } from '../orders/turn-buttons.tsx';
import { whyNoUndo } from '../orders/undo-words.ts';
import { useSettle } from '../ui/use-settle.ts';
import { FilmButtons } from './film-buttons.tsx';

/** The lowest place: the main button, the few that are always there, and one line of what is to be known of them. */
export function ActSlot() {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const isFilm = usePlay((state) => filmIn(state) !== null);
  return (
    <section className="slot slot-act" aria-label="Confirm, undo and pass" ref={place}>
      <MainButton />
      {isFilm ? <FilmButtons /> : <TurnButtons />}
      <ActNote />
    </section>
  );
}

/** What stops an order, or what it loses; else why nothing can be undone. In short: the whole stands among the orders. */
function ActNote() {
  const asked = useAsked();
  const refusal = usePlay((state) => state.refusal[0]?.text ?? '');
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const moment = usePlay((state) => state.moment);
  const { over } = usePlay((state) => state.sitting.habits);
  const denied = asked === null || asked.preview.granted ? '' : (asked.preview.lines[0]?.text ?? '');
  const warning = asked?.saying.position.warning(asked.saying.words) ?? '';
  const alarm = [refusal, denied, warning].find((text) => text !== '') ?? '';
  const why = isFilm ? null : whyNoUndo(moment, over);
  const text = alarm === '' && why !== null ? `No undo: ${lowered(why)}` : alarm;
  return (
    <p id="act-note" className="act-note" data-alarm={alarm !== '' || undefined} title={text}>
      {text}
    </p>
  );
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
