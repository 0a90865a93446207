import { drawGround, FIELD, PAPER, type Plane } from '@sandtable/board';
import type { ThemeName } from '../settings/use-theme.ts';

const drawings = new Map<string, string>();

/** How wide a hex is in the picture of a whole board, about. */
const HEX_PIXELS = 30;

/**
 * Ground as a picture of its own, so that the browser keeps pixels and not thousands of elements. Drawn once a theme; what
 * would be too small to be seen, at so many pixels a hex, is left out.
 */
export function groundAddress(name: string, plane: Plane, theme: ThemeName, hexPixels = HEX_PIXELS): string {
  const key = `${theme} ${name}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const { x, y, width, height } = plane.bounds;
  const ground = drawGround(plane, theme === 'field' ? FIELD : PAPER, 'ground-', hexPixels);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${ground}</svg>`;
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  drawings.set(key, address);
  return address;
}
