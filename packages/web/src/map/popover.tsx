import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Glance, noteText } from '../face/speech.ts';
import { useLessonTitle } from '../match/app-context.ts';
import { menuUnitIn, momentIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import { inHand } from '../ui/words.ts';
import { doNow, forgetWay, stepBack, takeBackOrder, takeMeaning } from '../match/saying-actions.ts';
import { useQuiet } from '../match/use-quiet.ts';
import { settleTime } from '../match/waiting.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { useLayout } from '../ui/page.ts';
import { isTouchScreen } from '../ui/words.ts';
import { Anchored } from './anchored.tsx';
import { type PopoverDeed, type PopoverModel, popoverOf, type PopoverRow, type PopoverWay } from './popover-model.ts';
import { DIAL, useTurning } from './turning.tsx';
import './popover.css';

/** Beside a hex: the possible meanings of a click, the price, and the button that sends the order. */
export function Popover() {
  const model = usePopover();
  const isTurning = useTurning() !== null;
  const isDial = isTurning && isTouchScreen();
  const layout = useLayout();
  // The orders at a counter, or what is said at the pointer of a drag, come in its place.
  const isElsewhere = usePlay((state) => menuUnitIn(state) !== -1 || state.drag !== null);
  if (model === null || isElsewhere) return null;
  // It would hide a third of a low map, and the main button is as near.
  if (layout === 'low' && model.rows.length < 2 && !model.isOffer) return null;
  const content = <PopoverCard model={model} />;
  return model.hex === null ? (
    <div className="popover-place">{content}</div>
  ) : (
    <Anchored
      hex={model.hex}
      gap={isTurning ? BEYOND_HANDLES : undefined}
      round={isDial ? DIAL : 0}
      way={model.way?.hexes}
      spares={layout === 'narrow' ? model.about : undefined}
    >
      {content}
    </Anchored>
  );
}

const WayTable = lazyPart(async () => (await import('./way-table.tsx')).WayTable);

/** Pixels that keep it off the facing handles. */
const BEYOND_HANDLES = 30;

/** Returns the same object while its content is equal, because the pointer moves all the time. */
function usePopover(): PopoverModel | null {
  const last = useRef<PopoverModel | null>(null);
  return usePlay((state) => {
    const model = popoverOf(state);
    if (!sameModel(model, last.current)) last.current = model;
    return last.current;
  });
}

function PopoverCard({ model }: { readonly model: PopoverModel }) {
  const { hex, title, rows, deed, ordered, joiners, way, isOffer, byKey } = model;
  const store = usePlayStore();
  // A lesson has one thing to say: no table of figures beside its correction.
  const isLesson = useLessonTitle() !== null;
  const card = useRef<HTMLDivElement>(null);
  const does = deed?.sentence.join(' ') ?? '';
  // The second half of a double click must not press what has just appeared under the pointer.
  useLayoutEffect(() => {
    const it = card.current;
    const time = settleTime();
    if (it === null || time <= 0) return undefined;
    it.dataset['settling'] = '';
    const timer = window.setTimeout(() => delete it.dataset['settling'], time);
    return () => clearTimeout(timer);
  }, [hex, does, isOffer]);
  useEffect(() => {
    const it = card.current;
    if (byKey) it?.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus();
    return () => void (it?.contains(document.activeElement) === true && focusMap());
  }, [byKey]);
  const keys = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by !== undefined) step(event, by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- catches keys that bubble up from its buttons
    <div
      ref={card}
      className={way === null || isLesson ? 'popover' : 'popover popover-wide'}
      role="group"
      aria-label={hex === null ? 'Decide' : `Decide at ${hex}`}
      data-testid="popover"
      onKeyDown={keys}
    >
      {rows.length < 2 ? null : (
        <div role="radiogroup" aria-label="What to do there" className="popover-rows">
          {rows.map((row) => (
            <Row key={row.entry.words.join(' ')} row={row} />
          ))}
        </div>
      )}
      {deed === null ? null : <Deed deed={deed} title={title} way={way} isStep={isOffer || way !== null} />}
      {joiners === 0 || way !== null ? null : (
        <p className="popover-line">
          {inHand(joiners === 1 ? 'One more unit can join: click it' : `${joiners} more units can join: click them`)}
        </p>
      )}
      {ordered === null ? null : <Ordered glance={ordered} title={rows.length < 2 ? (hex ?? '') : null} />}
      {way === null || isLesson ? null : later(<WayTable way={way} />)}
      <button
        type="button"
        className="popover-close"
        aria-label={isOffer ? 'Cancel this move' : 'Close'}
        onClick={() => void (isOffer ? forgetWay(store) : stepBack(store))}
      >
        ×
      </button>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves between rows as in a radio group: the focused row is selected. */
function step(event: KeyboardEvent, by: number): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  if (rows.length === 0) return;
  const here = rows.findIndex((row) => row === document.activeElement);
  const next = rows[(here + by + rows.length) % rows.length];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  next?.click();
}

/** The map gets the keys back from what stood on it. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('.map [role="application"]')?.focus();
}

/** `Fire  42% · 3 AP` */
function Row({ row: { entry, label, chance, price, isChosen } }: { readonly row: PopoverRow }) {
  const store = usePlayStore();
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className="popover-row"
      data-say={entry.words.join(' ')}
      onClick={() => takeMeaning(store, entry)}
    >
      <span>{label}</span>
      <span className="popover-aside">{[chance, price].filter((part) => part !== '').join(' · ')}</span>
    </button>
  );
}

