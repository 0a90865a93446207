import type { Seating } from '@sandtable/session';
import { type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { Cast, Rematch } from '../face/result.ts';
import type { TablePlan } from '../link/protocol.ts';
import { freshSeed } from '../link/seed.ts';
import { Begin, Onward } from '../match/app-context.ts';
import { usePlay } from '../match/play-context.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { AGAIN_KEY, useAgainKey } from './again-key.ts';
import { useLoaded } from './use-loaded.ts';

interface OnwardButtonsProps {
  readonly rematch: Rematch;
  readonly cast: Cast;
  /** Further actions, on a small screen. */
  readonly more: ReactNode;
}

/** What to play now: the next mission, or this one again. An action that the mission does not offer leaves its place empty. */
export function OnwardButtons({ rematch: { options, opposite, swapped, harder }, cast, more }: OnwardButtonsProps) {
  const seating = usePlay((state) => state.sitting.seating);
  const { isStarting, begin } = useBegin();
  const onward = useContext(Onward);
  const mission = typeof options?.['mission'] === 'string' ? options['mission'] : null;
  const next = useLoaded(mission, () => onward(mission));
  const others = swappedSeats(seating, opposite);
  const isSolo = Object.values(cast).includes('you');
  const again = (seats: Seating, rules: Rematch['options']): (() => void) | null =>
    rules === null ? null : () => begin({ options: rules, seats, seed: freshSeed() });
  useAgainKey(isStarting ? null : again(seating, options));
  return (
    <nav className="story-onward" aria-label="Play on">
      {next === null ? (
        <LinkButton href="/" tone="main">
          All missions
        </LinkButton>
      ) : (
        // Its own key: React must not reuse the button of another action, which the player may be about to press.
        <Button key="next" tone="main" disabled={isStarting} onClick={() => begin(next.plan)}>
          <span>
            Next<span className="onward-long"> mission</span>: {next.name}
          </span>
        </Button>
      )}
      <Choice
        label="Play again"
        short="Again"
        aside="same mission"
        hotkey={AGAIN_KEY}
        isOff={isStarting}
        act={again(seating, options)}
      />
      <Choice
        label="Harder"
        aside={harder?.aside ?? ''}
        isOff={isStarting}
        act={harder === null || !isSolo ? null : again(seating, harder.options)}
      />
      <span className="onward-swap">
        <Choice
          label="Swap sides"
          aside={isSolo ? swapped : 'each plays the other'}
          isOff={isStarting}
          act={others === null ? null : again(others, options)}
        />
      </span>
      {more}
    </nav>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly short?: string;
  readonly aside: string;
  readonly hotkey?: string;
  readonly isOff: boolean;
  /** Null if the mission does not offer it: its place stays empty. */
  readonly act: (() => void) | null;
}

function Choice({ label, short = label, aside, hotkey, isOff, act }: ChoiceProps) {
  if (act === null) return <span />;
  return (
    <Button className="onward-choice" disabled={isOff} aria-keyshortcuts={hotkey} onClick={act}>
      <b className="onward-long">
        {label} {hotkey === undefined ? null : <kbd aria-hidden="true">{hotkey.toUpperCase()}</kbd>}
      </b>
      <b className="onward-short">{short}</b> <small>{aside}</small>
    </Button>
  );
}

function useBegin() {
  const begin = useContext(Begin);
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const start = async (plan: TablePlan): Promise<void> => {
    setStarting(true);
    const id = await begin(plan).finally(() => setStarting(false));
    if (id !== null) navigate(`/play/${id}`);
  };
  return { isStarting, begin: (plan: TablePlan) => void start(plan) };
}

/** The people of each side on the other side; null if no swap is possible. The AI keeps its side. */
export function swappedSeats(seats: Seating, opposite: Rematch['opposite']): Seating | null {
  const swapped = Object.keys(seats).flatMap((seat) => {
    const holder = seats[opposite[seat] ?? ''];
    return holder === undefined ? [] : [[seat, holder] as const];
  });
  const isWhole = swapped.length === Object.keys(seats).length;
  const isOther = swapped.some(([seat, holder]) => JSON.stringify(holder) !== JSON.stringify(seats[seat]));
  return isWhole && isOther ? Object.fromEntries(swapped) : null;
}
