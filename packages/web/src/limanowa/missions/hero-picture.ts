import type { BoardPicture } from '@sandtable/board';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { drawWindow } from '../../scene/map-window.ts';
import type { ThemeName } from '../../settings/use-theme.ts';
import { engine } from '../engine/engine.ts';
import { makePosition } from '../table/position.ts';
import { setUpOf } from './facts.ts';

const MISSION = 'jabloniec-ridge';
/** The ridge in front of Limanowa, and a corps about to storm it. */
const PLAN = 'move r04 0502 move r03 0503 move r02 0504 attack a02 r03 r02 attack a03 r04'.split(' ');
const WINDOW = { left: 1.5, top: 1.05, width: 4.3, height: 4.2, hexPixels: 82 };

/** The picture on the home page, drawn at build time so that it does not wait for the game. */
export function heroPicture(theme: ThemeName): string {
  const mission = engine().pack.missions.find(({ id }) => id === MISSION) ?? engine().pack.missions[0];
  const seen = mission === undefined ? null : setUpOf({ mission, own: null }, {});
  if (seen === null) throw new Error('no mission to draw');
  const position = makePosition(engine().system, seen);
  const { overlays } = position.pictured(PLAN);
  // A stand-alone picture cannot use the app's font, so it has no place names.
  const map = { ...withoutNames(position.map()), places: [] };
  const whole: BoardPicture = { ...map, ...sceneOf(position, { ...PLAIN_WISH, overlays }) };
  return drawWindow(whole, WINDOW, theme);
}
