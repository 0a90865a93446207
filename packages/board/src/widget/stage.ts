import type { Point } from '@sandtable/hex';
import type { Box } from '../draw/plane.ts';
import { FONTS, type ScenePart } from '../draw/scene.ts';
import type { Camera } from './camera.ts';
import { addLayer, makeBox, sharpen, sizeLayer } from './layer.ts';
import { makePatch } from './patch.ts';

/** The layers, one over the other, moved as one by the camera. */
export interface Stage {
  readonly surface: HTMLElement;
  draw(layer: Layer, text: string): void;
  /** Only what has changed since is drawn anew. */
  drawScene(parts: readonly ScenePart[]): void;
  /** The size of the drawing; all layers share it. */
  resize(box: Box): void;
  look(camera: Camera, box: Box, isMoving: boolean): void;
  /** A small drawing over the scene, to be moved; it stays until it is cleared away. */
  sprite(drawing: Drawing): HTMLElement;
  clearSprites(): void;
  remove(): void;
}

/** A square drawing and the point of the map where its middle lies. */
export interface Drawing {
  readonly text: string;
  readonly middle: Point;
  readonly at: Point;
  readonly reach: number;
}

/** The ground is drawn once; the pointer's rings at every movement of the hand. */
type Layer = 'ground' | 'pointer';

export function makeStage(host: HTMLElement, label: string): Stage {
  const surface = makeBox({
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    height: '100%',
    outline: 'none',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'default',
  });
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', label);
  const sheet = makeBox({
    position: 'absolute',
    left: '0',
    top: '0',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    willChange: 'transform',
  });
  sheet.setAttribute('aria-hidden', 'true');
  surface.append(sheet);
  host.append(surface);
  const [ground, scene] = [addLayer(sheet), addLayer(sheet)];
  ground.classList.add('ground');
  const sprites = sheet.appendChild(document.createElement('div'));
  const layers = { ground, scene, pointer: addLayer(sheet) };
  const patch = makePatch(scene);
  const drawn: Record<Layer, string> = { ground: '', pointer: '' };
  // What changes at every movement of the hand must not have the ground below painted again.
  for (const svg of [layers.scene, layers.pointer]) svg.style.willChange = 'transform';
  let sharpAt = 1;
  let corner: Point = { x: 0, y: 0 };
  return {
    surface,
    draw: (name, text) => {
      if (drawn[name] === text) return;
      drawn[name] = text;
      layers[name].innerHTML = text;
      if (name === 'ground') sharpen(layers.ground, sharpAt);
    },
    drawScene: patch,
    resize: (box) => {
      corner = box;
      for (const svg of Object.values(layers)) sizeLayer(svg, box);
    },
    look: ({ x, y, scale }, box, isMoving) => {
      sheet.style.transform = `translate(${x + box.x * scale}px, ${y + box.y * scale}px) scale(${scale})`;
      if (isMoving || scale === sharpAt) return;
      sharpAt = scale;
      sharpen(layers.ground, scale);
      rasterAnew([sheet, layers.scene, layers.pointer]);
    },
    sprite: (drawing) => sprites.appendChild(spriteOf(drawing, corner)),
    clearSprites: () => sprites.replaceChildren(),
    remove: () => surface.remove(),
  };
}

function spriteOf({ text, middle, at, reach }: Drawing, corner: Point): HTMLElement {
  const size = 2 * reach;
  const sprite = makeBox({
    position: 'absolute',
    left: `${at.x - corner.x - reach}px`,
    top: `${at.y - corner.y - reach}px`,
    width: `${size}px`,
    height: `${size}px`,
    fontFamily: FONTS,
    willChange: 'transform, opacity',
  });
  sprite.dataset['sprite'] = '';
  sprite.innerHTML = `<svg viewBox="${middle.x - reach} ${middle.y - reach} ${size} ${size}" width="${size}" height="${size}" style="display:block">${text}</svg>`;
  return sprite;
}

/**
 * As a layer of its own a picture is moved without being painted again, but keeps the sharpness it was painted with.
 * Taking it out of its layer for a frame has it painted anew at the size it has now.
 */
function rasterAnew(elements: readonly (HTMLElement | SVGElement)[]): void {
  const set = (value: string): void => {
    for (const { style } of elements) style.willChange = value;
  };
  set('auto');
  requestAnimationFrame(() => requestAnimationFrame(() => set('transform')));
}
