import {
  type Box,
  type Motion,
  drawStory,
  FIELD,
  HEX_WIDTH,
  type Look,
  makePlane,
  PAPER,
  type Plane,
  type Scene,
  type StorySign,
} from '@sandtable/board';
import { centreOf, type Point } from '@sandtable/hex';
import type { Seat } from '@sandtable/kernel';
import type { Overlays } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import type { StoryWay } from '../face/result.ts';
import type { ScreenMoment, TableEntry } from '../match/screen-moment.ts';
import { withoutNames } from '../scene/map-picture.ts';
import { hexesIn } from '../scene/scene.ts';
import type { ThemeName } from '../settings/use-theme.ts';

/** The size of a picture on the page, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

interface PaintJob {
  readonly moment: Pick<ScreenMoment, 'position'>;
  readonly signs: readonly StorySign[];
  readonly overlays: Overlays;
  readonly theme: ThemeName;
  /** A prefix unique on the page. */
  readonly ids: string;
}

/** The last map with every counter and objective, the scorches, and the way of the unit that decided it. */
export function paintEnd(
  moment: ScreenMoment,
  log: readonly TableEntry[],
  way: StoryWay | null,
  frame: Frame,
  theme: ThemeName,
): string {
  const { position } = moment;
  const plane = makePlane(position.map());
  const [pieces, markers] = [position.pieces(-1), position.markers()];
  const rim =
    pieces.find(({ side }) => side.id === way?.side)?.side ?? markers.find(({ side }) => side?.id === way?.side)?.side;
  const look = theme === 'field' ? FIELD : PAPER;
  const signs: StorySign[] =
    way === null ? [] : [{ kind: 'way', through: way.through, ink: rim ? look.rims[rim.body] : null }];
  const wrecks = log.flatMap(({ events }) => events.flatMap(({ wreck }) => position.hexName(wreck) ?? []));
  const overlays = [...new Set(wrecks)].map((at) => ({ kind: 'scorch', at }) as const);
  const hexes = [...pieces.map(({ at }) => at), ...objectives(markers), ...(way?.through ?? [])];
  const box = fitted(plane, hexes, frame, frame.width < SMALL ? PHONE_HEX : HERO_HEX, way?.through.at(-1));
  return paint({ moment, signs, overlays, theme, ids: 'end-' }, box, frame);
}

/** The current position with an order being built, around the hexes it is about. */
export function paintMoment(
  position: Position,
  scene: Scene,
  hexes: readonly string[],
  frame: Frame,
  theme: ThemeName,
): string {
  const box = boxAround(position, hexes, frame);
  return drawStory({ ...withoutNames(position.map()), ...scene }, [], lookOf(box, frame, theme, 'moment-'), box);
}

/** The part of the map to show in a picture of these hexes; for no hexes, of all counters and objectives. */
export function boxAround(position: Position, hexes: readonly string[], frame: Frame): Box {
  const all = [...position.pieces(-1).map(({ at }) => at), ...objectives(position.markers())];
  return fitted(makePlane(position.map()), hexes.length > 0 ? hexes : all, frame, MOMENT_HEX);
}

/** A small picture of the current position, around the seat's own hexes. */
export function paintStanding(position: Position, seat: Seat, frame: Frame, theme: ThemeName, ids: string): string {
  const plane = makePlane(position.map());
  const own = position.hexesOf(seat);
  const shown = own.length > 0 ? own : [...position.pieces(-1).map(({ at }) => at), ...objectives(position.markers())];
  const box = fitted(plane, shown, frame, CARD_HEX);
  return paint({ moment: { position }, signs: [], overlays: [], theme, ids }, box, frame);
}

function objectives(markers: readonly { readonly kind: string; readonly at: string }[]): string[] {
  return markers.filter(({ kind }) => ['flag', 'objective', 'greatObjective'].includes(kind)).map(({ at }) => at);
}

/** The moment before an entry, with signs for what then happened. */
export function paintPoint(
  before: ScreenMoment,
  moment: ScreenMoment,
  motions: readonly Motion[],
  frame: Frame,
  theme: ThemeName,
): string {
  const signs = signsOf(motions, before);
  const box = boxOf(before, moment, signs, frame, CARD_HEX);
  // Round and score cover its upper edge.
  const lower = { ...box, y: box.y - LABELS * box.height };
  return paint({ moment: before, signs, overlays: [], theme, ids: `point-${moment.seq}-` }, lower, frame);
}

/** An entry as three pictures of the same place: before it, with signs for what happens, after it. */
export function paintLoop(
  before: ScreenMoment,
  after: ScreenMoment,
  motions: readonly Motion[],
  frame: Frame,
  theme: ThemeName,
): string {
  const signs = signsOf(motions, before);
  const box = boxOf(before, after, signs, frame, HERO_HEX);
  const frames = [
    { moment: before, signs: [], ids: 'loop-before-' },
    { moment: before, signs, ids: 'loop-during-' },
    { moment: after, signs: [], ids: 'loop-after-' },
  ];
  return frames.map((each) => paint({ ...each, overlays: [], theme }, box, frame)).join('');
}

/** Around the signs, or else around what the entry names. */
function boxOf(
  { position }: ScreenMoment,
  { events }: ScreenMoment,
  signs: readonly StorySign[],
  frame: Frame,
  hex: readonly [number, number],
): Box {
  const named = hexesIn(events, (unit) => position.hexOfUnit(unit)).flatMap((at) => position.hexName(at) ?? []);
  const shown = signs.flatMap(hexesOf);
  return fitted(makePlane(position.map()), shown.length > 0 ? shown : named.slice(0, 4), frame, hex);
}

