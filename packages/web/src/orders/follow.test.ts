import type { Realm } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import { missions as firefights } from '../bear/missions/missions.ts';
import type { MissionsFace } from '../face/missions.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { bots as corps } from '../limanowa/link/bots.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { missions as battles } from '../limanowa/missions/missions.ts';
import { type FollowedGame, isWonBy } from '../testing/blind-follower.ts';

/** Suggestions end with the third match: the first missions of the list, which lead from one to the next. */
const FIRST = 3;
const GAMES = 2 * inject('samples');

async function wonOf<R extends Realm>(game: FollowedGame<R>, missions: MissionsFace): Promise<number> {
  let won = 0;
  for (const facts of missions.all.slice(0, FIRST))
    for (let match = 0; match < GAMES; match++)
      won += Number(await isWonBy({ ...game, missions, facts, seed: `sfc32:follow ${match}`, advice: 'usual' }));
  return won;
}

test('whoever follows the card blindly wins the first missions of both games more often than not, even by the usual orders', async () => {
  const squads = await wonOf({ face: bearFace, link: { ...bearLink, bots } }, firefights);
  const armies = await wonOf({ face: limanowaFace, link: { ...limanowaLink, bots: corps } }, battles);
  const half = (FIRST * GAMES) / 2;
  expect(squads).toBeGreaterThan(half);
  expect(armies).toBeGreaterThan(half);
});
