import { eventNames } from '@sandtable/bear';
import { useEffect, useRef } from 'react';
import { usePlay, usePlayStore, useSeen } from '../match/play-context.tsx';
import { liftCurtain } from '../match/turn-actions.ts';

/** Hides everything until the next person is at the screen. */
export function Curtain() {
  const store = usePlayStore();
  const seen = useSeen();
  const handing = usePlay((state) => state.handing);
  const button = useRef<HTMLButtonElement>(null);
  const isDown = handing?.isCurtainDown === true;
  useEffect(() => {
    if (isDown) button.current?.focus();
  }, [isDown]);
  if (handing === null || !isDown) return null;
  const player = seen.view.players.findIndex(({ seat }) => seat === handing.seat);
  const name = eventNames(seen).player(player);
  return (
    <section
      className="curtain"
      data-side={seen.view.players[player]?.side}
      aria-label="The screen is handed over"
      data-testid="curtain"
    >
      <p>This is for</p>
      <h2>{name}</h2>
      <p>Nobody else should look at the screen now.</p>
      <button ref={button} type="button" className="button" data-tone="main" onClick={() => void liftCurtain(store)}>
        I am {name}: show the table
      </button>
    </section>
  );
}
