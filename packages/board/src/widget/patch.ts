import type { ScenePart } from '../draw/scene.ts';

/** Draws parts into an element: what is drawn there already stays untouched. */
export type Patch = (parts: readonly ScenePart[]) => void;

interface Held {
  readonly text: string;
  readonly nodes: readonly ChildNode[];
}

interface Group {
  readonly element: SVGGElement;
  items: readonly Held[];
}

const SVG = 'http://www.w3.org/2000/svg';

/** The text of an item is its name: the same text is the same drawing, and its elements are kept. */
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
  const kept = new Map<string, Held[]>();
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
