import {
  type Box,
  drawGround,
  FONTS,
  type Look,
  makePlane,
  type Plane,
  type Scene,
  sceneParts,
} from '@sandtable/board';
import { isPerson } from '../link/seating.ts';
import { isProcedure } from '../match/outcomes.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import type { Sitting } from '../match/sitting.ts';
import { boxAround, lookOf } from '../result/story-picture.ts';
import { withoutNames } from '../scene/map-picture.ts';
import { hexesIn } from '../scene/scene.ts';
import type { ThemeName } from '../settings/use-theme.ts';
import { type ClipEntry, type ClipPlan, type ClipShot, planClip } from './clip-plan.ts';
import { type ClipRecorder, RATE, recorderFor } from './clip-recorder.ts';
import { spriteOf } from './clip-sprite.ts';
import { fontFaces, pixelsOf } from './picture-file.ts';
import { INKS } from './post-drawing.ts';

/** In pixels: the picture, and the band below the map. */
export const CLIP = { width: 960, height: 540, band: 92 };
/** Milliseconds between two frames: while something moves, and while nothing does. */
const FRAME = 1000 / RATE;
const STILL = 10 * FRAME;
const MAP = { width: CLIP.width, height: CLIP.height - CLIP.band };

export interface ClipOrder {
  readonly sitting: Sitting;
  readonly moment: ScreenMoment;
  /** Over the map: `Whose Crossroads?, round 3`. */
  readonly title: string;
  readonly theme: ThemeName;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void;
}

export interface Clip {
  readonly blob: Blob;
  /** In milliseconds. */
  readonly length: number;
}

/** An entry as a film of at most ten seconds; null in a browser that cannot make films. Rejects when it is cancelled. */
export async function makeClip(order: ClipOrder): Promise<Clip | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [CLIP.width, CLIP.height];
  // Every frame is read back.
  const on = canvas.getContext('2d', { willReadFrequently: true });
  const recorder = await recorderFor(canvas);
  if (on === null || recorder === null) return null;
  try {
    const entry = await entryOf(order);
    const stage = await stageFor(entry, order);
    const plan = planClip(entry, () => stage);
    return { blob: await record(plan, stage, { on, recorder, order }), length: plan.length };
  } catch (error) {
    recorder.stop();
    throw error;
  }
}

/** A person's own entry shows only its motions; an AI or a bot has a film. */
async function entryOf({ sitting, moment: { seq } }: ClipOrder): Promise<ClipEntry> {
  const [before, moment] = await Promise.all([sitting.at(seq - 1), sitting.at(seq)]);
  const { seating, film } = sitting;
  const { speaker } = moment;
  const motions = sitting.motions(before, moment);
  if (film === null || speaker === null || isPerson(seating, speaker)) return { before, moment, model: null, motions };
  const why = isProcedure(seating, speaker) ? await sitting.why(seq) : null;
  return { before, moment, model: await film(before, moment, why), motions };
}

/** What stays the same for the whole clip: the camera does not move. */
interface ClipStage {
  readonly plane: Plane;
  readonly look: Look;
  readonly box: Box;
  /** Pixels per map unit. */
  readonly scale: number;
  readonly ground: HTMLCanvasElement;
  readonly fonts: string;
}

async function stageFor({ before, moment }: ClipEntry, { theme }: ClipOrder): Promise<ClipStage> {
  const hexes = [before, moment].flatMap(({ position }) =>
    hexesIn(moment.events, (unit) => position.hexOfUnit(unit)).flatMap((hex) => position.hexName(hex) ?? []),
  );
  const { position } = moment;
  const box = boxAround(position, [...new Set(hexes)], MAP);
  const look = lookOf(box, MAP, theme, 'clip-');
  const plane = makePlane(withoutNames(position.map()));
  const scale = MAP.width / box.width;
  const fonts = await fontFaces();
  const drawn = drawGround(plane, look.theme, 'clip-g-', look.hexPixels);
  const ground = await drawnIn(box, `<rect ${edges(box)} fill="${look.theme.table}"/>${drawn}`, '');
  return { plane, look, box, scale, ground, fonts };
}

