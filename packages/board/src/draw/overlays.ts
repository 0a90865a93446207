import type { Overlay } from '../model-overlay.ts';
import type { PiecePicture } from '../model-piece.ts';
import { drawAim, drawCandidate, drawShadow, drawVerdicts } from './overlay-film.ts';
import { drawBlocks, drawFire, drawMove, drawNote, drawOdds, drawRing, drawSight, drawWay } from './overlay-hints.ts';
import { drawChosen, drawReasons, drawResult, drawScorchAt } from './overlay-reasons.ts';
import { drawStep } from './overlay-steps.ts';
import { drawPlan, drawWorth } from './overlay-plans.ts';
import { drawEntry, drawFront, drawZone } from './overlay-zones.ts';
import type { Plane } from './plane.ts';
import type { Theme } from './theme.ts';

export interface OverlayLook {
  readonly theme: Theme;
  /** Text scale factor that keeps it readable at this zoom. */
  readonly textScale: number;
  /** Drawing units per pixel. */
  readonly unit: number;
  readonly ids: string;
}

/** Zones and lines go below the counters, whose figures they would hide. */
export function drawLowOverlays(
  plane: Plane,
  overlays: readonly Overlay[],
  { theme, textScale, ids }: OverlayLook,
): string[] {
  const near = overlays.flatMap((each) => (each.kind === 'zone' && each.zone === 'normal' ? each.hexes : []));
  return overlays.map((overlay) => {
    switch (overlay.kind) {
      case 'zone':
        return drawZone(plane, overlay, overlay.zone === 'long' ? near : [], theme, ids);
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
      case 'shadow':
        return drawShadow(plane, overlay);
      case 'aim':
        return drawAim(plane, overlay, theme);
      case 'candidate':
      case 'result':
      case 'plan':
      case 'ring':
      case 'note':
      case 'move':
      case 'step':
      case 'fire':
      case 'reason':
        return '';
    }
  });
}

/** Rings, brackets and discs go above the counters, clear of their figures. */
export function drawHighOverlays(
  plane: Plane,
  overlays: readonly Overlay[],
  pieces: readonly PiecePicture[],
  { unit }: OverlayLook,
): string[] {
  const occupied = new Set(pieces.map(({ at }) => at));
  return overlays.map((overlay) => {
    switch (overlay.kind) {
      case 'ring':
        return drawRing(plane, overlay);
      case 'move':
        return drawMove(plane, overlay, { isOccupied: occupied.has(overlay.at), unit });
      case 'step':
        return drawStep(plane, overlay, unit);
      case 'fire':
        return drawFire(plane, overlay);
      case 'sight':
        return drawBlocks(plane, overlay);
      case 'plan':
        return drawPlan(plane, overlay);
      case 'reason':
        return drawChosen(plane, overlay);
      case 'candidate':
        return drawCandidate(plane, overlay);
      case 'shadow':
      case 'aim':
      case 'note':
      case 'result':
      case 'scorch':
      case 'zone':
      case 'front':
      case 'entry':
      case 'way':
        return '';
    }
  });
}

/** Words and figures on tags go on top, so that no ring or flag crosses them. */
export function drawTagOverlays(plane: Plane, overlays: readonly Overlay[], { textScale }: OverlayLook): string[] {
  const reasons = overlays.filter((overlay) => overlay.kind === 'reason');
  const tags = overlays.map((overlay) => {
    if (overlay.kind === 'fire') return drawOdds(plane, overlay, textScale);
    if (overlay.kind === 'plan') return drawWorth(plane, overlay, textScale);
    if (overlay.kind === 'result') return drawResult(plane, overlay, textScale);
    return overlay.kind === 'note' ? drawNote(plane, overlay, textScale) : '';
  });
  const candidates = overlays.filter((overlay) => overlay.kind === 'candidate');
  return [...tags, drawReasons(plane, reasons, textScale), drawVerdicts(plane, candidates, textScale)];
}
