import { bear, botsFor, checkPack, defaultPack, type View } from '../../packages/bear/src/index.ts';
import { randomAt, type Random, Recorder, streamsOf } from '../../packages/kernel/src/index.ts';
import { applies } from './apply.ts';
import type { Group, Groups } from './contest.ts';
import { playOut } from './playout.ts';
import { solo } from './solo.ts';

const MISSION = 'panzerkoloss-ahead';
const SEED = 'sfc32:bench';
const PASS = ['pass'];
/** A match uses most of the rules: it takes a hundred matches until everything is compiled. */
const WARM_UPS = 20;

/** The real game: 27 units on two boards, with the default economy. Playouts include view, choice, judgement and apply. */
export const bearGroups: Groups = {
  'bear: captain against captain, a match': () => playouts('captain'),
  'bear: random against random, a match': () => playouts('random'),
  'bear: apply in a captains’ match': applyGroup,
  'bear: playing on from a copy': () => atOpening(playedOn),
  'bear: all first words of a turn': () => atOpening(({ game, view }) => game.offers(view, []).length),
  'bear: a random sentence': () => atOpening(({ game, view, random }) => game.anySentence(view, random).length),
};

function table() {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('the pack is broken');
  const game = bear(pack.value);
  const options = game.options({ mission: MISSION });
  if (!options.ok) throw new Error('the mission is gone');
  return { game, options: options.value, bots: botsFor(game, pack.value) };
}

type Table = ReturnType<typeof table>;

function playouts(name: 'captain' | 'random'): Group {
  const made = table();
  let match = 0;
  const run = (): number => playOut(made.game, made.options, made.bots[name], `${SEED}/${(match += 1)}`);
  return { batch: 1, contestants: [{ name: 'ours', run, warmUps: WARM_UPS }] };
}

function applyGroup(): Group {
  const made = table();
  const sentences: (readonly string[])[] = [];
  playOut(made.game, made.options, made.bots.captain, SEED, (_seat, said) => sentences.push(said));
  return applies(made.game, made.options, SEED, sentences);
}

interface Moment {
  readonly game: Table['game'];
  readonly state: ReturnType<Table['game']['setup']>;
  readonly view: View;
  readonly seat: string;
  readonly random: Random;
}

/** The cost of a branch in a search besides choosing: a copy, and a pass on it. */
function playedOn({ game, state }: Moment): number {
  const copy = game.copy(state);
  game.apply(copy, PASS, new Recorder(copy.random));
  return copy.round;
}

/** At the first turn, when all units are fresh and the offers are longest. */
function atOpening(work: (moment: Moment) => number): Group {
  const { game, options } = table();
  const state = game.setup(options, new Recorder(streamsOf(SEED, game.streams)));
  const random = randomAt(SEED, 'bench', 0);
  for (let pending = game.pending(state); pending?.key !== 'turn'; pending = game.pending(state)) {
    if (pending === undefined) throw new Error('no turn ever comes');
    game.apply(state, game.anySentence(game.view(state, pending.seat), random), new Recorder(state.random));
  }
  const seat = game.pending(state)?.seat ?? '';
  const moment = { game, state, view: game.view(state, seat), seat, random };
  return solo(1, () => work(moment));
}
