import type { Sentence } from '@sandtable/kernel';
import { useContext, useMemo, useRef, useState } from 'react';
import type { Position } from '../face/position.ts';
import type { TurnButtons as Buttons, TurnButton } from '../face/speech.ts';
import { FilmButtons } from '../film/film-buttons.tsx';
import { ONLOOKER } from '../link/seating.ts';
import { Extras } from '../match/app-context.ts';
import { breathIn } from '../match/breath.ts';
import { openSentenceOf, sentSentenceOf } from '../match/open-sentence.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { filmIn, whyIn, wordsIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { confirm, say } from '../match/saying-actions.ts';
import { takeBack } from '../match/turn-actions.ts';
import { useQuiet } from '../match/use-quiet.ts';
import { isTooSoon, noteSaid } from '../match/waiting.ts';
import { Button } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { usePhone } from '../ui/page.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { useSettle } from '../ui/use-settle.ts';
import { BreathNews, holdNote, useUndoHold } from './breath.tsx';
import { MainButton, mainActionOf } from './main-button.tsx';

const WhyButtons = lazyPart(async () => (await import('../why/why-buttons.tsx')).WhyButtons);

/** The lowest slot: main button, undo, the turn's buttons, and a note. Empty for an onlooker while there is nothing to press. */
export function ActSlot() {
  const place = useRef<HTMLElement>(null);
  useSettle(place);
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const isWhy = usePlay((state) => whyIn(state) !== null);
  const isPhone = usePhone();
  const isOnlooker = usePlay((state) => state.moment.seat === ONLOOKER);
  const isIdle = usePlay((state) => isOnlooker && mainActionOf(state).kind === 'none');
  const { act } = useContext(Extras);
  const usual = (
    <>
      {isIdle ? null : <MainButton />}
      {isFilm ? (
        <FilmButtons />
      ) : isWhy && isPhone ? (
        later(<WhyButtons className="turn-buttons" />)
      ) : isOnlooker ? null : (
        <TurnButtons />
      )}
      {isOnlooker ? null : <ActNote />}
    </>
  );
  return (
    <section
      className="slot slot-act"
      aria-label="Confirm, undo and pass"
      data-onlooker={isOnlooker || undefined}
      ref={place}
    >
      {act === undefined ? usual : act(usual)}
      <BreathNews />
    </section>
  );
}

/** Why an order is not allowed, or what it would lose; '' for nothing. One line: the order panel shows the rest. */
export function useAlarm(): string {
  const asked = useOpenSentence();
  const refusal = usePlay((state) => state.refusal[0]?.text ?? '');
  return useMemo(() => {
    const denied = asked === null || asked.preview.granted ? '' : (asked.preview.lines[0]?.text ?? '');
    const warning = asked?.saying.position.warning(asked.saying.words) ?? '';
    return [refusal, denied, warning].find((text) => text !== '') ?? '';
  }, [asked, refusal]);
}

/** Why an order is not allowed, or what it would lose; otherwise why nothing can be undone. */
function ActNote() {
  const asked = useOpenSentence();
  const alarm = useAlarm();
  const isFilm = usePlay((state) => filmIn(state) !== null);
  const hold = usePlay(holdNote);
  const moment = usePlay((state) => state.moment);
  const { over } = usePlay((state) => state.sitting.habits);
  const why = isFilm ? null : whyNoUndo(moment, over);
  const isGiving = asked !== null && asked.saying.position.givesUp(asked.saying.words) !== null;
  const isPlain = alarm === '' && hold === '' && !isGiving;
  const text = [alarm, hold, isGiving ? GO_BACK : '', noUndo(why)].find((each) => each !== '') ?? '';
  return (
    <p
      id="act-note"
      className="act-note"
      data-alarm={alarm !== '' || undefined}
      data-plain={isPlain || undefined}
      title={text}
    >
      {text}
    </p>
  );
}

const GO_BACK = 'Press anything else to go on with your turn.';

