import { randomOf, Recorder, type Realm, type StateOf, type GameSystem } from '../../packages/kernel/src/index.ts';
import { outpost } from '../../packages/kernel/src/testing/index.ts';
import type { Group, Groups } from './contest.ts';
import { march } from './march/index.ts';
import { record, startOf } from './recorded.ts';
import { repeated, solo } from './solo.ts';

const SEED = 'sfc32:bench';
const MATCHES = 10;

/** A small complete game, and a grammar of a wargame's size: 30 units, far apart or side by side. */
export const kernelGroups: Groups = {
  ...talk(outpost, 'outpost', { rounds: 6 }, 'u1 step b1 dug +u2 stay +u3 b3 ready'),
  'kernel outpost view': viewing,
  'kernel outpost apply': () => applying(outpost, { rounds: 6 }),
  ...talk(march, 'march apart', 3, 'g08 move F04 NE caps:0'),
  ...talk(march, 'march groups', 1, 'g08 move C04 NE +g09 D04 N +g10 stay +g02 C01 S +g03 D03 SW caps:2'),
  'kernel march groups apply': () => applying(march, 1),
};

/** The first words, the end of a long sentence, judging it, and a random sentence. */
function talk<R extends Realm>(system: GameSystem<R>, name: string, options: unknown, text: string): Groups {
  const sentence = text.split(' ');
  const beginning = sentence.slice(0, -1);
  const look = (): R['view'] => {
    const state = startOf(system, options, SEED);
    const view = system.view(state, system.pending(state)?.seat ?? 'spectator');
    if (!system.judge(view, sentence).granted) throw new Error(`'${text}' is denied`);
    return view;
  };
  const talking = (operation: (view: R['view']) => number) => (): Group => {
    const view = look();
    return repeated(() => operation(view));
  };
  const random = randomOf(SEED, 'kernel');
  return {
    [`kernel ${name} offers`]: talking((view) => system.offers(view, []).length),
    [`kernel ${name} offers late`]: talking((view) => system.offers(view, beginning).length),
    [`kernel ${name} judge`]: talking((view) => system.judge(view, sentence).reasons.length),
    [`kernel ${name} random sentence`]: talking((view) => system.anySentence(view, random).length),
  };
}

function viewing(): Group {
  const state = startOf(outpost, { rounds: 6 }, SEED);
  return repeated(() => outpost.view(state, 'red').players.length);
}

function applying<R extends Realm>(system: GameSystem<R>, options: unknown): Group {
  const matches = Array.from({ length: MATCHES }, (_match, index) => record(system, options, `${SEED}${index}`));
  const batch = matches.reduce((sum, { entries }) => sum + entries.length, 0);
  let states: StateOf<R>[] = [];
  const restart = (): void => {
    states = matches.map(({ start }) => system.revive(start));
  };
  const run = (): number => {
    let told = 0;
    for (const [index, state] of states.entries()) {
      for (const { sentence } of matches[index]?.entries ?? []) {
        const io = new Recorder<R['event'], R['note']>(state.random);
        system.apply(state, sentence, io);
        told += io.told.length;
      }
    }
    return told;
  };
  return solo(batch, run, restart);
}
