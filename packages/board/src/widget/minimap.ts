import type { Point } from '@sandtable/hex';
import { drawOverview, drawOverviewScene } from '../draw/overview.ts';
import type { Box } from '../draw/plane.ts';
import { pictureBox } from '../draw/scene.ts';
import { tag } from '../draw/svg.ts';
import { isWithin, shareIn, type Size, windowOf } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { makeUntold } from './layer.ts';
import { fightOf } from './opening.ts';
import type { CameraState, View } from './view.ts';

/** The whole map in a corner while only part of it is visible; pressing it moves the camera. */
export interface Minimap {
  /** Call after drawing another scene or map. */
  update(): void;
  look(shown: CameraState): void;
  /** Null: show it where there is room. */
  want(isWanted: boolean | null): void;
  /** The size it takes of the lower right corner. */
  size(): Size;
  remove(): void;
}

/** Shown, if there is room, while less than this share of the map is visible or a part of the fight is not. */
const SHARE = 0.85;
const ROOM = 600;
const MOST: Size = { width: 200, height: 134 };

/** For pointers only: the keyboard cursor goes anywhere and the map follows it. */
export function makeMinimap(host: HTMLElement, canvas: Canvas, view: () => View): Minimap {
  const frame = makeUntold('minimap', {
    right: '10px',
    bottom: '10px',
    display: 'none',
    border: '2px solid #14171A',
    outline: '1px solid #FFFFFF',
    borderRadius: '3px',
    touchAction: 'none',
    cursor: 'crosshair',
  });
  host.append(frame);
  let drawnFor: Pick<Canvas, 'plane' | 'look' | 'told'> | null = null;
  let window: Box = pictureBox(canvas.plane);
  let isShown = false;
  let wanted: boolean | null = null;
  let drawnDots = '';

  function update(): void {
    if (!isShown) return;
    const { plane, look, told } = canvas;
    const box = pictureBox(plane);
    const scale = Math.min(MOST.width / box.width, MOST.height / box.height);
    const isOther = drawnFor?.plane !== plane || drawnFor.look.theme !== look.theme;
    if (isOther) {
      const size = { width: box.width * scale, height: box.height * scale };
      const sheet = { ...size, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}` };
      frame.style.background = look.theme.table;
      frame.innerHTML =
        tag('svg', { ...sheet, display: 'block' }, drawOverview(plane, look.theme, `${look.ids}m-`)) +
        tag('svg', { ...sheet, 'data-over': '' }, '<g data-dots=""></g><g data-window=""></g>');
      // Set by script: a page's policy may forbid inline styles.
      const over = frame.querySelector<SVGElement>('[data-over]');
      if (over !== null) Object.assign(over.style, { position: 'absolute', left: '0', top: '0' });
    }
    const dots = isOther || drawnFor?.told !== told ? dotsOf(canvas, scale) : drawnDots;
    // Most scene changes, such as a selection, do not change the minimap.
    if (isOther || dots !== drawnDots) part('dots').innerHTML = dots;
    drawnDots = dots;
    drawnFor = { plane, look, told };
    if (isOther) part('window').innerHTML = drawWindow(scale);
    placeWindow(part('window'), window);
  }

  function part(name: 'dots' | 'window'): Element {
    return frame.querySelector(`[data-${name}]`) ?? frame;
  }

  function pointOf(event: PointerEvent): Point {
    const box = pictureBox(canvas.plane);
    const { left, top, width, height } = frame.getBoundingClientRect();
    return {
      x: box.x + ((event.clientX - left) / width) * box.width,
      y: box.y + ((event.clientY - top) / height) * box.height,
    };
  }

  frame.addEventListener('pointerdown', (event) => {
    frame.setPointerCapture(event.pointerId);
    view().centre(pointOf(event), true);
  });
  frame.addEventListener('pointermove', (event) => {
    if (event.buttons !== 0) view().centre(pointOf(event), true);
  });
  frame.addEventListener('pointerup', () => view().rest());
  frame.addEventListener('pointercancel', () => view().rest());

  return {
    update,
    look: ({ camera, size }) => {
      window = windowOf(camera, size);
      isShown = wanted ?? (size.width >= ROOM && isMuchUnseen(canvas, window));
      frame.style.display = isShown ? '' : 'none';
      update();
    },
    want: (isWanted) => void (wanted = isWanted),
    // Reading a size lays out the whole page, so skip it while hidden: on a phone that is always.
    size: () => (isShown ? { width: frame.offsetWidth, height: frame.offsetHeight } : { width: 0, height: 0 }),
    remove: () => frame.remove(),
  };
}

function isMuchUnseen({ plane, told }: Canvas, window: Box): boolean {
  return shareIn(plane.bounds, window) < SHARE || !fightOf(plane, told).every((place) => isWithin(window, place));
}

/** In the order of hexes: the order within a stack does not matter here. */
function dotsOf({ plane, told, look }: Canvas, scale: number): string {
  const pieces = told.pieces.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return drawOverviewScene(plane, { ...told, pieces }, look.theme, scale);
}

/** White with a black casing, visible on any ground. */
function drawWindow(scale: number): string {
  return (
    tag('rect', { fill: 'none', stroke: '#14171A', 'stroke-width': 5 / scale }) +
    tag('rect', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2 / scale })
  );
}

/** When the map moves, only this frame changes. */
function placeWindow(frame: Element, box: Box): void {
  for (const rect of frame.children)
    for (const name of ['x', 'y', 'width', 'height'] as const) rect.setAttribute(name, String(box[name]));
}
