import { randomOf, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botsFor } from '../bots/bots.ts';
import type { State, View } from '../model/battle/state.ts';
import { drafted } from '../testing/drafted.ts';
import { game, pack } from '../testing/match.ts';
import { adviserFor, type Suggestion } from './advice.ts';
import { WORTH_A_TURN } from './last-shot.ts';

const advise = adviserFor(game, pack);
const bots = botsFor(game, pack);

function begin(options: object, seed: string): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return game.setup(read.value, new Recorder(streamsOf(seed, game.streams)));
}

type Watcher = (view: View, suggested: readonly Suggestion[]) => void;
type Player = (view: View, suggested: readonly Suggestion[]) => Sentence;

/** Plays on, every own turn by `turn`, all else by the captain; `watch` sees every turn before it is taken. */
function play(state: State, seed: string, most: number, turn: Player, watch: Watcher = () => {}): void {
  const random = randomOf(seed, 'bot');
  for (let entry = 0; entry < most; entry++) {
    const asked = game.pending(state);
    if (asked === undefined) return;
    const view = game.view(state, asked.seat);
    const suggested = asked.key === 'turn' ? advise(view) : null;
    if (suggested !== null) watch(view, suggested);
    const said = suggested === null ? bots.captain(view, random) : turn(view, suggested);
    game.apply(state, said, new Recorder(state.random));
  }
}

/** What is wrong with the suggestions for a turn, in words; empty if nothing is. */
function faultsIn(view: View, [first, ...others]: readonly Suggestion[]): string[] {
  if (first === undefined) return ['nothing is suggested'];
  const all = [first, ...others].flatMap(({ sentence, head, short }) => {
    const verdict = game.judge(view, sentence);
    const isWhole = verdict.granted && verdict.value.whole;
    // Every beginning of it can be said, as it is when it is clicked together.
    const isSaid = sentence.every((_word, place) => game.judge(view, sentence.slice(0, place)).granted);
    return isWhole && isSaid && head !== '' && short !== '' ? [] : [`not to be said: ${sentence.join(' ')}`];
  });
  return [...all, ...(first.sentence[0] === 'pass' ? missedIn(view) : [])];
}

/** A pass is suggested: any shot of a visible fresh unit that is worth its turn. */
function missedIn(view: View): string[] {
  return game.offers(view, []).flatMap((unit) => {
    const it = unit.kind === 'unit' ? view.units[unit.value] : undefined;
    if (it === undefined || it.spent || it.hidden) return [];
    return game.offers(view, [unit.word, 'fire']).flatMap((hex) => {
      const verdict = game.judge(view, [unit.word, 'fire', hex.word]);
      const { targets = [] } = verdict.granted ? verdict.value.figures : {};
      const isOwn = targets.some(({ own }) => own);
      const isGood = !isOwn && targets.some(({ hitChances }) => hitChances[0] >= WORTH_A_TURN);
      return isGood ? [`passes with ${unit.word} fire ${hex.word} to do`] : [];
    });
  });
}

const ECONOMIES = ['spentCheck', 'sevenAP'];
/** Enough to meet most of a mission. */
const ENOUGH = 24;

test.each(nonEmpty(pack.missions).map(({ id, solo }, place) => ({ id, isSolo: solo !== null, place })))(
  'in $id every turn has a suggestion that can be said, and never a pass with a good shot to make',
  ({ id, isSolo, place }) => {
    const economy = isSolo ? 'spentCheck' : ECONOMIES[place % ECONOMIES.length];
    const faults: string[] = [];
    // By turns the first suggestion and the last, so that odd positions come up too.
    const turn: Player = (view, suggested) =>
      (suggested.at(view.round % 2 === 1 ? 0 : -1) ?? suggested[0])?.sentence ?? [];
    play(begin({ mission: id, economy }, `sfc32:${id}`), 'sfc32:walk', ENOUGH, turn, (...seen) =>
      faults.push(...faultsIn(...seen)),
    );
    expect(faults).toEqual([]);
  },
);

test.each([{ guideline: 1, solo: { capsLess: 0, commandCardsOut: 0 } }, { guideline: 2 }] as const)(
  'the same in a generated battle, guideline $guideline',
  (draft) => {
    const faults: string[] = [];
    const { state } = drafted(draft, 'sfc32:advice', 'captain');
    play(
      state,
      'sfc32:walk',
      ENOUGH,
      (_view, [first]) => first?.sentence ?? [],
      (...seen) => faults.push(...faultsIn(...seen)),
    );
    expect(faults).toEqual([]);
  },
);

test('the same view gets the same answer, and only a turn is advised on', () => {
  const state = begin({ mission: 'whose-crossroads' }, 'sfc32:same');
  play(state, 'sfc32:walk', 6, (_view, [first]) => first?.sentence ?? []);
  const asked = game.pending(state);
  const view = game.view(state, asked?.seat ?? '');
  expect(adviserFor(game, pack)(view)).toEqual(advise(view));
});

/** By how many VP a side is ahead at the end, turns taken by `turn` and everything else at random. */
function lead(mission: string, seed: string, turn: Player): number {
  const state = begin({ mission }, seed);
  const random = randomOf(seed, 'chance');
  for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state)) {
    const view = game.view(state, asked.seat);
    const said = asked.key === 'turn' ? turn(view, advise(view)) : game.anySentence(view, random);
    game.apply(state, said, new Recorder(state.random));
  }
  const ai = state.terms.solo?.ai ?? 0;
  const side = state.players[1 - ai]?.side ?? 'german';
  return side === 'german' ? state.vp.german - state.vp.soviet : state.vp.soviet - state.vp.german;
}

test('who follows the first suggestion does far better than who says anything legal', () => {
  const random = randomOf('sfc32:anything', 'chance');
  const seeds = Array.from({ length: 6 }, (_each, place) => `sfc32:follow ${place}`);
  const mean = (turn: Player): number =>
    seeds.reduce((sum, seed) => sum + lead('whose-crossroads', seed, turn), 0) / seeds.length;
  const followed = mean((_view, [first]) => first?.sentence ?? []);
  const anything = mean((view) => game.anySentence(view, random));
  expect(followed - anything).toBeGreaterThan(3);
});
