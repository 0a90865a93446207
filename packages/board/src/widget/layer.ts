import { FINE_FROM } from '../draw/detail.ts';
import { type Box, HEX_WIDTH } from '../draw/plane.ts';
import { FONTS, type ScenePart } from '../draw/scene.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function makeBox(style: Partial<CSSStyleDeclaration>): HTMLDivElement {
  const box = document.createElement('div');
  Object.assign(box.style, style);
  return box;
}

/** Hidden from screen readers: its content is described elsewhere. */
export function makeUntold(name: string, style: Partial<CSSStyleDeclaration>): HTMLDivElement {
  const box = makeBox(style);
  Object.assign(box.style, { position: 'absolute', overflow: 'hidden' });
  box.dataset[name] = '';
  box.setAttribute('aria-hidden', 'true');
  return box;
}

/** A layer of the drawing, above the previous ones. */
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

/** Hides details too small to see. */
export function sharpen(ground: SVGSVGElement, scale: number): void {
  const hexPixels = HEX_WIDTH * scale;
  for (const [name, from] of Object.entries(FINE_FROM)) {
    for (const fine of ground.querySelectorAll<SVGElement>(`.${name}`))
      fine.style.display = hexPixels < from ? 'none' : '';
  }
}

/** Draws parts into an element and leaves unchanged ones untouched. */
type Patch = (parts: readonly ScenePart[]) => void;

interface LayerPart {
  readonly text: string;
  readonly nodes: readonly ChildNode[];
}

interface Group {
  readonly element: SVGGElement;
  items: readonly LayerPart[];
}

/** Keyed by text: an item with the same text keeps its elements. */
export function makePatch(layerOf: (name: string) => SVGSVGElement): Patch {
  const groups = new Map<string, Group>();
  const groupOf = (name: string): Group => {
    const known = groups.get(name);
    if (known !== undefined) return known;
    const element = layerOf(name).appendChild(document.createElementNS(SVG, 'g'));
    element.setAttribute('class', name);
    const made: Group = { element, items: [] };
    groups.set(name, made);
    return made;
  };
  return (parts) => {
    for (const { name, items } of parts) patchGroup(groupOf(name), items);
  };
}

function patchGroup(group: Group, items: readonly string[]): void {
  const kept = new Map<string, LayerPart[]>();
  for (const held of group.items) kept.set(held.text, [...(kept.get(held.text) ?? []), held]);
  const next = items
    .filter((text) => text !== '')
    .map((text) => kept.get(text)?.shift() ?? { text, nodes: nodesOf(text) });
  for (const gone of kept.values()) for (const { nodes } of gone) for (const node of nodes) node.remove();
  let place: ChildNode | null = group.element.firstChild;
  for (const { nodes } of next) {
    for (const node of nodes) {
      if (node === place) place = place.nextSibling;
      else group.element.insertBefore(node, place);
    }
  }
  group.items = next;
}

function nodesOf(text: string): ChildNode[] {
  const shell = document.createElementNS(SVG, 'g');
  shell.innerHTML = text;
  return [...shell.childNodes];
}
