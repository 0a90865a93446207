import { drawGround, FIELD, PAPER, type Plane } from '@sandtable/board';
import type { ThemeName } from '../settings/use-theme.ts';

const drawings = new Map<string, string>();

/** Ground as a picture of its own, so that the browser keeps pixels and not thousands of elements. Drawn once a theme. */
export function groundAddress(name: string, plane: Plane, theme: ThemeName, seen: 'far' | 'near' = 'far'): string {
  const key = `${theme} ${name}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const { x, y, width, height } = plane.bounds;
  const whole = drawGround(plane, theme === 'field' ? FIELD : PAPER, 'ground-');
  const ground = seen === 'near' ? whole : withoutFine(whole);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${ground}</svg>`;
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  drawings.set(key, address);
  return address;
}

/** What shows only from near would be a grey haze on a map of a few inches, and half of the work to paint it. */
function withoutFine(ground: string): string {
  return ground.replaceAll(/<(?:path|rect)[^>]*\bclass="(?:mid|near)"[^>]*\/>/g, '');
}
