import {
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import type { DraftStep } from '../face/draft.ts';
import type { ToPlay } from '../face/table.ts';
import { peopleOf } from '../link/seating.ts';
import { Extras, useLessonTitle } from '../match/app-context.ts';
import { toggleSight } from '../match/look-actions.ts';
import { draftIn, momentIn, titleOf } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { SoundButton } from '../sound/sounds.tsx';
import { Button } from '../ui/buttons.tsx';
import { later, lazyPart } from '../ui/loading.tsx';
import { isPhone } from '../ui/page.ts';
import { Sign } from '../ui/text.tsx';
import './top-bar.css';

const BarMenu = lazyPart(async () => (await import('./bar-menu.tsx')).BarMenu);
const Help = lazyPart(async () => (await import('./bar-menu.tsx')).Help);

export function TopBar() {
  const store = usePlayStore();
  const { position, panels } = usePlay(momentIn);
  const me = usePlay((state) => state.moment.seat);
  const isSighting = usePlay((state) => state.sighting !== null);
  const hasZones = usePlay((state) => state.hasZones);
  const { zone } = usePlay((state) => state.sitting.habits);
  const draft = usePlay(draftIn);
  const lesson = useLessonTitle();
  const { topBar } = useContext(Extras);
  const toPlay = useToPlay();
  const goal = position.goalOf(me);
  const goals = position.goalsOf(me);
  const bar = useRef<HTMLElement>(null);
  useFit(bar);
  const facts = draft === null ? panels.facts(me, toPlay) : null;
  return (
    <header className="top-bar" ref={bar}>
      <Link href="/" className="top-home" aria-label="Home">
        <Sign of="back" />
      </Link>
      <div className="top-title">
        <h1 className="top-name">{lesson ?? draft?.title ?? titleOf(position)}</h1>
        {lesson === null && goal !== '' ? (
          <p className="top-goal" data-testid="goal" title={goals.join('\n')}>
            <span aria-hidden="true">{goal}</span>
            <span className="unseen">{goals.join('. ')}</span>
          </p>
        ) : null}
      </div>
      {facts}
      {topBar}
      {draft === null ? null : <StepBar steps={draft.steps} />}
      <span className="top-gap" />
      {position.sight === null || draft?.hasMap === false ? null : (
        <Button
          tone="plain"
          data-goes="sight"
          aria-pressed={isSighting}
          data-say="sight"
          onClick={() => toggleSight(store)}
        >
          <span className="top-long">Line of sight</span>
          <span className="top-short" aria-hidden="true">
            LOS
          </span>{' '}
          <kbd>L</kbd>
        </Button>
      )}
      {zone === null || draft !== null ? null : (
        <Button
          tone="plain"
          data-goes="zone"
          aria-pressed={hasZones}
          onClick={() => store.setState({ hasZones: !hasZones })}
        >
          {zone} <kbd>F</kbd>
        </Button>
      )}
      <SoundButton />
      <Button tone="plain" data-goes="help" aria-label="Help" onClick={() => store.setState({ isHelpOpen: true })}>
        ?
      </Button>
      <More facts={facts} />
    </header>
  );
}

/** What the top bar drops, in this order, when it is too narrow. Most of it is in its menu; the way home, score and menu stay. */
const GOES = [
  ...['roomy', 'zone', 'forecast', 'sound', 'help', 'extra', 'words', 'title'],
  ...['sight', 'room', 'track', 'caps', 'own', 'round'],
] as const;
/** On a phone everything before this one is dropped from the start. */
const ON_PHONE = GOES.indexOf('sight');

/** Drops things from the bar until the rest fits, for any game and any text size. The bar's `data-lost` lists what was dropped. */
function useFit(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => fit(bar.current));
  useEffect(() => {
    // Its height follows the size of the text.
    const watch = new ResizeObserver(() => fit(bar.current));
    if (bar.current !== null) watch.observe(bar.current);
    return () => watch.disconnect();
  }, [bar]);
}

function fit(bar: HTMLElement | null): void {
  if (bar === null) return;
  let lost = isPhone() ? ON_PHONE : 0;
  for (; lost <= GOES.length; lost++) {
    bar.dataset['lost'] = GOES.slice(0, lost).join(' ');
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}

/** Who is to play, if several people share the screen and the game's phase bar does not show it. */
function useToPlay(): ToPlay | null {
  const { position, panels, asks, seat } = usePlay(momentIn);
  const people = usePlay((state) => peopleOf(state.sitting.seating).length);
  if (people < 2 || asks === null || panels.phases(seat) !== null) return null;
  return { seat: asks, side: position.sideOf(asks), name: position.seatName(asks) };
}

/** The menu has everything that can be done with the table, whether or not the bar has room for it. */
function More({ facts }: { readonly facts: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  return (
    <>
      <Button
        ref={button}
        tone="plain"
        className="top-more"
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Sign of="dot" />
        <Sign of="dot" />
        <Sign of="dot" />
      </Button>
      {isOpen ? later(<BarMenu facts={facts} onClose={close} />) : null}
    </>
  );
}

const STATES = { past: 'done', here: 'now', ahead: 'to come' } as const;

function StepBar({ steps }: { readonly steps: readonly DraftStep[] }) {
  return (
    <ol className="step-bar" aria-label="Steps">
      {steps.map(({ label, state }) => (
        <li key={label} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
          {label}
          <span className="unseen">, {STATES[state]}</span>
        </li>
      ))}
    </ol>
  );
}

export function HelpDialog() {
  const isOpen = usePlay((state) => state.isHelpOpen);
  return isOpen ? later(<Help />) : null;
}
