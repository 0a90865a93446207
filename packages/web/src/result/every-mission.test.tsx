import type { Bot, Realm } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, inject, test } from 'vitest';
import { Router } from 'wouter';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import { missions as bearMissions } from '../bear/missions/missions.ts';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import type { MissionFacts } from '../face/missions.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { missions as limanowaMissions } from '../limanowa/missions/missions.ts';
import { PlayRoom } from '../match/play-context.tsx';
import { sitDown } from '../match/sitting.ts';
import { nextMission } from '../missions/onward.ts';
import { seatingOf } from '../missions/seats.tsx';
import { directLink } from '../link/direct-link.ts';
import { playedOut } from '../testing/played-out.ts';
import { castOf } from './cast.ts';
import { ResultPage } from './result-page.tsx';
import { paintEnd, paintPoint } from './story-picture.ts';
import { MOST_LETTERS } from './telling.ts';

/** Passes or ends the phase wherever that can be said: the shortest match there is. */
function idle<R extends Realm>({ system }: LinkFace<R>, word: string): Bot<R['view']> {
  return (view, random) => {
    const offered = system.offers(view, []).find((offer) => offer.word === word);
    return offered === undefined ? system.anySentence(view, random) : [offered.word];
  };
}

async function expectStory<R extends Realm>(
  game: LinkFace<R>,
  face: GameFace<R>,
  { id, parties }: MissionFacts,
  bot: Bot<R['view']>,
): Promise<string> {
  const people = parties
    .filter(({ isProcedure }) => !isProcedure)
    .map(({ seat }) => [seat, seat === parties[0]?.seat ? 'me' : 'other']);
  const seats = seatingOf(parties, Object.fromEntries(people));
  const link = directLink(playedOut(game, { options: { mission: id }, seats, seed: 'sfc32:every' }, bot));
  const sitting = sitDown(face, link);
  const moment = sitting.now();
  const cast = castOf(sitting, moment.position);
  const [result, story] = await Promise.all([sitting.result(moment, cast), sitting.story(moment, cast)]);
  if (story === null) throw new Error(`${id} has no story`);
  expect(story.points.length).toBeLessThanOrEqual(3);
  for (const { text } of [...story.points, { text: story.sentence }]) {
    expect(text.length).toBeLessThanOrEqual(MOST_LETTERS);
    expect(text).toMatch(/^[A-Z0-9].*\.$/);
    expect(text).not.toMatch(/undefined|NaN|null|^Nobody |somewhere/);
  }
  const honors = sitting.log().flatMap(({ events }) => events.filter(({ honor }) => honor !== undefined));
  expect(honors.length).toBeLessThanOrEqual(1);
  expect(honors.every(({ landmark }) => landmark === 'kill')).toBe(true);
  expect(story.diary.length).toBeGreaterThanOrEqual(6);
  expect(story.diary.length).toBeLessThanOrEqual(10);
  expect(new Set(story.diary).size).toBe(story.diary.length);
  for (const sentence of story.diary) {
    expect(sentence).toMatch(/^[A-Z].*[.!?]$/);
    expect(sentence).not.toMatch(/undefined|NaN|null|somewhere|\.\.| {2}/);
  }
  expect(paintEnd(moment, sitting.log(), story.way, { width: 568, height: 476 }, 'paper')).toContain('data-piece');
  const last = story.points.at(-1)?.seq ?? 1;
  const [before, after] = [await sitting.at(last - 1), await sitting.at(last)];
  const card = paintPoint(before, after, sitting.motions(before, after), { width: 292, height: 164 }, 'field');
  expect(card).toMatch(/^<svg /);
  const page = renderToStaticMarkup(
    <Router ssrPath="/">
      <PlayRoom face={face} link={link}>
        <ResultPage {...{ moment, result, story, cast }} isMoving={false} onLook={() => undefined} />
      </PlayRoom>
    </Router>,
  );
  for (const { text, seq } of story.points) {
    expect(page).toContain(renderToStaticMarkup(<>{text}</>));
    expect(page).toContain(`Watch move ${seq}`);
  }
  expect(page).toContain(result.headline);
  expect(page.match(/role="img"/g)?.length).toBeGreaterThan(story.points.length);
  return `${id}: ${story.sentence}`;
}

/** `npm run soak` has every one of them told. */
const SOME = bearMissions.all.filter((_facts, place) => inject('samples') > 1 || place % 2 === 0);

test.each(nonEmpty(SOME).map((facts) => [facts.id, facts] as const))(
  'the end of %s is told, painted and drawn',
  async (_id, facts) => {
    expect(await expectStory(bearLink, bearFace, facts, idle(bearLink, 'pass'))).toContain(facts.id);
  },
);

test.each(limanowaMissions.all.map((facts) => [facts.id, facts] as const))(
  'the end of %s is told, painted and drawn',
  async (_id, facts) => {
    expect(await expectStory(limanowaLink, limanowaFace, facts, idle(limanowaLink, 'disclose'))).toContain(facts.id);
  },
);

test('after each mission comes the next of the list, and nothing after the last', () => {
  for (const missions of [bearMissions, limanowaMissions]) {
    const walked: string[] = [];
    for (let next = nextMission(missions, null); next !== undefined; next = nextMission(missions, next.id))
      walked.push(next.id);
    expect(walked).toEqual(nonEmpty(missions.all).map(({ id }) => id));
  }
});
