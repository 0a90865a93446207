import { makePlane } from '@sandtable/board';
import type { Bot, Realm } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { directLink } from '../link/direct-link.ts';
import { isProcedure } from '../match/outcomes.ts';
import { sitDown } from '../match/sitting.ts';
import { boxAround, lookOf } from '../result/story-picture.ts';
import { playedOut } from '../testing/played-out.ts';
import { type ClipPlan, planClip } from './clip-plan.ts';

const PERSON = { kind: 'person', name: 'You' } as const;
const AI = { kind: 'procedure' } as const;
const FRAME = { width: 960, height: 448 };

/** The clips of a match's first entries. */
async function clipsOf<R extends Realm>(
  game: LinkFace<R>,
  face: GameFace<R>,
  mission: string,
  seat: string,
  count: number,
) {
  const plan = { options: { mission }, seats: { [seat]: PERSON, ai: AI }, seed: 'sfc32:clips' };
  const anything: Bot<R['view']> = (view, random) => game.system.anySentence(view, random);
  const sitting = sitDown(face, directLink(playedOut(game, plan, anything)));
  const clips: { clip: ClipPlan; isFilm: boolean; hasMotion: boolean }[] = [];
  for (let seq = 1; seq <= Math.min(count, sitting.now().seq); seq++) {
    const [before, moment] = await Promise.all([sitting.at(seq - 1), sitting.at(seq)]);
    const isFilm = sitting.film !== null && isProcedure(sitting.seating, moment.speaker);
    const model = isFilm && sitting.film !== null ? await sitting.film(before, moment, await sitting.why(seq)) : null;
    const motions = sitting.motions(before, moment);
    const plane = makePlane(moment.position.map());
    const look = lookOf(boxAround(moment.position, [], FRAME), FRAME, 'paper', 'clip-');
    const clip = planClip({ before, moment, model, motions }, () => ({ plane, look }));
    clips.push({ clip, isFilm, hasMotion: motions.some(({ kind }) => kind === 'slide' || kind === 'shot') });
  }
  return clips;
}

test('any entry of both games is a clip of at most ten seconds in which what moves on the map moves', async () => {
  const clips = [
    ...(await clipsOf(bearLink, bearFace, 'whose-crossroads', 'german', 40)),
    ...(await clipsOf(limanowaLink, limanowaFace, 'bridge-at-neu-sandez', 'p1', 40)),
  ];
  for (const { clip, hasMotion } of clips) {
    const { shots, length, pace } = clip;
    expect(length).toBeGreaterThan(1500);
    expect(length).toBeLessThanOrEqual(10_000);
    expect(shots.reduce((sum, { time }) => sum + time * pace, 0)).toBeCloseTo(length);
    expect([hasMotion, shots.some(({ acts }) => acts.length > 0) || !hasMotion]).toEqual([hasMotion, true]);
    expect(shots.at(-1)?.headline).not.toBe('');
  }
  expect(clips.filter(({ hasMotion }) => hasMotion).length).toBeGreaterThan(5);
  expect(clips.filter(({ isFilm }) => isFilm).length).toBeGreaterThan(5);
});
