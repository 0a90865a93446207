import type { Overlay } from '../model-overlay.ts';
import type { PiecePicture } from '../model-piece.ts';
import { drawFire, drawMove, drawNote, drawRing } from './overlay-hints.ts';
import { drawResult, drawScorchAt } from './overlay-results.ts';
import { drawReasons } from './overlay-reasons.ts';
import { drawBlocks, drawSight, drawWay } from './overlay-lines.ts';
import { drawPlan } from './overlay-plans.ts';
import { drawEntry, drawFront, drawZone } from './overlay-zones.ts';
import type { Plane } from './plane.ts';
import type { Theme } from './theme.ts';

export interface OverlayLook {
  readonly theme: Theme;
  /** What a text has to be multiplied by to be readable at this zoom. */
  readonly textScale: number;
  readonly ids: string;
}

/** Below the counters: zones and lines, which would hide their figures. */
export function drawLowOverlays(
  plane: Plane,
  overlays: readonly Overlay[],
  { theme, textScale, ids }: OverlayLook,
): string {
  return overlays
    .map((overlay) => {
      switch (overlay.kind) {
        case 'zone':
          return drawZone(plane, overlay, theme, ids);
        case 'front':
          return drawFront(plane, overlay);
        case 'entry':
          return drawEntry(plane, overlay, theme, textScale);
        case 'sight':
          return drawSight(plane, overlay);
        case 'way':
          return drawWay(plane, overlay);
        case 'scorch':
          return drawScorchAt(plane, overlay);
        case 'result':
        case 'plan':
        case 'ring':
        case 'note':
        case 'move':
        case 'fire':
        case 'reason':
          return '';
      }
    })
    .join('');
}

/** Above the counters: rings, discs and tags, at places where counters have no figures. */
export function drawHighOverlays(
  plane: Plane,
  overlays: readonly Overlay[],
  pieces: readonly PiecePicture[],
  { textScale }: OverlayLook,
): string {
  const occupied = new Set(pieces.map(({ at }) => at));
  const reasons = overlays.filter((overlay) => overlay.kind === 'reason');
  const hints = overlays.map((overlay) => {
    switch (overlay.kind) {
      case 'ring':
        return drawRing(plane, overlay);
      case 'note':
        return drawNote(plane, overlay, textScale);
      case 'move':
        return drawMove(plane, overlay, occupied.has(overlay.at), textScale);
      case 'fire':
        return drawFire(plane, overlay, textScale);
      case 'sight':
        return drawBlocks(plane, overlay);
      case 'plan':
        return drawPlan(plane, overlay, textScale);
      case 'result':
        return drawResult(plane, overlay, textScale);
      case 'reason':
      case 'scorch':
      case 'zone':
      case 'front':
      case 'entry':
      case 'way':
        return '';
    }
  });
  return hints.join('') + drawReasons(plane, reasons, textScale);
}
