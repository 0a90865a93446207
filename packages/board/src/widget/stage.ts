import type { Box } from '../draw/plane.ts';
import { HEX_WIDTH } from '../draw/plane.ts';
import { FONTS } from '../draw/scene.ts';
import type { Camera } from './camera.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The layers, one over the other, moved as one by the camera. */
export interface Stage {
  readonly surface: HTMLElement;
  draw(layer: Layer, text: string): void;
  /** The size of the drawing; all layers share it. */
  resize(box: Box): void;
  look(camera: Camera, box: Box, isMoving: boolean): void;
  remove(): void;
}

/** The ground is drawn once; the scene at every change; the pointer's rings at every movement of the hand. */
export type Layer = 'ground' | 'scene' | 'pointer';

export function makeStage(host: HTMLElement, label: string): Stage {
  const surface = document.createElement('div');
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', label);
  Object.assign(surface.style, {
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    height: '100%',
    outline: 'none',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'default',
  });
  const sheet = document.createElement('div');
  sheet.setAttribute('aria-hidden', 'true');
  Object.assign(sheet.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    willChange: 'transform',
  });
  surface.append(sheet);
  host.append(surface);
  const layers = { ground: layer(sheet), scene: layer(sheet), pointer: layer(sheet) };
  // What changes at every movement of the hand must not have the ground below painted again.
  for (const svg of [layers.scene, layers.pointer]) svg.style.willChange = 'transform';
  let sharpAt = 1;
  return {
    surface,
    draw: (name, text) => {
      layers[name].innerHTML = text;
      if (name === 'ground') sharpen(layers.ground, sharpAt);
    },
    resize: ({ x, y, width, height }) => {
      for (const svg of Object.values(layers)) {
        svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
        svg.setAttribute('width', String(width));
        svg.setAttribute('height', String(height));
      }
    },
    look: ({ x, y, scale }, box, isMoving) => {
      sheet.style.transform = `translate(${x + box.x * scale}px, ${y + box.y * scale}px) scale(${scale})`;
      if (isMoving || scale === sharpAt) return;
      sharpAt = scale;
      sharpen(layers.ground, scale);
      rasterAnew([sheet, layers.scene, layers.pointer]);
    },
    remove: () => surface.remove(),
  };
}

function layer(sheet: HTMLElement): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  Object.assign(svg.style, { position: 'absolute', left: '0', top: '0', fontFamily: FONTS });
  return sheet.appendChild(svg);
}

/** How wide a hex must be for a name: so much for each letter, and so much at its sides. */
const LETTER = 10;
const SIDES = 14;
const LABEL_PIXELS = 11;
const LABEL_UNITS = 12;
/** From which width of a hex what is small shows: nearer, and in the middle distance. */
const FINE = { near: 88, mid: 40 } as const;

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

/** Names of hexes are never too small to be read: they grow against the zoom, and go when there is no room. */
function sharpen(ground: SVGSVGElement, scale: number): void {
  const hexPixels = HEX_WIDTH * scale;
  const labels = ground.querySelector<SVGGElement>('.labels');
  if (labels !== null) {
    const needed = SIDES + LETTER * Number(labels.dataset['longest']);
    labels.style.display = hexPixels < needed ? 'none' : '';
    labels.setAttribute('font-size', String(Math.max(LABEL_UNITS, LABEL_PIXELS / scale)));
  }
  for (const [name, from] of Object.entries(FINE)) {
    for (const fine of ground.querySelectorAll<SVGPathElement>(`.${name}`))
      fine.style.display = hexPixels < from ? 'none' : '';
  }
}
