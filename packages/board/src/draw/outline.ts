import { along, centreById, corners, type Plane } from './plane.ts';
import { polyline } from './svg.ts';

/** Hex outline drawn in a little, so that two neighbours can both be marked. */
export function outline(plane: Plane, id: string, part: number): string {
  const found = plane.byId.get(id);
  const heart = centreById(plane, id);
  if (found === undefined || heart === undefined) return '';
  return polyline(corners(plane, found.hex).map((corner) => along(heart, corner, part)));
}
