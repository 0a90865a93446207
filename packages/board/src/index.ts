/** The board: draws hexes, counters and hints from plain data as SVG, and reports presses. It knows no rules. */
export { afterMotion } from './after-motion.ts';
export { ART_NAMES, type ArtName } from './draw/art.ts';
export { drawCounter } from './draw/counter.ts';
export { detailFor, DETAILS, type Detail, type Symbols } from './draw/detail.ts';
export { drawGround } from './draw/ground.ts';
export { HEX_SIZE, HEX_WIDTH, makePlane, type Box, type Plane } from './draw/plane.ts';
export { drawBoard, drawScene, FONTS, pictureBox, type Look } from './draw/scene.ts';
export { hitAt, type Hit } from './draw/stack.ts';
export { FIELD, PAPER, type Theme } from './draw/theme.ts';
export { joinedHexes, joinedSheets, type JoinedHex } from './joined.ts';
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
export {
  STAMP_TONES,
  type EntryArrows,
  type FireHint,
  type FrontSides,
  type HexNote,
  type HexRing,
  type MoveHint,
  type Overlay,
  type PlanArrow,
  type ReasonTag,
  type ResultMark,
  type Scorch,
  type SightLine,
  type StampPicture,
  type StampTone,
  type WayArrow,
  type ZoneShade,
} from './model-overlay.ts';
export {
  BADGE_NAMES,
  RANK_NAMES,
  SIGN_NAMES,
  STRIPE_NAMES,
  type BadgeName,
  type BodyName,
  type Figure,
  type FigureBack,
  type FigureFoot,
  type FigureInk,
  type FigurePlace,
  type Formation,
  type LargePlace,
  type MarkName,
  type PiecePicture,
  type Pips,
  type RankName,
  type SideLook,
  type SignName,
  type StripeName,
} from './model-piece.ts';
export {
  EMPTY_SCENE,
  MARKER_NAMES,
  TERRAIN_NAMES,
  type BoardPicture,
  type Ground,
  type HexPicture,
  type MapPicture,
  type MarkerName,
  type MarkerPicture,
  type PlaceName,
  type River,
  type Scene,
  type Season,
  type Sheet,
  type TerrainName,
} from './model.ts';
export type { BoardOptions, BoardWidget, Drag, Press } from './widget/board-options.ts';
export { mountBoard } from './widget/mount.ts';
