/** The board: draws hexes, counters and hints from plain data as SVG, and tells what was pressed. It knows no rules. */
export { ART_NAMES, type ArtName } from './draw/art.ts';
export type { Symbols } from './draw/shape.ts';
export { drawCounter } from './draw/counter.ts';
export { type Detail, detailFor, DETAILS } from './draw/detail.ts';
export { drawGround } from './draw/ground.ts';
export { type Hit, hitAt } from './draw/hit.ts';
export { type Box, HEX_SIZE, HEX_WIDTH, makePlane, type Plane } from './draw/plane.ts';
export { drawBoard, drawScene, FONTS, type Look, pictureBox } from './draw/scene.ts';
export { FIELD, PAPER, type Theme } from './draw/theme.ts';
export { afterMotion } from './after-motion.ts';
export { type JoinedHex, joinedHexes, joinedSheets } from './joined.ts';
export { MARKER_NAMES, type MarkerName, type MarkerPicture } from './model-marker.ts';
export type {
  Barrage,
  Beat,
  Check,
  Fall,
  Flip,
  Hoist,
  Leave,
  Mark,
  Motion,
  Passage,
  Shot,
  Slide,
  Spend,
  Stamp,
} from './model-motion.ts';
export { STAMP_TONES, type StampPicture, type StampTone } from './model-stamp.ts';
export type {
  EntryArrows,
  FireHint,
  FrontSides,
  HexNote,
  HexRing,
  MoveHint,
  Overlay,
  PlanArrow,
  ReasonTag,
  ResultMark,
  Scorch,
  SightLine,
  WayArrow,
  ZoneShade,
} from './model-overlay.ts';
export type { Figure, FigureBack, FigureFoot, FigureInk, FigurePlace, LargePlace, Pips } from './model-figure.ts';
export {
  BADGE_NAMES,
  type BadgeName,
  type Formation,
  type PiecePicture,
  RANK_NAMES,
  type RankName,
  SIGN_NAMES,
  type SignName,
  STRIPE_NAMES,
  type StripeName,
} from './model-piece.ts';
export type { BodyName, MarkName, SideLook } from './model-side.ts';
export {
  type BoardPicture,
  EMPTY_SCENE,
  type Ground,
  type HexPicture,
  type MapPicture,
  type PlaceName,
  type River,
  type Scene,
  type Season,
  type Sheet,
  TERRAIN_NAMES,
  type TerrainName,
} from './model.ts';
export type { BoardOptions, BoardWidget, Drag, Press } from './widget/board-options.ts';
export { mountBoard } from './widget/mount.ts';
