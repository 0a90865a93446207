import type { DiagramFile } from '../face/diagrams.ts';

const FIGURE = /\{(\w+)\.([\w.]+)\}/g;

/** A text of a diagram with the figures of its answers: `needs {shot.needed}`. Throws if there is no such figure. */
export function filled({ asks, title }: Pick<DiagramFile, 'asks' | 'title'>, text: string): string {
  return text.replaceAll(FIGURE, (_whole, id: string, figure: string) => {
    const found = asks.find((question) => question.id === id)?.answer?.[figure];
    if (found === undefined) throw new Error(`${title}: there is no figure ${id}.${figure}`);
    return String(found);
  });
}
