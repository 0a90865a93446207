import { botsFor, checkPack, defaultPack, limanowa } from '../../packages/limanowa/src/index.ts';
import { applies } from './apply.ts';
import type { Group, Groups } from './contest.ts';
import { at } from './list.ts';
import { playOut } from './playout.ts';

const SEED = 'sfc32:bench';
const WARM_UPS = 20;

/** The second game: whole Novice missions, solo and for two players, and the cost of an entry. */
export const limanowaGroups: Groups = {
  'limanowa: a Novice solo mission with corps': () => missions(1),
  'limanowa: a Novice mission for two with corps': () => missions(2),
  'limanowa: apply in a corps’ mission': applyGroup,
};

function table() {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('the pack is broken');
  const game = limanowa(pack.value);
  const optionsFor = (players: number) =>
    pack.value.missions.flatMap(({ id, corps }) => {
      const people = corps.filter(({ isAi }) => !isAi).length;
      const options = game.options({ mission: id });
      return people === players && people < corps.length && options.ok ? [options.value] : [];
    });
  return { game, corps: botsFor(game, pack.value).corps, optionsFor };
}

function missions(players: number): Group {
  const { game, corps, optionsFor } = table();
  const all = optionsFor(players);
  let match = 0;
  const run = (): number => {
    match += 1;
    return playOut(game, at(all, match % all.length), corps, `${SEED}/${match}`);
  };
  return { batch: 1, contestants: [{ name: 'ours', run, warmUps: WARM_UPS }] };
}

function applyGroup(): Group {
  const { game, corps, optionsFor } = table();
  const options = at(optionsFor(1), 1);
  const sentences: (readonly string[])[] = [];
  playOut(game, options, corps, SEED, (_seat, said) => sentences.push(said));
  return applies(game, options, SEED, sentences);
}
