import { bear, botsFor, checkPack, defaultPack } from '../../packages/bear/src/index.ts';
import { randomAt, Recorder, streamsOf } from '../../packages/kernel/src/index.ts';
import type { Group, Groups } from './contest.ts';
import { at } from './list.ts';
import { solo } from './solo.ts';

const SEED = 'sfc32:bench';
/** The mission with the most counters. */
const LARGEST = 'panzerkoloss-solo';
const WARM_UPS = 20;

/** The solo AI: its turns in a captain's match, and whole missions one after another, all of them in turn. */
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

type Table = ReturnType<typeof table>;
type Options = Table['largest'];

/** Plays a match to its end; `hear` is told of every sentence and who said it. */
function play(
  { game, captain }: Table,
  options: Options,
  seed: string,
  hear: (seat: string, said: readonly string[]) => void,
): number {
  const state = game.setup(options, new Recorder(streamsOf(seed, game.streams)));
  let entries = 0;
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    const { seat } = pending;
    const view = game.view(state, seat);
    const said = seat === 'ai' ? ['proceed'] : captain(view, randomAt(seed, `bot/${seat}`, entries));
    if (!game.allows(view, said)) throw new Error(`refused: ${said.join(' ')}`);
    game.apply(state, said, new Recorder(state.random));
    hear(seat, said);
    entries += 1;
  }
  return entries;
}

/** A run is one turn of the AI; what the player does in between is not timed. */
function turns(tracing: boolean): Group {
  const made = table();
  const { game, largest } = made;
  const entries: { readonly seat: string; readonly said: readonly string[] }[] = [];
  play(made, largest, SEED, (seat, said) => entries.push({ seat, said }));
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
    return play(made, at(made.all, match % made.all.length), `${SEED}/${match}`, () => {});
  };
  return { batch: 1, contestants: [{ name: 'ours', run, warmUps: WARM_UPS }] };
}