function paint({ moment, signs, overlays, theme, ids }: PaintJob, box: Box, frame: Frame): string {
  const { position } = moment;
  // Without plans and hints: only what lies on the table.
  const scene = { pieces: position.pieces(-1), markers: position.markers(), overlays };
  // Towns keep their names; hexes need none in a picture.
  return drawStory({ ...withoutNames(position.map()), ...scene }, signs, lookOf(box, frame, theme, ids), box);
}

export function lookOf(box: Box, frame: Frame, theme: ThemeName, ids: string): Look {
  return {
    theme: theme === 'field' ? FIELD : PAPER,
    // Two figures on a counter are enough for a picture.
    hexPixels: Math.min(MOST_DETAIL, (HEX_WIDTH * frame.width) / box.width),
    turning: 'upright',
    fanned: null,
    hidesPieces: false,
    ids,
  };
}

/** One pixel more, and counters would show all their figures. */
const MOST_DETAIL = 87;

/** Least and greatest width of a hex, in pixels. */
const HERO_HEX = [72, 110] as const;
const CARD_HEX = [44, 66] as const;
const MOMENT_HEX = [48, 86] as const;
/** On a map as narrow as a phone, counters keep their figures. */
const PHONE_HEX = [56, 72] as const;
const SMALL = 450;
/** Share of a card's picture that the labels cover. */
const LABELS = 0.09;

/** The part of the map with these hexes in it, as large as possible; if they need more room, it is cut around `heart` or their middle. */
function fitted(
  plane: Plane,
  hexes: readonly string[],
  frame: Frame,
  [least, most]: readonly [number, number],
  heart?: string,
): Box {
  const points = hexes.flatMap((hex) => centreNamed(plane, hex) ?? []);
  const all = points.length > 0 ? points : [middleOf(plane)];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 1.15 * HEX_WIDTH;
  const scale = Math.min(frame.width / (right - left + room), frame.height / (bottom - top + room));
  const pixels = Math.min(most, Math.max(least, scale * HEX_WIDTH));
  const [width, height] = [(frame.width * HEX_WIDTH) / pixels, (frame.height * HEX_WIDTH) / pixels];
  const isCut = pixels > scale * HEX_WIDTH + 1;
  const at = (isCut && heart !== undefined ? centreNamed(plane, heart) : undefined) ?? {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  };
  const { bounds } = plane;
  return {
    x: within(at.x - width / 2, bounds.x, bounds.x + bounds.width - width),
    y: within(at.y - height / 2, bounds.y, bounds.y + bounds.height - height),
    width,
    height,
  };
}

/** A map smaller than the picture is centred. */
function within(value: number, low: number, high: number): number {
  return high < low ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

function centreNamed({ layout, byId }: Plane, name: string): Point | undefined {
  const found = byId.get(name);
  return found === undefined ? undefined : centreOf(layout, found.hex);
}

function middleOf({ bounds: { x, y, width, height } }: Plane): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** An entry may hold a whole round of fighting: only so many of each sign are drawn. */
const MOST_SHOTS = 4;
const MOST_WAYS = 2;

/** What was destroyed, the shots at it, and the ways to flags that changed hands; otherwise all shots and moves. */
function signsOf(motions: readonly Motion[], { position }: Pick<ScreenMoment, 'position'>): StorySign[] {
  const pieces = position.pieces(-1);
  const fallen = motions.flatMap((motion) =>
    motion.kind === 'fall' ? pieces.filter(({ id }) => id === motion.piece) : [],
  );
  const taken = new Set(motions.flatMap((motion) => (motion.kind === 'hoist' ? [motion.at] : [])));
  const struck = new Set(fallen.map(({ at }) => at));
  const shots = motions.flatMap((motion) =>
    motion.kind === 'shot' && motion.from !== null && (struck.size === 0 || struck.has(motion.to))
      ? [{ kind: 'shot', from: motion.from, to: motion.to, isArc: motion.isArc === true } as const]
      : [],
  );
  const slides = motions.flatMap((motion) => (motion.kind === 'slide' && motion.path.length > 1 ? [motion.path] : []));
  const leading = slides.filter((path) => taken.has(path.at(-1) ?? ''));
  const ways = leading.length > 0 ? leading : fallen.length > 0 ? [] : slides;
  const barrage = motions.flatMap((motion) => (motion.kind === 'barrage' ? motion.at : []));
  return [
    ...barrage
      .filter((at) => !struck.has(at))
      .slice(0, MOST_SHOTS)
      .map((at) => ({ kind: 'burst', at }) as const),
    ...once(shots).slice(0, MOST_SHOTS),
    ...ways.slice(0, MOST_WAYS).map((through) => ({ kind: 'way', through, ink: null }) as const),
    ...fallen.map((piece) => ({ kind: 'fallen', piece }) as const),
  ];
}

function once<T>(signs: readonly T[]): T[] {
  return [...new Map(signs.map((sign) => [JSON.stringify(sign), sign])).values()];
}

function hexesOf(sign: StorySign): readonly string[] {
  switch (sign.kind) {
    case 'shot':
      return [sign.from, sign.to];
    case 'way':
      return sign.through;
    case 'fallen':
      return [sign.piece.at];
    case 'burst':
      return [sign.at];
  }
}
