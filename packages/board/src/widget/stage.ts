import type { Point } from '@sandtable/hex';
import type { Box } from '../draw/plane.ts';
import { FONTS, type ScenePart } from '../draw/scene.ts';
import type { Camera } from './camera.ts';
import { addLayer, makeBox, makePatch, sharpen, sizeLayer } from './layer.ts';

/** The layers of the drawing, moved together by the camera. */
export interface Stage {
  readonly surface: HTMLElement;
  draw(layer: Layer, text: string): void;
  /** Redraws only what has changed. */
  drawScene(parts: readonly ScenePart[]): void;
  resize(box: Box): void;
  look(camera: Camera, box: Box, isMoving: boolean): void;
  /** A small movable drawing over the scene; it stays until it is removed. */
  sprite(drawing: Drawing): HTMLElement;
  clearSprites(): void;
  remove(): void;
}

/** A square drawing and the map point of its middle. */
export interface Drawing {
  readonly text: string;
  readonly middle: Point;
  readonly at: Point;
  readonly reach: number;
}

/** The ground is drawn once, the pointer's rings at every pointer movement. */
type Layer = 'ground' | 'pointer';

/** The layer of each part of the scene, from the bottom up; parts not listed are lowest. */
const FLOORS: Readonly<Record<string, number>> = {
  patterns: 1,
  low: 1,
  pieces: 2,
  high: 3,
  sizes: 3,
  flags: 3,
  tags: 3,
};

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
  });
  sheet.setAttribute('aria-hidden', 'true');
  surface.append(sheet);
  host.append(surface);
  const ground = addLayer(sheet);
  ground.classList.add('ground');
  const scene = sheet.appendChild(makeBox({ position: 'absolute', left: '0', top: '0' }));
  // Separate drawings, so that unchanged ones are not processed again.
  const floors = [addLayer(scene), addLayer(scene), addLayer(scene), addLayer(scene)];
  const sprites = sheet.appendChild(document.createElement('div'));
  const layers = { ground, pointer: addLayer(sheet) };
  const patch = makePatch((name) => floors[FLOORS[name] ?? 0] ?? ground);
  const drawn: Record<Layer, string> = { ground: '', pointer: '' };
  // Pointer movements must not repaint the ground below.
  for (const { style } of [scene, layers.pointer]) style.transform = 'translateZ(0)';
  const moved = [sheet, scene, layers.pointer];
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
      for (const svg of [...Object.values(layers), ...floors]) sizeLayer(svg, box);
    },
    look: ({ x, y, scale }, box, isMoving) => {
      sheet.style.transform = `translate3d(${x + box.x * scale}px, ${y + box.y * scale}px, 0) scale(${scale})`;
      // While moving, the painted picture is moved; at rest it is repainted at its new size.
      for (const { style } of moved) style.willChange = isMoving ? 'transform' : 'auto';
      if (isMoving || scale === sharpAt) return;
      sharpAt = scale;
      sharpen(layers.ground, scale);
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
  sprite.innerHTML = `<svg viewBox="${middle.x - reach} ${middle.y - reach} ${size} ${size}" width="${size}" height="${size}" display="block">${text}</svg>`;
  return sprite;
}
