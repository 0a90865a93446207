import { randomOf, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { botsFor } from '../bots/bots.ts';
import { AI_SEAT } from '../model/forces.ts';
import type { State, View } from '../model/state.ts';
import { game, pack } from '../testing/match.ts';
import { adviserFor, type Suggestion } from './advice.ts';

const advise = adviserFor(game, pack);
const { corps } = botsFor(game, pack);

type Player = (view: View, suggested: readonly Suggestion[], random: ReturnType<typeof randomOf>) => Sentence;

const follow: Player = (_view, suggested) => suggested.flatMap(({ order }) => order);
const anything: Player = (view, _suggested, random) => game.anySentence(view, random);

/** Plays a match to its end, plans by `player`; `watch` sees each before it is made. */
function play(
  options: object,
  seed: string,
  player: Player,
  answer: Player,
  watch: Player = () => [],
  most = Infinity,
): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = game.setup(read.value, new Recorder(streamsOf(seed, game.streams)));
  const random = randomOf(seed, 'bot');
  for (
    let entry = 0, asked = game.pending(state);
    asked !== undefined && entry < most;
    asked = game.pending(state), entry++
  ) {
    const view = game.view(state, asked.seat);
    const suggested = asked.seat === AI_SEAT ? [] : advise(view);
    if (suggested.length > 0) watch(view, suggested, random);
    const said =
      asked.seat === AI_SEAT ? ['proceed'] : (suggested.length > 0 ? player : answer)(view, suggested, random);
    game.apply(state, said, new Recorder(state.random));
  }
  return state;
}

/** Entries; enough to meet most of a mission. */
const ENOUGH = 60;

const OPTIONS = [
  ...pack.missions.map(({ id: mission }) => ({ mission })),
  { mission: 'battle-of-limanowa', players: 3, shared: 'austria' },
  { mission: 'battle-of-limanowa', players: 4 },
];

test.each(OPTIONS)('every plan has suggestions that make it up, order by order: $mission', (options) => {
  const faults: string[] = [];
  let plans = 0;
  const answer: Player = (view, _suggested, random) => corps(view, random);
  play(
    options,
    'sfc32:walk',
    follow,
    answer,
    (view, suggested) => {
      plans += 1;
      const said: string[] = [];
      for (const { order, head, short } of suggested) {
        said.push(...order);
        if (!game.judge(view, said).granted || head === '' || short === '') faults.push(said.join(' '));
      }
      const verdict = game.judge(view, said);
      if (!verdict.granted || !verdict.value.whole) faults.push(`not whole: ${said.join(' ')}`);
      // A bare end only where the commander, too, would order nothing.
      if (suggested.length === 1 && suggested[0]?.order[0] !== 'disclose') faults.push('no end');
      return [];
    },
    ENOUGH,
  );
  expect(faults).toEqual([]);
  expect(plans).toBeGreaterThan(5);
});

test('who follows the suggestions wins the first mission far more often than who says anything legal', () => {
  const wins = (player: Player): number =>
    Array.from({ length: 5 }, (_each, place) =>
      play({ mission: 'bridge-at-neu-sandez' }, `sfc32:follow${place}`, player, anything),
    ).filter((state) => game.outcome(state)?.winners.includes('p1')).length;
  const [followed, random] = [wins(follow), wins(anything)];
  expect(followed - random).toBeGreaterThan(2);
});
