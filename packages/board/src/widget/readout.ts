import type { MapPicture, Scene } from '../model.ts';

/** The map in words, for screen readers: a list of hexes, and a line with the cursor's position. */
export interface Readout {
  show(words: ReadonlyMap<string, string>): void;
  say(text: string): void;
  remove(): void;
}

export function makeReadout(host: HTMLElement, listLabel: string): Readout {
  const list = hidden(host, 'ol');
  list.setAttribute('aria-label', listLabel);
  const line = hidden(host, 'div');
  line.setAttribute('aria-live', 'polite');
  const items = new Map<string, HTMLElement>();
  return {
    show(words) {
      for (const [id, text] of words) {
        const item = items.get(id) ?? list.appendChild(document.createElement('li'));
        items.set(id, item);
        if (item.textContent !== text) item.textContent = text;
      }
      for (const [id, item] of items) {
        if (words.has(id)) continue;
        item.remove();
        items.delete(id);
      }
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
export function hexWords(map: MapPicture, { pieces, markers }: Scene): ReadonlyMap<string, string> {
  const said = new Map(map.hexes.filter(({ isInPlay }) => isInPlay).map(({ id, words }) => [id, [words]]));
  for (const { at, words } of [...markers, ...pieces]) said.get(at)?.push(words);
  return new Map([...said].map(([id, words]) => [id, words.filter((each) => each !== '').join('; ')]));
}