interface Recording {
  readonly on: CanvasRenderingContext2D;
  readonly recorder: ClipRecorder;
  readonly order: ClipOrder;
}

async function record(
  { shots, pace, length }: ClipPlan,
  stage: ClipStage,
  { on, recorder, order }: Recording,
): Promise<Blob> {
  const { signal, onProgress } = order;
  let [began, next] = [0, 0];
  for (const shot of shots) {
    const ends = began + shot.time * pace;
    const table = await tableWith(shot.scene, stage);
    const sprites = await Promise.all(shot.acts.map((act) => spriteOf(act, stage.fonts, stage.scale)));
    try {
      for (; next < ends; next += shot.acts.length === 0 ? STILL : FRAME) {
        signal.throwIfAborted();
        on.setTransform(1, 0, 0, 1, 0, 0);
        on.drawImage(table, 0, 0);
        on.save();
        on.beginPath();
        on.rect(0, 0, MAP.width, MAP.height);
        on.clip();
        on.setTransform(stage.scale, 0, 0, stage.scale, -stage.box.x * stage.scale, -stage.box.y * stage.scale);
        for (const sprite of sprites) sprite.draw(on, (next - began) / pace);
        on.restore();
        writeWords(on, shot, order);
        await recorder.add(next);
        onProgress(next / length);
      }
    } finally {
      for (const sprite of sprites) sprite.remove();
    }
    // The next shot starts on time, however long the last frame was to stand.
    next = Math.min(next, Math.ceil(ends / FRAME) * FRAME);
    began = ends;
  }
  const film = await recorder.end(length);
  signal.throwIfAborted();
  return film;
}

/** The ground and everything that lies still on it, as one picture. */
async function tableWith(scene: Scene, stage: ClipStage): Promise<HTMLCanvasElement> {
  const { plane, look, box, fonts, ground } = stage;
  const parts = sceneParts(plane, scene, look).map(({ items }) => items.join(''));
  const lying = await drawnIn(box, parts.join(''), fonts);
  const table = document.createElement('canvas');
  [table.width, table.height] = [MAP.width, MAP.height];
  const on = table.getContext('2d');
  for (const layer of [ground, lying]) on?.drawImage(layer, 0, 0);
  return table;
}

function drawnIn(box: Box, drawing: string, fonts: string): Promise<HTMLCanvasElement> {
  const { x, y, width, height } = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${MAP.width}" height="${MAP.height}" font-family="${FONTS}"><style>${fonts}</style>${drawing}</svg>`;
  return pixelsOf(svg, MAP.width, MAP.height);
}

function edges({ x, y, width, height }: Box): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

/** Writes what happens into the band, and the title into a corner of the map. */
function writeWords(on: CanvasRenderingContext2D, { headline, line }: ClipShot, { title, theme }: ClipOrder): void {
  const { card, ink, soft } = INKS[theme];
  on.setTransform(1, 0, 0, 1, 0, 0);
  on.fillStyle = card;
  on.fillRect(0, MAP.height, CLIP.width, CLIP.band);
  write(on, `700 25px ${FONTS}`, ink, headline, MAP.height + (line === '' ? 54 : 40));
  write(on, `400 20px ${FONTS}`, soft, line, MAP.height + 70);
  on.font = `600 17px ${FONTS}`;
  const width = on.measureText(title).width + 28;
  on.fillStyle = card;
  on.fillRect(0, 0, width, 34);
  on.fillStyle = ink;
  on.fillText(title, 14, 23);
}

/** In one line: text that does not fit ends in an ellipsis. */
function write(on: CanvasRenderingContext2D, font: string, colour: string, words: string, y: number): void {
  const room = CLIP.width - 48;
  on.font = font;
  on.fillStyle = colour;
  let [shown, end] = [words, words.length];
  while (end > 0 && on.measureText(shown).width > room) {
    end = words.lastIndexOf(' ', end - 1);
    shown = `${words.slice(0, Math.max(0, end))}…`;
  }
  on.fillText(shown, 24, y);
}
