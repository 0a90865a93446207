import { AI_SEAT, botsFor, type Seen } from '@sandtable/limanowa';
import { type BoardPicture, drawBoard, FIELD, makePlane, PAPER } from '@sandtable/board';
import { centreOf, type Point } from '@sandtable/hex';
import { randomAt, type Sentence } from '@sandtable/kernel';
import { createMatch, playOne, type Seating } from '@sandtable/session';
import type { Position } from '../../face/position.ts';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';
import { withoutNames } from '../../scene/without-names.ts';
import type { ThemeName } from '../../settings/use-theme.ts';
import { engine } from '../engine/engine.ts';
import { makePosition } from '../table/position.ts';

/** The river, the town, and a corps about to take it. */
const MISSION = 'bridge-at-neu-sandez';
const SEED = 'hero';
/** So many attacks make a picture. */
const ATTACKS = 2;
const PATIENCE = 60;
/** The part of the map that is shown, around the attacks. */
const WINDOW = { width: 800, height: 370 };
/** What reaches into it from outside. */
const EDGE = 60;

/** The picture of the first page. It is drawn when the app is built, so that it is there with the page and without the game. */
export function heroPicture(theme: ThemeName): string {
  const { seen, plan } = momentOfAttack();
  const position = makePosition(engine().system, seen);
  const whole: BoardPicture = {
    ...withoutNames(position.map()),
    ...sceneOf(position, { ...PLAIN_WISH, words: plan }),
  };
  const { layout, byId } = makePlane(whole);
  const centres = targetsOf(position, plan).flatMap((hex): Point[] => {
    const found = byId.get(position.hexName(hex) ?? '');
    return found === undefined ? [] : [centreOf(layout, found.hex)];
  });
  const { width, height } = WINDOW;
  const [x, y] = [middle(centres.map((at) => at.x)) - width / 2, middle(centres.map((at) => at.y)) - height / 2];
  const hexes = whole.hexes.filter(({ hex }) => {
    const at = centreOf(layout, hex);
    return at.x > x - EDGE && at.x < x + width + EDGE && at.y > y - EDGE && at.y < y + height + EDGE;
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

/** Where those stand whom the plan attacks: a target is named before its attackers. */
function targetsOf(position: Position, plan: Sentence): number[] {
  return position
    .heard(plan)
    .flatMap((said, place) =>
      said.kind === 'unit' && plan[place - 1] === 'attack' ? [position.hexOfUnit(said.unit)] : [],
    );
}

function middle(figures: readonly number[]): number {
  return (Math.min(...figures) + Math.max(...figures)) / 2;
}

/** Bots play until one of them plans several attacks at once. */
function momentOfAttack(): { readonly seen: Seen; readonly plan: Sentence } {
  const { system, on, pack } = engine();
  const bots = botsFor(system, pack);
  const seats: Seating = { p1: { kind: 'bot', bot: 'corps' }, [AI_SEAT]: { kind: 'procedure' } };
  const match = createMatch(system, { options: { mission: MISSION }, seats, seed: SEED }, Object.keys(bots));
  if (!match.ok) throw new Error(`${MISSION} cannot be played`);
  for (let entry = 0; entry < PATIENCE; entry++) {
    const { asks, seq } = match.value;
    if (asks === 'p1') {
      const { view } = match.value.now(asks);
      const plan = bots.corps(view, randomAt(SEED, 'hero', seq));
      if (plan.filter((word) => word === 'attack').length >= ATTACKS) return { seen: on(view), plan };
    }
    playOne(match.value, bots);
  }
  throw new Error('nobody attacks');
}
