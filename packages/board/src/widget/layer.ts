import { FINE_FROM } from '../draw/fine.ts';
import { type Box, HEX_WIDTH } from '../draw/plane.ts';
import { FONTS } from '../draw/scene.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An element with nothing in it but its looks. */
export function makeBox(style: Partial<CSSStyleDeclaration>): HTMLDivElement {
  const box = document.createElement('div');
  Object.assign(box.style, style);
  return box;
}

/** One for eyes and hands only: what it shows is told elsewhere. */
export function makeUntold(name: string, style: Partial<CSSStyleDeclaration>): HTMLDivElement {
  const box = makeBox(style);
  Object.assign(box.style, { position: 'absolute', overflow: 'hidden' });
  box.dataset[name] = '';
  box.setAttribute('aria-hidden', 'true');
  return box;
}

/** A sheet of the drawing, over those before it. */
export function addLayer(sheet: HTMLElement): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  Object.assign(svg.style, { position: 'absolute', left: '0', top: '0', fontFamily: FONTS });
  return sheet.appendChild(svg);
}

export function sizeLayer(svg: SVGSVGElement, { x, y, width, height }: Box): void {
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
}

/** What would be too small to be seen is not drawn. */
export function sharpen(ground: SVGSVGElement, scale: number): void {
  const hexPixels = HEX_WIDTH * scale;
  for (const [name, from] of Object.entries(FINE_FROM)) {
    for (const fine of ground.querySelectorAll<SVGElement>(`.${name}`))
      fine.style.display = hexPixels < from ? 'none' : '';
  }
}
