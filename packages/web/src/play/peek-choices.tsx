import { useContext, useMemo, useRef } from 'react';
import { FACINGS } from '@sandtable/hex';
import type { Entry } from '../face/choice.ts';
import { LessonRoom } from '../match/app-context.ts';
import { filmIn, rollIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import { pick, putOnRoll, say } from '../match/saying-actions.ts';
import { FilmPrompt } from '../film/film-prompt.tsx';
import { noteText } from '../map/popover-model.ts';
import { ChoiceRow } from '../orders/choice-row.tsx';
import { OrderSlot } from '../orders/order-slot.tsx';
import { WorthView } from '../orders/sentence-panel.tsx';
import { useSetting } from '../settings/settings.ts';
import { useSettle } from '../ui/use-settle.ts';
import { peekParts, type PeekParts } from './peek-parts.ts';

/** On a phone, above the main button: the current choices in rows, or else the unit's orders. */
export function PeekChoices() {
  const asked = useOpenSentence();
  const hasUnit = usePlay((state) => state.unit !== -1);
  const parts = useMemo(() => (asked === null ? null : peekParts(asked)), [asked]);
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const isLesson = useContext(LessonRoom) !== null;
  // In a lesson the task has the place of the prompt.
  if (isFilm)
    return isLesson ? (
      <section className="slot slot-choices" aria-label="The enemy’s turn">
        <FilmPrompt actor="The enemy" />
      </section>
    ) : null;
  if (parts !== null) return <ChoiceRows parts={parts} />;
  return hasUnit ? <OrderSlot /> : null;
}

function ChoiceRows({ parts }: { readonly parts: PeekParts }) {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const store = usePlayStore();
  const { answers, facing, members, buttons } = parts;
  return (
    <section className="slot slot-choices" aria-label="Choices" ref={place} data-scrolls>
      <ChoiceRow
        name="Answers"
        picks="one"
        cells={(answers?.entries ?? []).map((entry) => ({
          ...saying(entry, () => say(store, entry.words)),
          note: entry.choice.worth === null ? undefined : <WorthView worth={entry.choice.worth} />,
          isChosen: entry.choice.word === answers?.chosen,
        }))}
      />
      <OnRoll rolls={parts.rolls} />
      <ChoiceRow
        name="Facing"
        label="Face"
        picks="some"
        isWordy={false}
        cells={(facing?.entries ?? []).flatMap(({ choice, words }) => {
          if (choice.kind !== 'facing') return [];
          const text = FACINGS[choice.facing];
          return {
            key: text,
            text,
            name: `Face ${text}`,
            isChosen: choice.facing === facing?.chosen,
            data: { 'data-facing': text },
            onChoose: () => say(store, words),
          };
        })}
      />
      <Payments pay={parts.pay} />
      <ChoiceRow
        name="Joining in"
        label="With"
        picks="some"
        isWordy
        cells={members.map(({ label, isIn, words }) => ({
          key: label,
          text: isIn ? label : `+ ${label}`,
          name: label,
          isChosen: isIn,
          onChoose: () => say(store, words),
        }))}
      />
      <ChoiceRow
        name="Choices"
        picks="none"
        isWordy
        cells={buttons.map((entry) => saying(entry, () => say(store, entry.words, entry.later)))}
      />
    </section>
  );
}

function saying({ words, label }: Entry, onChoose: () => void) {
  const said = words.join(' ');
  return { key: said, text: label, data: { 'data-say': said }, onChoose } as const;
}

/** What can be added to the following roll, each with its chance. */
function OnRoll({ rolls }: Pick<PeekParts, 'rolls'>) {
  const store = usePlayStore();
  const put = usePlay(rollIn);
  const chosen = rolls.find(({ word }) => word === put) ?? rolls[0];
  return (
    <ChoiceRow
      name="On the roll"
      label={chosen?.goal ?? ''}
      notes="with"
      picks="one"
      cells={rolls.map((roll) => ({
        key: roll.word,
        text: roll.chance,
        note: roll.label,
        isChosen: roll === chosen,
        data: { 'data-say': roll.word },
        onChoose: () => putOnRoll(store, roll.word),
      }))}
    />
  );
}

function Payments({ pay: { notes, ways } }: Pick<PeekParts, 'pay'>) {
  const store = usePlayStore();
  const hasOdds = useSetting('deckOdds') === 'shown';
  return (
    <ChoiceRow
      name="Ways to pay"
      label="Pay"
      notes={notes}
      picks="one"
      isWordy={ways.some(({ text }) => text.length > SHORT) || undefined}
      cells={ways.map(({ word, words, label, text, coins, note, isChosen }) => ({
        key: word,
        text: (
          <>
            {text}
            {Array.from({ length: coins }, (_, coin) => (
              <i key={coin} className="coin" />
            ))}
          </>
        ),
        note: noteText(note, hasOdds),
        name: noteText(label, hasOdds),
        isChosen,
        data: { 'data-pay': word, 'data-say': word },
        onChoose: () => pick(store, words),
      }))}
    />
  );
}

/** Letters that fit a quarter of the row. */
const SHORT = 6;
