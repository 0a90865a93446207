import { useEffect, useRef } from 'react';
import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { liftCurtain } from '../match/turn-actions.ts';

/** Hides everything until the next person is at the screen. */
export function Curtain() {
  const store = usePlayStore();
  const position = usePosition();
  const seat = usePlay(({ stage }) => (stage.kind === 'handing' && stage.isCurtainDown ? stage.seat : null));
  const button = useRef<HTMLButtonElement>(null);
  const isDown = seat !== null;
  useEffect(() => {
    if (isDown) button.current?.focus();
  }, [isDown]);
  if (seat === null) return null;
  const name = position.seatName(seat);
  return (
    <section
      className="curtain"
      data-side={position.sideOf(seat)}
      aria-label="Hand over the screen"
      data-testid="curtain"
    >
      <p>This is for</p>
      <h2>{name}</h2>
      <p>Only this player should look at the screen now.</p>
      <button ref={button} type="button" className="button" data-tone="main" onClick={() => void liftCurtain(store)}>
        I am {name}: show the table
      </button>
    </section>
  );
}
