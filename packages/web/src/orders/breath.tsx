import { useEffect, useRef } from 'react';
import { answerer, breathIn, breathLength, holdBreath, isBreathRunning } from '../match/breath.ts';
import { headlineOf } from '../match/outcomes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { capital } from '../ui/words.ts';

/** The ring round the main button that runs out while an entry can be taken back; without motion only the prompt counts. */
export function BreathRing() {
  const seq = usePlay((state) => breathIn(state)?.seq ?? -1);
  const isRunning = usePlay(isBreathRunning);
  if (seq === -1) return null;
  // Keyed by entry, so that the animation restarts.
  return (
    <svg key={seq} className="breath-ring" data-still={!isRunning || undefined} aria-hidden="true">
      {['track', 'edge', 'run'].map((part) => (
        <rect
          key={part}
          className={`breath-${part}`}
          style={{ animationDuration: `${breathLength()}s` }}
          width="100%"
          height="100%"
          rx="11"
          pathLength="1"
        />
      ))}
    </svg>
  );
}

/** For screen readers, once per entry: who answers, and how to take it back. */
export function BreathNews() {
  const text = usePlay(newsOf);
  return (
    <span role="status" className="unseen" data-testid="breath-news">
      {text}
    </span>
  );
}

function newsOf(state: PlayState): string {
  const { moment, sitting } = state;
  if (breathIn(state) === null) return '';
  return `${capital(answerer(moment, sitting.seating))} answers in ${breathLength()} seconds. Z takes it back, Space goes on.`;
}

/** The prompt during a breath; null otherwise. */
export function breathPrompt(state: PlayState): { readonly line: string; readonly more: string } | null {
  const breath = breathIn(state);
  if (breath === null) return null;
  const { moment, sitting } = state;
  const who = capital(answerer(moment, sitting.seating));
  const done = headlineOf(moment.events, ({ rank }) => rank)?.text ?? 'Done';
  const seconds = breath.seconds === 1 ? '1 second' : `${breath.seconds} seconds`;
  return {
    line: `${done.replace(/\.$/, '')}.`,
    more: breath.isHeld ? `${who} waits while you are at Undo.` : `${who} answers in ${seconds}.`,
  };
}

export function holdNote(state: PlayState): string {
  const { moment, sitting } = state;
  return breathIn(state) === null ? '' : `Point at Undo, and ${answerer(moment, sitting.seating)} waits.`;
}

/** The breath does not run out while the pointer or the focus is on Undo. */
export function useUndoHold() {
  const store = usePlayStore();
  const place = useRef<HTMLButtonElement>(null);
  const seq = usePlay((state) => breathIn(state)?.seq ?? -1);
  // The pointer may have been on the button before the breath started.
  useEffect(() => {
    if (seq !== -1) holdBreath(store, place.current?.matches(':hover, :focus-visible') === true);
  }, [store, seq]);
  const look = (): void => holdBreath(store, place.current?.matches(':hover, :focus-visible') === true);
  return { ref: place, onPointerEnter: look, onPointerLeave: look, onFocus: look, onBlur: look };
}
