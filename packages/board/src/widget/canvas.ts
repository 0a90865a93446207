import { detailFor } from '../draw/detail.ts';
import { drawGround } from '../draw/ground.ts';
import { drawHighOverlays } from '../draw/overlays.ts';
import { makePlane, type Plane } from '../draw/plane.ts';
import { type Look, pictureBox, sceneParts, textScale } from '../draw/scene.ts';
import { EMPTY_SCENE, type MapPicture, type Scene } from '../model.ts';
import type { HexRing } from '../model-overlay.ts';
import type { PiecePicture } from '../model-piece.ts';
import type { Stage } from './stage.ts';

/** What is shown and how; each change redraws only its own layer. */
export interface Canvas {
  readonly plane: Plane;
  readonly scene: Scene;
  /** The scene on the screen: the current one, or its cover. */
  readonly drawn: Scene;
  /** The scene described in the list: the current one or, until its cover is removed, the one before it. */
  readonly told: Scene;
  readonly look: Look;
  readonly pieces: readonly PiecePicture[];
  setMap(map: MapPicture): void;
  /** If there is a cover, it is shown instead until it is removed. */
  setScene(scene: Scene, cover?: Scene | null): void;
  /** Shows another scene instead of the current one; null removes it. */
  cover(scene: Scene | null): void;
  setLook(change: Partial<Look>): void;
  setRings(rings: readonly HexRing[]): void;
  isPile(hex: string): boolean;
}

/** A woven cloth, lit from above, so that on a wide screen a table surrounds the map. */
const CLOTH = [
  'radial-gradient(farthest-corner at 50% 40%, rgb(255 255 255 / 8%), transparent 45%, rgb(0 0 0 / 24%))',
  ...['45deg', '-45deg'].map((way) => `repeating-linear-gradient(${way}, rgb(0 0 0 / 6%) 0 1px, transparent 1px 4px)`),
].join();

/** Calls `redrawn` after drawing a scene. */
export function makeCanvas(stage: Stage, map: MapPicture, firstLook: Look, redrawn: () => void): Canvas {
  let [plane, scene, look] = [makePlane(map), EMPTY_SCENE, firstLook];
  let cover: Scene | null = null;
  let past: Scene | null = null;
  const pieces = (): readonly PiecePicture[] => (look.hidesPieces ? [] : scene.pieces);
  const isPile = (hex: string): boolean => pieces().filter(({ at }) => at === hex).length > 1;
  const redrawGround = (): void => {
    stage.surface.style.background = `${CLOTH}, ${look.theme.table}`;
    stage.resize(pictureBox(plane));
    stage.draw('ground', drawGround(plane, look.theme, `${look.ids}g-`));
  };
  const redrawScene = (): void => {
    stage.drawScene(sceneParts(plane, cover ?? scene, look));
    redrawn();
  };
  redrawGround();
  return {
    get plane() {
      return plane;
    },
    get scene() {
      return scene;
    },
    get drawn() {
      return cover ?? scene;
    },
    get told() {
      return past ?? scene;
    },
    get look() {
      return look;
    },
    get pieces() {
      return pieces();
    },
    setMap(next) {
      [plane, scene, look] = [makePlane(next), EMPTY_SCENE, { ...look, fanned: null }];
      [cover, past] = [null, null];
      redrawGround();
      redrawScene();
    },
    setScene(next, nextCover = null) {
      past = nextCover === null ? null : (past ?? scene);
      [scene, cover] = [next, nextCover];
      if (look.fanned !== null && !isPile(look.fanned)) look = { ...look, fanned: null };
      redrawScene();
    },
    cover(next) {
      if (next === cover) return;
      cover = next;
      if (next === null) past = null;
      redrawScene();
    },
    setLook(change) {
      const before = look;
      look = { ...look, ...change };
      if (look.theme !== before.theme) redrawGround();
      if (isOther(before, look)) redrawScene();
    },
    setRings(rings) {
      const rest = { theme: look.theme, textScale: 1, unit: 1, ids: look.ids };
      stage.draw('pointer', drawHighOverlays(plane, rings, [], rest).join(''));
    },
    isPile,
  };
}

/** Zooming redraws the scene only if the level of detail or the text size changes. */
function isOther(a: Look, b: Look): boolean {
  return (
    a.theme !== b.theme ||
    a.turning !== b.turning ||
    a.symbols !== b.symbols ||
    a.fanned !== b.fanned ||
    a.hidesPieces !== b.hidesPieces ||
    detailFor(a.hexPixels) !== detailFor(b.hexPixels) ||
    textScale(a.hexPixels) !== textScale(b.hexPixels)
  );
}
