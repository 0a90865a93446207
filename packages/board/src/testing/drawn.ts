/** A number or word in a drawing, and its type size including all scales around it. */
interface Lettering {
  readonly tag: string;
  readonly size: number;
}

/** Every figure and text of a drawing. Figures are drawn, unscaled at a type size of 27. */
export function letteringOf(svg: string): Lettering[] {
  const scales: number[] = [1];
  const found: Lettering[] = [];
  for (const [tag] of svg.matchAll(/<\/?[a-z]+[^>]*>/g)) {
    if (tag.startsWith('</')) scales.pop();
    else {
      const scale = (scales.at(-1) ?? 1) * heightOf(tag);
      if (tag.startsWith('<text')) found.push({ tag, size: scale * Number(/font-size="([\d.]+)"/.exec(tag)?.[1]) });
      if (isFigure(tag)) found.push({ tag, size: 27 * scale });
      if (!tag.endsWith('/>')) scales.push(scale);
    }
  }
  return found;
}

function heightOf(tag: string): number {
  const [, wide = '1', high = wide] = /scale\(([\d.]+)(?: ([\d.]+))?\)/.exec(tag) ?? [];
  return Number(high);
}

/** Only figures are strokes with a scale of their own. */
function isFigure(tag: string): boolean {
  return tag.startsWith('<path') && tag.includes('transform="translate(') && tag.includes('scale(');
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bounds of a path of straight lines and rounded corners. */
export function extentOf(d: string): Extent {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVA])([^MLHVAZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else {
      const pairs = command === 'A' ? numbers.slice(5) : numbers;
      xs.push(...pairs.filter((_, index) => index % 2 === 0));
      ys.push(...pairs.filter((_, index) => index % 2 === 1));
    }
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
