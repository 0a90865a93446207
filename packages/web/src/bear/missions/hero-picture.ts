import { judgeFire, nameOfHex, type Seen, sideOf, unitOf } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import { type BoardPicture, drawBoard, FIELD, PAPER } from '@sandtable/board';
import { centreOf, type Layout } from '@sandtable/hex';
import { engine } from '../engine/engine.ts';
import { factsNamed } from './catalogue.ts';
import { setUpOf } from './set-up.ts';
import type { Overlays } from '../../face/overlays.ts';
import { withoutNames } from '../../scene/without-names.ts';
import { makePosition } from '../table/position.ts';
import { PLAIN_WISH, sceneOf, type SceneWish } from '../../scene/scene.ts';
import type { ThemeName } from '../../settings/use-theme.ts';

/** A town, a lake, and both sides about to meet. */
const MISSION = 'the-empty-ward';
const SHOOTERS = 'soviet';
/** The part of its map that is shown, in hexes: column by column from the left, and from the top. */
const WINDOW = { left: 5.6, top: 1.2, width: 9, height: 4.9 };
/** As the board counts: from the centre of a hex to a corner. */
const LAYOUT: Layout = { top: 'flat', size: 60, origin: { x: 0, y: 0 } };
const [COLUMN, ROW] = [1.5 * LAYOUT.size, Math.sqrt(3) * LAYOUT.size];

/** The picture of the first page. It is drawn when the app is built, so that it is there with the page and without the game. */
export function heroPicture(theme: ThemeName): string {
  const seen = setUpOf(engine(), factsNamed(MISSION));
  const scene = sceneOf(makePosition(engine().system, seen), { ...PLAIN_WISH, ...aimingIn(seen) });
  const whole: BoardPicture = { ...withoutNames(mapPicture(seen)), ...scene };
  const [x, y] = [WINDOW.left * COLUMN, WINDOW.top * ROW];
  const [width, height] = [WINDOW.width * COLUMN, WINDOW.height * ROW];
  const hexes = whole.hexes.filter(({ hex }) => {
    const at = centreOf(LAYOUT, hex);
    return at.x > x - COLUMN && at.x < x + width + COLUMN && at.y > y - ROW && at.y < y + height + ROW;
  });
  const shown = new Set(hexes.map(({ id }) => id));
  const text = drawBoard(
    {
      ...whole,
      hexes,
      sheets: [],
      pieces: whole.pieces.filter(({ at }) => shown.has(at)),
      markers: whole.markers.filter(({ at }) => shown.has(at)),
    },
    {
      theme: theme === 'field' ? FIELD : PAPER,
      hexPixels: 100,
      turning: 'upright',
      fanned: null,
      hidesPieces: false,
      ids: 'hero-',
    },
  );
  const box = `viewBox="${[x, y, width, height].map(Math.round).join(' ')}"`;
  return text.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, `${box} preserveAspectRatio="xMidYMid slice"`);
}

/** The unit that has most enemies to fire at, with its chance against each of them. */
function aimingIn(seen: Seen): Pick<SceneWish, 'selected' | 'overlays'> {
  const onMap = seen.view.roster.filter((unit) => unitOf(seen, unit).at !== -1);
  const aims = onMap
    .filter((unit) => sideOf(seen, unit) === SHOOTERS)
    .map((unit) => ({ unit, overlays: onMap.flatMap((target) => shotAt(seen, unit, target)) }));
  const [best] = aims.toSorted((a, b) => b.overlays.length - a.overlays.length);
  return { selected: best?.unit ?? null, overlays: best?.overlays ?? [] };
}

function shotAt(seen: Seen, unit: number, target: number): Overlays {
  const verdict = judgeFire(seen, unit, target);
  if (!verdict.granted) return [];
  const [from, at] = [unit, target].map((each) => nameOfHex(seen.map, unitOf(seen, each).at));
  if (from === undefined || at === undefined) return [];
  const text = `${Math.round((100 * verdict.value.hitChances[0]) / 36)}%`;
  return [
    { kind: 'way', through: [from, at], manner: 'fire' },
    { kind: 'fire', at, text },
  ];
}
