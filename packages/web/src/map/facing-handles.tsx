import { FACINGS } from '@sandtable/hex';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useOpenSentence, usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { pick } from '../match/saying-actions.ts';
import { turningIn } from './drags.ts';
import { wayOfWords } from './popover-model.ts';
import './facing-handles.css';

/** Distance from the centre of the hex, in hex sizes: on its sides, between this counter and its neighbours. */
const RADIUS = Math.sqrt(3) / 2;

/** Six handles round the counter to be turned: press one, or drag the counter towards it. */
export function FacingHandles() {
  const store = usePlayStore();
  const position = usePosition();
  const map = usePlay((state) => state.map);
  const isSighting = usePlay((state) => state.sighting !== null);
  const asked = useOpenSentence();
  // The steps of a way lie where the handles would: there the panel turns it.
  const isOnWay = usePlay((state) => asked !== null && wayOfWords(state, asked.saying.words) !== null);
  const turning = isOnWay ? null : turningIn(asked);
  const circle = useRef<HTMLDivElement>(null);
  const hex = turning?.hex ?? null;
  const { top } = position.map();
  useLayoutEffect(() => {
    const it = circle.current;
    if (it === null || map === null || hex === null) return undefined;
    const put = (): void => {
      const box = map.boxOf(hex);
      if (box === null) return;
      const size = (top === 'flat' ? box.width : box.height) / 2;
      it.style.transform = `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`;
      it.style.setProperty('--radius', `${RADIUS * size}px`);
    };
    put();
    return map.onView(put);
  }, [map, hex, top, isSighting]);
  if (turning === null || map === null || isSighting) return null;
  const first = top === 'flat' ? -90 : -120;
  return createPortal(
    <div
      ref={circle}
      className="facing-handles"
      role="group"
      aria-label="Facing on the map"
      data-spot={turning.isOnTheSpot}
    >
      {[...turning.words].map(([facing, words]) => (
        <button
          key={facing}
          type="button"
          className="facing-handle"
          style={{ rotate: `${first + 60 * facing}deg` }}
          aria-label={`Face ${FACINGS[facing]} on the map`}
          aria-pressed={turning.chosen === facing}
          data-handle={FACINGS[facing]}
          onClick={() => pick(store, words)}
        />
      ))}
    </div>,
    map.layer,
  );
}
