import { drawGround, FIELD, type MapPicture, PAPER, type Plane } from '@sandtable/board';
import type { ThemeName } from '../settings/use-theme.ts';

const drawings = new Map<string, string>();

/** About how wide a hex is, in pixels, in the picture of a whole board. */
const HEX_PIXELS = 30;

/** As an image, so that the browser keeps pixels instead of thousands of elements; without details too small to see at `hexPixels`. */
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

/** The map without hex names; hills keep their level. */
export function withoutNames(picture: MapPicture): MapPicture {
  return { ...picture, hexes: picture.hexes.map((hex) => ({ ...hex, label: '' })) };
}

/** The same, but the hexes of `kept` are named at any zoom, as towns are. */
export function namedOnly(picture: MapPicture, kept: readonly string[]): MapPicture {
  const { hexes, places = [] } = picture;
  const named = hexes.flatMap(({ id, label }) =>
    kept.includes(id) && label !== '' && !places.some(({ at }) => at === id)
      ? [{ at: id, text: label, kind: 'town' as const }]
      : [],
  );
  return { ...withoutNames(picture), places: [...places, ...named] };
}
