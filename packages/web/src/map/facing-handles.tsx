import { FACINGS } from '@sandtable/hex';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { pick, pressOn } from '../match/saying-actions.ts';
import { hasMotion } from '../motion/pace.ts';
import { isTouchScreen } from '../ui/words.ts';
import { useSetting } from '../settings/settings.ts';
import { underSheet } from './anchored.tsx';
import { noteText } from '../face/speech.ts';
import { type PopoverModel, popoverOf } from './popover-model.ts';
import { DIAL, useTurning } from './turning.tsx';
import './facing-handles.css';

/** Distance from the centre of the hex, in hex sizes: on its sides, between this counter and its neighbours. */
const RADIUS = Math.sqrt(3) / 2;
/** Pixels between the dial and whatever is beside it. */
const MARGIN = 6;
/** Pixels between the dial and the edge of the screen. */
const EDGE = 2;
/** Room for what is said below the dial, in pixels. */
const SAID = 52;
/** Milliseconds until the map has made room for the dial. */
const GLIDE = 160;

/**
 * Six handles round the counter: press one, or drag the counter towards it. On a touch screen a dial of six sectors, for which the map
 * moves.
 */
export function FacingHandles() {
  const store = usePlayStore();
  const position = usePosition();
  const map = usePlay((state) => state.map);
  const turning = useTurning();
  const isDial = isTouchScreen();
  const hasOdds = useSetting('deckOdds') === 'shown';
  const said = usePlay((state) => (isDial ? saidBeside(popoverOf(state), hasOdds) : ''));
  const circle = useRef<HTMLDivElement>(null);
  const { hex = null, goal = -1 } = turning ?? {};
  const { top } = position.map();
  useLayoutEffect(() => {
    const it = circle.current;
    if (it === null || map === null || hex === null) return undefined;
    const put = (): void => {
      const box = map.boxOf(hex);
      if (box === null) return;
      const size = (top === 'flat' ? box.width : box.height) / 2;
      // At an edge of the map it cannot make room enough: the dial keeps all its sectors on the screen.
      const { clientWidth } = map.layer;
      const middle = box.x + box.width / 2;
      const x = isDial
        ? Math.min(Math.max(middle, DIAL + EDGE), Math.max(DIAL + EDGE, clientWidth - DIAL - EDGE))
        : middle;
      it.style.transform = `translate(${x}px, ${box.y + box.height / 2}px)`;
      it.style.setProperty('--radius', `${RADIUS * size}px`);
    };
    put();
    const stop = map.onView(put);
    if (!isDial) return stop;
    const makeRoom = (): void => {
      const notes = document.querySelector<HTMLElement>('.play-notes')?.offsetHeight ?? 0;
      const below = underSheet(store.getState(), map) + (circle.current?.querySelector('.dial-said') ? SAID : 0);
      const room = { round: DIAL + MARGIN, above: notes, below };
      map.makeRoom(hex, room, hasMotion() ? GLIDE : 0);
    };
    const resized = new ResizeObserver(makeRoom);
    resized.observe(map.layer);
    const stopSheet = store.subscribe(({ peek }, before) => void (peek !== before.peek && makeRoom()));
    return () => {
      stopSheet();
      resized.disconnect();
      stop();
    };
  }, [store, map, hex, top, isDial]);
  if (turning === null || map === null) return null;
  const first = top === 'flat' ? 0 : -30;
  return createPortal(
    <div
      ref={circle}
      className={isDial ? 'facing-dial' : 'facing-handles'}
      role="group"
      aria-label="Facing on the map"
      data-testid="facing"
    >
      {isDial ? (
        <button
          type="button"
          className="dial-middle"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => void (goal !== -1 && pressOn(store, { hex: goal }, { by: 'touch' }))}
        />
      ) : null}
      {said === '' ? null : <p className="dial-said">{said}</p>}
      {[...turning.words].map(([facing, words]) => (
        <button
          key={facing}
          type="button"
          style={{ rotate: `${first + 60 * facing}deg` }}
          aria-label={`Face ${FACINGS[facing]} on the map`}
          aria-pressed={turning.chosen === facing}
          data-handle={FACINGS[facing]}
          onClick={() => pick(store, words)}
        >
          {isDial ? <span style={{ rotate: `${-first - 60 * facing}deg` }}>{FACINGS[facing]}</span> : null}
        </button>
      ))}
    </div>,
    map.layer,
  );
}

/** What the popover would say of the order, which has no room beside the dial on a phone: the threat there above all. */
function saidBeside(model: PopoverModel | null, hasOdds: boolean): string {
  if (model === null || model.deed === null || model.rows.length > 1) return '';
  const notes = model.deed.glance.notes.map((note) => noteText(note, hasOdds));
  return notes.filter((text) => text !== '').join(' · ');
}
