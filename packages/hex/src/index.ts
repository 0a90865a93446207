/** Pure hex geometry: no rules, no terrain, and pixels only in `layout`. */
export { LABELS, type Labels, parseAddress, parseMapAddress, printAddress, printMapAddress } from './address.ts';
export { type Area, areaOf, hexOf, indexOf, ring, within } from './area.ts';
export { arc, bearing, enteringSides, isInArc, /** @public */ leavingSides } from './bearing.ts';
export {
  boardBeside,
  boardCells,
  type BoardForm,
  type Edge,
  EDGES,
  type GridPlace,
  type PlacedBoard,
  placeBeside,
  quartersOf,
  strayBoards,
} from './board.ts';
export {
  EVERY_FACING,
  type Facing,
  type FacingName,
  FACINGS,
  facingTo,
  mirror,
  mirrorFacing,
  opposite,
  parseFacing,
  printFacing,
  rotate,
  step,
  toFacing,
  turn,
} from './facing.ts';
export { distance, type Hex, hexAt, parseAxial, printAxial, qOf, rOf, shift } from './hex.ts';
export {
  boardEdgeHexes,
  entryHexes,
  hexesFromEdge,
  hexOnMap,
  joinBoards,
  JOINED_HALF_HEXES,
  type JoinedHalfHexes,
  type JoinedMap,
} from './join.ts';
export {
  type Cell,
  cellInColumns,
  cellInRows,
  centreOf,
  cornersOf,
  hexInColumns,
  hexInRows,
  hexUnder,
  type Layout,
  type Point,
  type Top,
} from './layout.ts';
export { line, lineShape } from './line.ts';
