import type { Bear } from '@sandtable/bear';
import { type BoardPicture, drawCounter, type Motion, PAPER } from '@sandtable/board';
import { madeOnce, randomOf } from '@sandtable/kernel';
import { createMatch } from '@sandtable/session';
import type { Example } from '../../face/example.ts';
import type { Overlays } from '../../face/field.ts';
import { botNamesOf } from '../../face/link.ts';
import { FILM_STEPS, type FilmFrame } from '../../face/table.ts';
import { Table } from '../../link/table.ts';
import { YOU } from '../../link/seating.ts';
import { marksAfter } from '../../match/outcomes.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { boxOf, drawGroundIn, drawLayers, type MapWindow } from '../../scene/map-window.ts';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';
import type { ThemeName } from '../../settings/use-theme.ts';
import { engine } from '../engine/engine.ts';
import { filmModel } from '../film/film-model.ts';
import { bots } from '../link/bots.ts';
import { bearLink } from '../link/link.ts';
import { positionIn } from '../table/position.ts';

const MISSION = 'whose-crossroads';
const SEED = 'sfc32:art32';
/** The crossroads with both sides in front of it. */
const WINDOW: MapWindow = { left: 2.4, top: 4.2, width: 9.6, height: 4.4, hexPixels: 84 };
/** The example's turns happen only in these hexes, which even a phone shows. */
const MIDDLE = /^[E-I](0[6-9]|1[01])$/;
/** How long each beat stands, in milliseconds: the film's times including its motions. */
const STANDS: Readonly<Record<FilmFrame['step'], number>> = { order: 900, choice: 1300, sum: 1100, outcome: 1500 };

interface Turn {
  readonly seq: number;
  readonly frames: readonly FilmFrame[];
  readonly motions: readonly Motion[];
}

/** A whole match against the AI, played by a bot: the same every time under the same rules. */
export function playExample(): Table<Bear> {
  const seats = { german: { kind: 'person', name: YOU }, ai: { kind: 'procedure' } } as const;
  const made = createMatch(bearLink.system, { options: { mission: MISSION }, seats, seed: SEED }, botNamesOf(bearLink));
  if (!made.ok) throw new Error('the example cannot be played');
  const table = new Table(bearLink, made.value);
  while (table.match.asks !== null) {
    if (table.step()) continue;
    const { view, seq } = table.now();
    table.act(seq, bots.captain(view, randomOf(SEED, String(seq))));
  }
  return table;
}

/** The first turns in which something is destroyed, a unit moves, and a unit fires, each with a choice, a calculation and an outcome. */
export const turnsOf = madeOnce((table: Table<Bear>): readonly Turn[] => {
  const turns: Turn[] = [];
  for (let seq = 1; seq <= table.match.seq; seq++) {
    if (table.at(seq).speaker === 'ai') turns.push(turnAt(table, seq));
  }
  const told = turns.filter(({ frames }) => isWhole(frames));
  const found = new Set<Turn>();
  for (const kind of ['fall', 'slide', 'shot'] as const) {
    const one = told.find((turn) => !found.has(turn) && turn.motions.some((motion) => motion.kind === kind));
    if (one !== undefined) found.add(one);
  }
  return [...found];
});

function turnAt(table: Table<Bear>, seq: number): Turn {
  const why = table.why(seq);
  const { frames, motions } = filmModel(why.before, table.at(seq), why);
  return { seq, frames, motions: motions().flat() };
}

/** Whether it has all four beats and several units that could act, all within the middle. */
function isWhole(frames: readonly FilmFrame[]): boolean {
  const hexes = frames.flatMap(({ title }) => title?.hexes ?? []);
  const able = frames
    .flatMap(({ step, overlays }) => (step === 'choice' ? overlays : []))
    .filter((overlay) => overlay.kind === 'candidate' && overlay.verdict !== 'out');
  return frames.length === FILM_STEPS.length && able.length > 1 && hexes.every((hex) => MIDDLE.test(hex));
}

export function exampleGround(table: Table<Bear>, theme: ThemeName): string {
  return drawGroundIn(positionAt(table, 0).map(), WINDOW, theme);
}

/** Serves both themes: only the ground differs. */
export function exampleOf(table: Table<Bear>): Example {
  const parts: string[] = [];
  const partOf = (text: string): number => {
    if (!parts.includes(text)) parts.push(text);
    return parts.indexOf(text);
  };
  const layersAt = (seq: number, overlays: Overlays): number[] =>
    drawLayers(pictureAt(table, seq, overlays), WINDOW, 'paper').map(partOf);
  const turns = turnsOf(table).map(({ seq, frames, motions }) => ({
    seq,
    headline: frames[0]?.title?.headline ?? '',
    ...actorIn(table, seq, frames),
    beats: frames.map(({ step, line, overlays, isAfter }) => ({
      line,
      stands: STANDS[step],
      layers: layersAt(isAfter ? seq : seq - 1, [...overlays, ...MOVING[step](motions)]),
      isAfter,
    })),
  }));
  return { entries: table.match.seq, viewBox: boxOf(pictureAt(table, 0, []), WINDOW), parts, turns };
}

const MOVING: Readonly<Record<FilmFrame['step'], (motions: readonly Motion[]) => Overlays>> = {
  order: () => [],
  choice: () => [],
  sum: (motions) => [
    ...motions.flatMap((motion): Overlays =>
      motion.kind === 'shot' && motion.from !== null
        ? [{ kind: 'way', through: [motion.from, motion.to], manner: 'fire' }]
        : motion.kind === 'slide'
          ? [{ kind: 'way', through: motion.path, manner: 'move' }]
          : [],
    ),
    ...stampsOf(motions).map((stamp) => ({ ...stamp, word: '' })),
  ],
  outcome: (motions) => [
    ...motions.flatMap((motion): Overlays =>
      motion.kind === 'stamp' && motion.word === 'KILLED' ? [{ kind: 'scorch', at: motion.at }] : [],
    ),
    ...stampsOf(motions),
  ],
};

function stampsOf(motions: readonly Motion[]) {
  return marksAfter([], motions, true).map((mark) => ({ kind: 'result', ...mark }) as const);
}

function actorIn(
  table: Table<Bear>,
  seq: number,
  frames: readonly FilmFrame[],
): Pick<Example['turns'][number], 'actor' | 'colour'> {
  const piece = positionAt(table, seq - 1).piece(frames[0]?.title?.actor ?? -1);
  return { actor: drawCounter(piece, PAPER, 'short', 'pictures'), colour: PAPER.counters[piece.side.body] };
}

function positionAt(table: Table<Bear>, seq: number) {
  return positionIn(engine(), table.at(seq).view);
}

function pictureAt(table: Table<Bear>, seq: number, overlays: Overlays): BoardPicture {
  const position = positionAt(table, seq);
  return { ...withoutNames(position.map()), ...sceneOf(position, { ...PLAIN_WISH, overlays }) };
}
