import { useEffect, useRef } from 'react';
import { usePlay, usePlayStore, useSlow } from '../match/play-context.tsx';
import { liftCurtain } from '../match/turn-actions.ts';
import { forgetMatched } from '../ui/words.ts';

export function Curtain() {
  const store = usePlayStore();
  const { position } = usePlay((state) => state.moment);
  const seat = usePlay(({ stage, moment }) => (stage.kind === 'handing' ? stage.seat : moment.seat));
  const slow = useSlow();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  // By now the table has been unmounted.
  useEffect(forgetMatched, []);
  const name = position.seatName(seat);
  return (
    <section
      className="curtain"
      data-side={position.sideOf(seat)}
      aria-label="Hand over the screen"
      data-testid="curtain"
    >
      <p>Hand the screen to</p>
      <h2>{name}</h2>
      <p>No one else should look at it now.</p>
      <button ref={button} type="button" className="button" data-tone="main" onClick={() => void liftCurtain(store)}>
        Show the table
      </button>
      <p role="status" className="curtain-wait">
        {slow}
      </p>
    </section>
  );
}
