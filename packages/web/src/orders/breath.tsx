import { useEffect, useRef } from 'react';
import { answerer, breathIn, breathLength, holdBreath, isBreathRunning } from '../match/breath.ts';
import { headlineOf } from '../match/outcomes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import { capital } from '../ui/words.ts';

/** The ring round the main button that runs off while an entry can be taken back; without motion the prompt alone counts. */
export function BreathRing() {
  const seq = usePlay((state) => breathIn(state)?.seq ?? -1);
  const isRunning = usePlay(isBreathRunning);
  if (seq === -1) return null;
  // A new one for each entry, so that it begins anew.
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

/** Said once: who answers, and how it is taken back. */
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

/** What stands in the prompt meanwhile; null for no breath. */
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

/** Undo: while the pointer or the focus is on it, the breath does not run out. */
export function useUndoHold() {
  const store = usePlayStore();
  const place = useRef<HTMLButtonElement>(null);
  const seq = usePlay((state) => breathIn(state)?.seq ?? -1);
  // The pointer may have been there before.
  useEffect(() => {
    if (seq !== -1) holdBreath(store, place.current?.matches(':hover, :focus-visible') === true);
  }, [store, seq]);
  const look = (): void => holdBreath(store, place.current?.matches(':hover, :focus-visible') === true);
  return { ref: place, onPointerEnter: look, onPointerLeave: look, onFocus: look, onBlur: look };
}
