import { Link } from 'wouter';
import type { DraftStep } from '../face/draft.ts';
import { peopleOf } from '../link/seating.ts';
import { useLessonTitle } from '../match/app-context.ts';
import { toggleSight } from '../match/look-actions.ts';
import { draftIn, momentIn, titleOf } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { SoundButton } from '../sound/sounds.tsx';
import { Button } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Sign } from '../ui/text.tsx';
import { inHand } from '../ui/words.ts';

export function TopBar() {
  const store = usePlayStore();
  const { position, panels } = usePlay(momentIn);
  const me = usePlay((state) => state.moment.seat);
  const isSighting = usePlay((state) => state.sighting !== null);
  const hasZones = usePlay((state) => state.hasZones);
  const { zone } = usePlay((state) => state.sitting.habits);
  const draft = usePlay(draftIn);
  const lesson = useLessonTitle();
  const goal = position.goalOf(me);
  return (
    <header className="top-bar">
      <Link href="/" className="top-home" aria-label="Home">
        <Sign of="back" />
      </Link>
      <div className="top-title">
        <h1 className="top-name">{lesson ?? draft?.title ?? titleOf(position)}</h1>
        {lesson === null && goal !== '' ? (
          <p className="top-goal" data-testid="goal">
            {goal}
          </p>
        ) : null}
      </div>
      <WhoseTurn />
      {draft === null ? panels.facts(me) : <StepBar steps={draft.steps} />}
      <span className="top-gap" />
      {position.sight === null || draft?.hasMap === false ? null : (
        <Button tone="plain" aria-pressed={isSighting} data-say="sight" onClick={() => toggleSight(store)}>
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
          className="top-wide"
          aria-pressed={hasZones}
          onClick={() => store.setState({ hasZones: !hasZones })}
        >
          {zone} <kbd>F</kbd>
        </Button>
      )}
      <SoundButton />
      <Button tone="plain" aria-label="Help" onClick={() => store.setState({ isHelpOpen: true })}>
        ?
      </Button>
    </header>
  );
}

/** Whose turn it is, if several people share the screen and the game's phase bar does not say it. */
function WhoseTurn() {
  const { position, panels, asks, seat } = usePlay(momentIn);
  const people = usePlay((state) => peopleOf(state.sitting.seating).length);
  if (people < 2 || asks === null || panels.phases(seat) !== null) return null;
  return (
    <span className="top-fact" data-testid="whose-turn">
      <span className="top-side" data-side={position.sideOf(asks)}>
        {position.seatName(asks)}
      </span>
      <span className="top-long"> to play</span>
    </span>
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
  const store = usePlayStore();
  const isOpen = usePlay((state) => state.isHelpOpen);
  const { steps, keys } = usePlay((state) => state.sitting.habits.help);
  return (
    <Dialog open={isOpen} onClose={() => store.setState({ isHelpOpen: false })} title="How to use this screen">
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>{inHand(step)}</li>
        ))}
      </ol>
      <dl className="help-keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
