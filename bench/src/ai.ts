import { bear, botsFor, checkPack, defaultPack } from '../../packages/bear/src/index.ts';
import { Recorder, streamsOf } from '../../packages/kernel/src/index.ts';
import type { Group, Groups } from './contest.ts';
import { at } from './list.ts';
import { playOut } from './playout.ts';
import { solo } from './solo.ts';

const SEED = 'sfc32:bench';
/** The mission with the most counters. */
const LARGEST = 'panzerkoloss-solo';
const WARM_UPS = 20;

/** The solo AI: its turns in a captain's match, and whole missions in rotation. */
export const aiGroups: Groups = {
  'ai: a turn': () => turns(false),
  'ai: a turn with its whole trace': () => turns(true),
  'ai: a solo mission with captain': missions,
};

function table() {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('the pack is broken');
  const game = bear(pack.value);
  const ids = pack.value.missions.flatMap(({ id, solo: part }) => (part === null ? [] : [id]));
  const optionsOf = (mission: string) => {
    const options = game.options({ mission });
    if (!options.ok) throw new Error(`the mission ${mission} is gone`);
    return options.value;
  };
  return { game, captain: botsFor(game, pack.value).captain, all: ids.map(optionsOf), largest: optionsOf(LARGEST) };
}

/** A run is one turn of the AI; the player's moves are not timed. */
function turns(tracing: boolean): Group {
  const made = table();
  const { game, largest } = made;
  const entries: { readonly seat: string; readonly said: readonly string[] }[] = [];
  playOut(game, largest, made.captain, SEED, (seat, said) => entries.push({ seat, said }));
  const start = game.freeze(game.setup(largest, new Recorder(streamsOf(SEED, game.streams))));
  let state = game.revive(start);
  let next = 0;
  const before = (): void => {
    for (;;) {
      if (next === entries.length) {
        state = game.revive(start);
        next = 0;
      }
      const { seat, said } = at(entries, next);
      if (seat === 'ai') return;
      game.apply(state, said, new Recorder(state.random));
      next += 1;
    }
  };
  const run = (): number => {
    const io = new Recorder(state.random, { tracing });
    game.apply(state, at(entries, next).said, io);
    next += 1;
    return io.told.length + io.notes.length;
  };
  return solo(1, run, before);
}

function missions(): Group {
  const made = table();
  let match = 0;
  const run = (): number => {
    match += 1;
    return playOut(made.game, at(made.all, match % made.all.length), made.captain, `${SEED}/${match}`);
  };
  return { batch: 1, contestants: [{ name: 'ours', run, warmUps: WARM_UPS }] };
}