interface DeedProps {
  readonly deed: PopoverDeed;
  /** Shown if there is no chance. */
  readonly title: string;
  readonly way: PopoverWay | null;
  readonly isStep: boolean;
}

function Deed({ deed: { sentence, glance }, title, way, isStep }: DeedProps) {
  const store = usePlayStore();
  const { deed, chance, price, notes } = glance;
  const hasOdds = useSetting('deckOdds') === 'shown';
  const isPaidBeside = useIsPaidBeside();
  const needed = useNeeded(chance, notes[0]?.text ?? '');
  // The table of a way already has a row for its first step.
  const rest = needed === '' ? notes : notes.slice(1);
  const told = isPaidBeside ? rest.filter(({ unless }) => unless === null) : rest;
  const line = way === null ? told.map((note) => noteText(note, hasOdds)).filter((text) => text !== '') : [way.line];
  return (
    <>
      <div className="popover-deed">
        <span className={isStep ? 'popover-step' : 'popover-chance'}>{chance === '' ? title : chance}</span>
        {needed === '' ? null : <span className="popover-needed">{needed}</span>}
        <Button
          tone="main"
          data-testid="do-at-hex"
          data-say={sentence.join(' ')}
          onClick={() => doNow(store, sentence)}
        >
          {[deed, isPaidBeside ? '' : price].filter((part) => part !== '').join(' · ')}
        </Button>
      </div>
      {line.length === 0 ? null : <p className="popover-line">{line.join(' · ')}</p>}
    </>
  );
}

/** On a quiet screen the roll it takes, which is the first note of a single roll; '' otherwise. */
function useNeeded(chance: string, first: string): string {
  const asked = useOpenSentence();
  const isQuiet = useQuiet();
  const { panels } = usePlay(momentIn);
  return isQuiet && chance !== '' && asked !== null && panels.isToldAtHex(asked.saying.words) ? first : '';
}

/** On a quiet screen the ways to pay stand beside the map, each with its price and the chance that its deck decides. */
function useIsPaidBeside(): boolean {
  const asked = useOpenSentence();
  const isQuiet = useQuiet();
  return useMemo(() => {
    if (!isQuiet || asked === null) return false;
    const { position, words } = asked.saying;
    return position.isTurn && position.plan === null && position.payments(words).ways.length > 0;
  }, [isQuiet, asked]);
}

interface OrderedProps {
  readonly glance: Glance;
  /** Null if a row gives the chance and the price. */
  readonly title: string | null;
}

function Ordered({ glance: { deed, chance, price, notes }, title }: OrderedProps) {
  const store = usePlayStore();
  const told = [...(title === null ? [] : [deed, price]), ...notes.map(({ text }) => text)];
  const line = told.filter((part) => part !== '').join(' · ');
  return (
    <>
      <div className="popover-deed">
        {title === null ? (
          <span className="popover-line">{line}</span>
        ) : (
          <span className="popover-chance">{chance === '' ? title : chance}</span>
        )}
        <Button data-testid="take-back-order" onClick={() => takeBackOrder(store)}>
          Take back
        </Button>
      </div>
      {title === null ? null : <p className="popover-line">{line}</p>}
    </>
  );
}

function sameModel(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
