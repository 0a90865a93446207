/** Draws hexes, counters and hints from plain data as SVG, and reports presses. Knows no rules. */
export { afterMotion } from './after-motion.ts';
export { COMMON_ART } from './draw/art-common.ts';
export { FOOT_ART } from './draw/art-foot.ts';
export { GUN_ART } from './draw/art-guns.ts';
export { LINE_ART } from './draw/art-line.ts';
export type { Art } from './draw/art-part.ts';
export { VEHICLE_ART } from './draw/art-vehicles.ts';
export { drawCounter } from './draw/counter.ts';
export type { Detail } from './draw/detail.ts';
export { drawGround } from './draw/ground.ts';
export { HEX_SIZE, HEX_WIDTH, makePlane, type Box, type Plane } from './draw/plane.ts';
export { drawBoard, FONTS, pictureBox, type Look, sceneParts } from './draw/scene.ts';
export type { Hit } from './draw/stack.ts';
export { drawStory, type StorySign } from './draw/story.ts';
export { FIELD, PAPER } from './draw/theme.ts';
export { joinedHexes, joinedSheets } from './joined.ts';
export type { Beat, Motion, Passage } from './model-motion.ts';
export type { HexRing, Overlay, PlanArrow, StampPicture, StampTone } from './model-overlay.ts';
export {
  STRIPE_NAMES,
  type BadgeName,
  type Figure,
  type FigureFoot,
  type FigureInk,
  type Formation,
  type LargePlace,
  type PiecePicture,
  type SideLook,
  type SignName,
} from './model-piece.ts';
export {
  EMPTY_SCENE,
  type BoardPicture,
  type Ground,
  type HexPicture,
  type MapPicture,
  type MarkerPicture,
  type PlaceName,
  type River,
  type Scene,
  type TerrainName,
} from './model.ts';
export type { BoardWidget, Drag, Press } from './widget/board-options.ts';
export { mountBoard } from './widget/mount.ts';
export type { Act } from './widget/act.ts';
export { type PassageStep, stepsOf } from './widget/steps.ts';