function noUndo(why: string | null): string {
  return why === null ? '' : `No undo: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}

const NONE: Buttons = { usual: [], last: null };

/** Undo at one end, one-word orders in the middle, the end of the turn at the other. Missing ones leave their place empty. */
function TurnButtons() {
  // Also while a sentence is being built: passing does not require taking it back first.
  const position = usePlay((state) => (openSentenceOf(state) ?? sentSentenceOf(state))?.saying.position ?? null);
  const moment = usePlay((state) => state.moment);
  const isPast = usePlay(({ look }) => look.kind !== 'now');
  const { over } = usePlay((state) => state.sitting.habits);
  const store = usePlayStore();
  const isBreath = usePlay((state) => breathIn(state) !== null);
  const why = isPast ? 'You are looking at a past move' : whyNoUndo(moment, over);
  const undo = useUndoHold();
  const isQuiet = useQuiet();
  const unit = usePlay((state) => state.unit);
  const { usual: all, last } = useButtons(position, isBreath);
  // Beside the unit's own orders, a button of the same name would say it twice.
  const named = isQuiet && unit !== -1 ? (position?.deeds(unit) ?? []).map(({ label }) => label) : [];
  const usual = all.filter(({ label }) => !named.includes(label));
  const { passMenu } = useContext(Extras);
  return (
    <div className="turn-buttons">
      <Tooltip text={why ?? 'Take back your last action'}>
        <Button
          aria-disabled={why !== null}
          data-why={noUndo(why)}
          data-testid="undo"
          data-ready={isBreath || undefined}
          {...undo}
          data-does={`undo ${moment.seq}`}
          aria-describedby="act-note"
          onClick={() => void (why === null && takeBack(store))}
        >
          Undo
        </Button>
      </Tooltip>
      {usual.length === 0 ? <span className="turn-free" /> : null}
      {usual.map((button) => (
        <OneWord key={button.words.join(' ')} button={button} seq={moment.seq} isOff={isBreath} />
      ))}
      {last === null ? (
        <span className="turn-free" data-last />
      ) : (
        <OneWord button={last} seq={moment.seq} isOff={isBreath} isLast />
      )}
      {passMenu?.()}
    </div>
  );
}

/** While an entry can be taken back, the turn's buttons keep their places but are disabled. */
function useButtons(position: Position | null, isBreath: boolean): Buttons {
  const [kept, keep] = useState(position);
  if (position !== null && position !== kept) keep(position);
  return (isBreath ? kept : position)?.turnButtons() ?? NONE;
}

/** The order belongs to no unit, so the unit is deselected. */
function sayAlone(store: PlayStore, words: Sentence): void {
  store.setState({ unit: -1 });
  say(store, words);
}

interface OneWordProps {
  readonly button: TurnButton;
  readonly seq: number;
  readonly isOff: boolean;
  readonly isLast?: boolean;
}

/** A click says the word; the main button sends it. By keyboard a second press on this button sends it too, but not a double press. */
function OneWord({ button: { words, label, aside, tip, isAlarming }, seq, isOff, isLast }: OneWordProps) {
  const store = usePlayStore();
  const isSaid = usePlay((state) => wordsIn(state).join(' ') === words.join(' '));
  const isLoss = usePlay((state) => isSaid && state.moment.position.givesUp(words)?.isLoss === true);
  const button = (
    <Button
      tone={isAlarming ? 'alarm' : 'normal'}
      data-say={words.join(' ')}
      data-does={`${words.join(' ')} ${seq}`}
      aria-pressed={isSaid}
      aria-disabled={isOff}
      data-why="Wait for the AI’s reply, or undo your last action"
      data-loss={isLoss || undefined}
      data-last={isLast}
      onClick={({ detail }) => {
        if (isOff) return;
        if (!isSaid) {
          noteSaid(store);
          sayAlone(store, words);
        } else if (detail === 0 && !isTooSoon(store)) confirm(store);
      }}
    >
      {label}
      {aside === '' ? null : (
        <>
          {' '}
          <span className="soft">{aside}</span>
        </>
      )}
    </Button>
  );
  return tip === null ? button : <Tooltip text={tip}>{button}</Tooltip>;
}

const REASONS: Readonly<Record<string, string>> = {
  nothingSaid: 'There is nothing to undo yet',
  saidByAnother: 'The last action was not yours',
  newInformation: 'Dice, cards or secrets have been revealed since',
  otherPersonAsked: 'Another player has been asked since',
  watched: 'You are only watching this match',
  past: 'You are looking at a past move',
};

/** Why nothing can be undone; null if something can. `over` is the game's text once the match is over. */
function whyNoUndo({ undo }: Pick<ScreenMoment, 'undo'>, over: string): string | null {
  if (undo.granted) return null;
  const key = undo.reasons[0]?.key ?? '';
  return key === 'over' ? over : (REASONS[key] ?? 'There is nothing to undo');
}
