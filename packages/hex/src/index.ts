/** Pure hex geometry: no rules, no terrain, and no pixels but in layout. */
export { LABELS, type Labels, parseAddress, printAddress } from './address.ts';
export { arc, isInArc } from './arc.ts';
export { type Area, areaOf, hexOf, indexOf, ring, within } from './area.ts';
export { bearing, enteringSides, leavingSides } from './bearing.ts';
export { boardCells, type BoardForm, type Edge, EDGES, quartersOf, turnCell } from './board.ts';
export { boardEdgeHexes, entryHexes, hexesFromEdge } from './edges.ts';
export {
  EVERY_FACING,
  type Facing,
  type FacingName,
  FACINGS,
  facingTo,
  opposite,
  parseFacing,
  printFacing,
  step,
  toFacing,
  turn,
} from './facing.ts';
export { distance, FARTHEST, type Hex, hexAt, parseAxial, printAxial, qOf, rOf, shift } from './hex.ts';
export {
  type BoardCell,
  hexOnMap,
  joinBoards,
  JOINED_HALF_HEXES,
  type JoinedHalfHexes,
  type JoinedMap,
} from './join.ts';
export { centreOf, cornersOf, hexUnder, type Layout, type Point, type Top, TOPS } from './layout.ts';
export { line, lineShape, type LineStep } from './line.ts';
export { mapAddresses, parseMapAddress, printMapAddress } from './map-address.ts';
export { type Cell, cellInColumns, cellInRows, hexInColumns, hexInRows } from './offset.ts';
export { cheapestPath, costTo, NEVER, type Path, pathTo, reach, type Reach, type StepCost } from './paths.ts';
export { boardBeside, type Place, type PlacedBoard, placeBeside } from './placing.ts';
export type { Problem, Result } from './result.ts';
export { mirror, mirrorFacing, rotate } from './symmetry.ts';
