import { judgeFire, nameOfHex, type Seen, sideOf, type UnitId, unitOf } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import type { BoardPicture } from '@sandtable/board';
import { engine } from '../engine/engine.ts';
import { factsNamed } from './catalogue.ts';
import { setUpOf } from './set-up-picture.ts';
import type { Overlays } from '../../face/field.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { drawWindow } from '../../scene/map-window.ts';
import { makePosition } from '../table/position.ts';
import { PLAIN_WISH, sceneOf, type SceneWish } from '../../scene/scene.ts';
import type { ThemeName } from '../../settings/use-theme.ts';

const MISSION = 'the-empty-ward';
const SHOOTERS = 'soviet';
/** The part of the map shown, in hexes from the left and from the top. */
const WINDOW = { left: 7.7, top: 1.9, width: 4.6, height: 3.9, hexPixels: 84 };

/** The picture on the home page, drawn at build time so that the page need not load the game. */
export function heroPicture(theme: ThemeName): string {
  const seen = setUpOf(engine(), factsNamed(MISSION));
  const scene = sceneOf(makePosition(engine().system, seen), { ...PLAIN_WISH, ...aimingIn(seen) });
  const whole: BoardPicture = { ...withoutNames(mapPicture(seen)), ...scene };
  return drawWindow(whole, WINDOW, theme);
}

/** The unit with the most targets. Its chances are left out: the picture cannot load the app’s fonts. */
function aimingIn(seen: Seen): Pick<SceneWish, 'selected' | 'overlays'> {
  const onMap = seen.view.roster.filter((unit) => unitOf(seen, unit).at !== -1);
  const aims = onMap
    .filter((unit) => sideOf(seen, unit) === SHOOTERS)
    .map((unit) => ({ unit, overlays: onMap.flatMap((target) => shotAt(seen, unit, target)) }));
  const [best] = aims.toSorted((a, b) => b.overlays.length - a.overlays.length);
  return { selected: best?.unit ?? null, overlays: best?.overlays ?? [] };
}

function shotAt(seen: Seen, unit: UnitId, target: UnitId): Overlays {
  const verdict = judgeFire(seen, unit, target);
  if (!verdict.granted) return [];
  const [from, at] = [unit, target].map((each) => nameOfHex(seen.map, unitOf(seen, each).at));
  if (from === undefined || at === undefined) return [];
  return [
    { kind: 'way', through: [from, at], manner: 'fire' },
    { kind: 'fire', at, text: '' },
  ];
}
