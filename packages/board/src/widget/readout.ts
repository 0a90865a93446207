import type { MapPicture, Scene } from '../model.ts';

/** The map in words, for screen readers: a list of hexes, and a line with the cursor's position. */
export interface Readout {
  /** Writes only what has changed: for a new scene, the hexes that hold or held something. */
  show(map: MapPicture, scene: Scene): void;
  say(text: string): void;
  remove(): void;
}

export function makeReadout(host: HTMLElement, listLabel: string): Readout {
  const list = hidden(host, 'ol');
  list.setAttribute('aria-label', listLabel);
  const line = hidden(host, 'div');
  line.setAttribute('aria-live', 'polite');
  const items = new Map<string, { readonly item: HTMLElement; readonly ground: string }>();
  let shown: MapPicture | null = null;
  let written: ReadonlyMap<string, string> = new Map();
  const write = (id: string, told: string): void => {
    const hex = items.get(id);
    if (hex !== undefined) hex.item.textContent = both(hex.ground, told);
  };
  return {
    show(map, scene) {
      if (map !== shown) {
        list.replaceChildren();
        items.clear();
        for (const { id, words } of inPlay(map))
          items.set(id, { item: list.appendChild(document.createElement('li')), ground: words });
        for (const id of items.keys()) write(id, '');
        [shown, written] = [map, new Map()];
      }
      const told = toldIn(scene);
      for (const [id, text] of told) if (written.get(id) !== text) write(id, text);
      for (const id of written.keys()) if (!told.has(id)) write(id, '');
      written = told;
    },
    say(text) {
      line.textContent = text;
    },
    remove() {
      list.remove();
      line.remove();
    },
  };
}

/** Visible to screen readers only. */
function hidden(host: HTMLElement, name: 'ol' | 'div'): HTMLElement {
  const element = document.createElement(name);
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  return host.appendChild(element);
}

/** The words for each hex in play and everything in it, in map order. */
export function hexWords(map: MapPicture, scene: Scene): ReadonlyMap<string, string> {
  const told = toldIn(scene);
  return new Map(inPlay(map).map(({ id, words }) => [id, both(words, told.get(id) ?? '')]));
}

function inPlay({ hexes }: MapPicture): MapPicture['hexes'] {
  return hexes.filter(({ isInPlay }) => isInPlay);
}

/** The words for the contents of each hex that is not empty. */
function toldIn({ pieces, markers }: Scene): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const { at, words } of [...markers, ...pieces]) told.set(at, both(told.get(at) ?? '', words));
  return told;
}

function both(one: string, other: string): string {
  return one === '' || other === '' ? one + other : `${one}; ${other}`;
}
