import type { PiecePicture } from '../model-piece.ts';
import { escapeText, path, tag } from './svg.ts';
import { INK } from './theme.ts';

/** The bar lies between the figures, never over them. */
export function drawSpent(): string {
  return (
    path('M0 42H100V50H0Z', { fill: INK.red }) +
    path('M6 46H94', { fill: 'none', stroke: INK.white, 'stroke-width': 2.6, 'stroke-dasharray': '9 6' })
  );
}

export function drawStamp({ stamp }: PiecePicture): string {
  if (stamp === null) return '';
  const points = Array.from({ length: 20 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 10, i % 2 === 0 ? 17 : 12];
    return `${Math.round((50 + radius * Math.cos(angle)) * 10) / 10} ${Math.round((46 + radius * Math.sin(angle)) * 10) / 10}`;
  });
  return (
    path(`M${points.join('L')}Z`, {
      fill: INK.reason,
      stroke: INK.black,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }) +
    tag(
      'text',
      { x: 50, y: 53, 'font-size': 19.5, 'font-weight': 800, 'text-anchor': 'middle', fill: INK.black },
      escapeText(stamp),
    )
  );
}
