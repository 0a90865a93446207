import type { Act } from '@sandtable/board';
import { pixelsOf } from './picture-file.ts';

/** A small moving drawing, for a canvas in map units. */
export interface ClipSprite {
  /** Draws it as it is after this many milliseconds. */
  draw(on: CanvasRenderingContext2D, time: number): void;
  remove(): void;
}

/** Reads the motion from the browser's own animation of an invisible element, so that it is the same as on the map. */
export async function spriteOf(
  { text, middle, at, reach, frames, time, easing }: Act,
  fonts: string,
  scale: number,
): Promise<ClipSprite> {
  const size = 2 * reach;
  // Twice the resolution, for drawings that grow as they move.
  const fine = Math.ceil(2 * size * scale);
  const image = await pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${middle.x - reach} ${middle.y - reach} ${size} ${size}" width="${fine}" height="${fine}"><style>${fonts}</style>${text}</svg>`,
    fine,
    fine,
  );
  const ghost = document.createElement('div');
  Object.assign(ghost.style, {
    position: 'fixed',
    width: `${size}px`,
    height: `${size}px`,
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  const animation = ghost.animate(
    frames.map((frame) => ({ ...frame })),
    { duration: time, easing, fill: 'both' },
  );
  animation.pause();
  return {
    draw(on, after) {
      animation.currentTime = Math.min(time, after);
      const { transform, opacity, clipPath } = getComputedStyle(ghost);
      on.save();
      on.translate(at.x, at.y);
      const { a, b, c, d, e, f } = new DOMMatrix(transform === 'none' ? '' : transform);
      on.transform(a, b, c, d, e, f);
      on.globalAlpha = Number(opacity);
      const [top, right, bottom, left] = insetOf(clipPath);
      on.beginPath();
      on.rect(-reach + size * left, -reach + size * top, size * (1 - left - right), size * (1 - top - bottom));
      on.clip();
      on.drawImage(image, -reach, -reach, size, size);
      on.restore();
    },
    remove: () => ghost.remove(),
  };
}

/** Parses `inset(0px 84% 0px 0px)`: the shares cut off above, right, below and left. */
function insetOf(clipPath: string): readonly [number, number, number, number] {
  const [, list = '0'] = /^inset\(([^)]*)\)$/.exec(clipPath) ?? [];
  const shares = list
    .trim()
    .split(/\s+/)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : 0));
  const [top = 0, right = top, bottom = top, left = right] = shares;
  return [top, right, bottom, left];
}
