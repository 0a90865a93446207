import { type Act, type Motion, type PassageStep, type Scene, stepsOf } from '@sandtable/board';
import type { FilmModel } from '../face/table.ts';
import { sceneInFilm } from '../map/map-scene.ts';
import { headlineWithDice } from '../match/outcomes.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { PLAIN_WISH, sceneOf } from '../scene/scene.ts';

export interface ClipEntry {
  readonly before: ScreenMoment;
  readonly moment: ScreenMoment;
  /** Null for an entry of a person, and in a game without films. */
  readonly model: FilmModel | null;
  readonly motions: readonly Motion[];
}

/** A part of a clip: the scene, what moves over it, for how many milliseconds, and the words below. */
export interface ClipShot {
  readonly scene: Scene;
  readonly acts: readonly Act[];
  readonly time: number;
  readonly headline: string;
  readonly line: string;
}

export interface ClipPlan {
  readonly shots: readonly ClipShot[];
  /** Multiplies all times, to keep the clip within its longest length. */
  readonly pace: number;
  /** In milliseconds. */
  readonly length: number;
}

type ClipTable = Parameters<typeof stepsOf>[3];

const LONGEST_CLIP = 10_000;
/** Milliseconds before anything happens, and at the end. */
const FIRST = 900;
const LAST = 1800;

/** Plans an entry as the map would play it: an AI's beat by beat, any other in one go. */
export function planClip(entry: ClipEntry, table: ClipTable): ClipPlan {
  const told = headlineWithDice(entry.moment.events);
  const shots =
    entry.model === null ? plainShots(entry, table, told?.text ?? '') : filmShots(entry, entry.model, table);
  const last = shots.at(-1);
  const all = last === undefined ? [] : [...shots.slice(0, -1), { ...last, time: last.time + LAST }];
  const whole = all.reduce((sum, { time }) => sum + time, 0);
  const pace = Math.min(1, LONGEST_CLIP / Math.max(1, whole));
  return { shots: all, pace, length: whole * pace };
}

function plainShots({ before, moment, motions }: ClipEntry, table: ClipTable, told: string): ClipShot[] {
  const [from, to] = [sceneOf(before.position, PLAIN_WISH), sceneOf(moment.position, PLAIN_WISH)];
  const speaker = moment.speaker === null ? '' : before.position.seatName(moment.speaker);
  const steps = stepsOf(from, to, { motions, overlays: from.overlays }, table);
  return [
    standing(from, FIRST, speaker, ''),
    ...[...steps].map((step) => moving(step, speaker, '')),
    standing(to, 0, told, ''),
  ];
}

function filmShots({ before, moment }: ClipEntry, model: FilmModel, table: ClipTable): ClipShot[] {
  const { frames } = model;
  const sceneAt = (frame: number): Scene =>
    sceneInFilm({ before, moment, model, hasReasons: true, frame }, false, before.position.standing());
  const parts = model.motions();
  let outcomes = 0;
  return frames.flatMap((frame, place) => {
    const [headline, line] = [frame.title?.headline ?? frame.says, frame.title === null ? '' : frame.line];
    const scene = sceneAt(place);
    const shot = standing(scene, frame.pause, headline, line);
    if (!frame.isAfter) return [shot];
    const motions = parts[outcomes++] ?? [];
    const overlays = frames[place - 1]?.overlays ?? [];
    const steps = stepsOf(sceneAt(place - 1), scene, { motions, overlays }, table);
    return [...[...steps].map((step) => moving(step, headline, frames[place - 1]?.line ?? '')), shot];
  });
}

function standing(scene: Scene, time: number, headline: string, line: string): ClipShot {
  return { scene, acts: [], time, headline, line };
}

function moving({ shown, acts }: PassageStep, headline: string, line: string): ClipShot {
  return { scene: shown, acts, time: Math.max(...acts.map(({ time }) => time)), headline, line };
}
