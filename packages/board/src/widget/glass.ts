import type { Point } from '@sandtable/hex';
import { drawGround } from '../draw/ground.ts';
import { HEX_WIDTH } from '../draw/plane.ts';
import { drawScene, pictureBox } from '../draw/scene.ts';
import type { Canvas } from './canvas.ts';
import { addLayer, makeBox, makeUntold, sharpen, sizeLayer } from './layer.ts';

/** A magnifying glass that makes every figure under it readable. */
export interface Glass {
  /** `at` is a position in the element, `point` the point of the drawing shown there. */
  show(at: Point, point: Point): void;
  /** Call after drawing another scene. */
  update(): void;
  hide(): void;
}

const SIZE = 340;
/** Hex width in the glass: enough for all figures, and always more than on the map. */
const HEX_PIXELS = 112;
const GAIN = 1.5;

export function makeGlass(host: HTMLElement, canvas: Canvas): Glass {
  const glass = makeUntold('glass', {
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: '50%',
    boxShadow: '0 0 0 2px #FFFFFF, 0 0 0 6px #14171A, 0 10px 28px 4px rgb(0 0 0 / 45%)',
    pointerEvents: 'none',
    left: '0',
    top: '0',
  });
  const sheet = makeBox({ position: 'absolute', transformOrigin: '0 0', willChange: 'transform' });
  glass.append(sheet);
  const [ground, scene] = [addLayer(sheet), addLayer(sheet)];
  let drawnFor: Pick<Canvas, 'plane' | 'look'> | null = null;
  let scale = 1;

  function drawTheGround(): void {
    const { plane, look } = canvas;
    const isDrawn = drawnFor?.plane === plane && drawnFor.look.theme === look.theme;
    drawnFor = { plane, look };
    scale = Math.max(HEX_PIXELS, look.hexPixels * GAIN) / HEX_WIDTH;
    if (!isDrawn) {
      const box = pictureBox(plane);
      sizeLayer(ground, box);
      sizeLayer(scene, box);
      glass.style.background = look.theme.table;
      // Drawn once: the ground of four boards takes a while.
      ground.innerHTML = drawGround(plane, look.theme, `${look.ids}l-g-`);
    }
    sharpen(ground, scale);
  }

  function update(): void {
    if (!glass.isConnected) return;
    const { plane, look, drawn } = canvas;
    const near = { ...look, hexPixels: scale * HEX_WIDTH, ids: `${look.ids}l-` };
    scene.innerHTML = drawScene(plane, drawn, near);
  }

  return {
    show: (at, point) => {
      if (!glass.isConnected) {
        drawTheGround();
        host.append(glass);
        update();
      }
      const { x, y } = pictureBox(canvas.plane);
      const half = SIZE / 2;
      glass.style.transform = `translate(${at.x - half}px, ${at.y - half}px)`;
      sheet.style.transform = `translate(${half - (point.x - x) * scale}px, ${half - (point.y - y) * scale}px) scale(${scale})`;
    },
    update,
    hide: () => glass.remove(),
  };
}

/** Called while Shift is held over the board; `at` in pixels of the element. */
interface ShiftWishes {
  show(at: Point): void;
  hide(): void;
}

/** In milliseconds: longer than Shift is held to type a capital letter. */
const HELD = 160;

/** Returns the function that removes the listeners. */
export function listenToShift(element: HTMLElement, wishes: ShiftWishes): () => void {
  let place: Point | null = null;
  let isShown = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    if (isShown) wishes.hide();
    isShown = false;
  };
  const wait = (): void => {
    if (isShown || waiting !== undefined || place === null) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      if (place === null) return;
      isShown = true;
      wishes.show(place);
    }, HELD);
  };
  const down = (event: KeyboardEvent): void => {
    if (event.key !== 'Shift' || event.ctrlKey || event.metaKey || event.altKey) hide();
    else if (!event.repeat) wait();
  };
  const up = (event: KeyboardEvent): void => {
    if (event.key === 'Shift') hide();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || !event.shiftKey) hide();
    const { left, top } = element.getBoundingClientRect();
    place = event.pointerType === 'mouse' ? { x: event.clientX - left, y: event.clientY - top } : null;
    if (place === null || !event.shiftKey || event.buttons !== 0) return;
    if (isShown) wishes.show(place);
    else wait();
  };
  const leave = (): void => {
    place = null;
    hide();
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', down, { signal });
  document.addEventListener('keyup', up, { signal });
  window.addEventListener('blur', hide, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  return () => {
    hide();
    listening.abort();
  };
}
