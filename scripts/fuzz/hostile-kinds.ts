// Saves, positions and packs of both games, small enough to read thousands of them; for a long fuzz the large ones too.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Random, randomOf } from '../../packages/kernel/src/index.ts';
import { defaultPack as bearContent } from '../../packages/bear/src/content/pack.ts';
import { readPosition } from '../../packages/bear/src/index.ts';
import { checkPack as checkBear } from '../../packages/bear/src/setup/check-pack.ts';
import { bear } from '../../packages/bear/src/system.ts';
import { game as bearGame, pack as bearPack } from '../../packages/bear/src/testing/match.ts';
import { randomPosition as bearPosition } from '../../packages/bear/src/testing/random-position.ts';
import { makeMap } from '../../packages/limanowa/src/board/map.ts';
import { limanowaMap } from '../../packages/limanowa/src/content/limanowa-map.ts';
import { defaultPack as limanowaContent } from '../../packages/limanowa/src/content/pack.ts';
import { checkPack as checkLimanowa } from '../../packages/limanowa/src/setup/check-pack.ts';
import { limanowa } from '../../packages/limanowa/src/system.ts';
import { game as limanowaGame, pack as limanowaPack } from '../../packages/limanowa/src/testing/match.ts';
import { randomPosition as limanowaPosition } from '../../packages/limanowa/src/testing/random-position.ts';
import { type FileKind, packKind, positionKind } from './hostile-files.ts';
import { cutSave, saveKind, shortSave } from './hostile-saves.ts';
import { root } from '../setup.mjs';

const map = makeMap(limanowaMap);

/** The positions of the manual, and some random ones. */
function bearPositions(count: number): readonly unknown[] {
  return [
    ...['los', 'move', 'odds', 'ai'].map(example),
    ...Array.from({ length: count }, (_, number) => bearPosition(`sfc32:${number}`)),
  ];
}

function limanowaPositions(count: number, random: Random): readonly unknown[] {
  return [example('limanowa'), ...Array.from({ length: count }, () => limanowaPosition(limanowaPack, map, random))];
}

function example(name: string): unknown {
  return JSON.parse(readFileSync(path.join(root, 'docs/examples', `${name}.json`), 'utf8'));
}

/** A firefight on one board, and only what it needs. */
function smallBearPack(): object {
  const { unitTypes, boards, actionCards, orderCards, missions = [], ...all } = bearContent;
  const { id, name, hitMarkers, defenseCounters } = { ...all };
  const types = new Set(['g-rifle', 'g-lmg', 's-rifle']);
  return {
    id,
    name,
    unitTypes: unitTypes.filter((type) => types.has(type.id)),
    boards: boards.slice(0, 1),
    hitMarkers,
    defenseCounters,
    actionCards: actionCards.slice(0, 8),
    orderCards: orderCards.slice(0, 3),
    missions: missions.slice(0, 1),
  };
}

/** A solo mission and the battle between people: together they use everything a mission can have. */
function smallLimanowaPack(): object {
  const { missions } = limanowaContent;
  return {
    ...limanowaContent,
    missions: missions.filter((_mission, place) => place === 0 || place === missions.length - 1),
  };
}

/** Every kind of file. `isLong` adds whole matches and whole packs, which take long. */
export function hostileKinds(isLong: boolean): readonly FileKind[] {
  const random = randomOf('sfc32:bases');
  const count = isLong ? 400 : 12;
  const bearOptions = [{ mission: 'first-shots' }, { position: bearPosition('sfc32:7') }, soloOptions('bear')];
  const limanowaOptions = [
    { mission: 'battle-of-limanowa' },
    { position: limanowaPosition(limanowaPack, map, random) },
    soloOptions('limanowa'),
  ];
  const bearSaves = bearOptions.map((options) => shortSave(bearGame, options, random));
  const limanowaSaves = limanowaOptions.map((options) => shortSave(limanowaGame, options, random));
  return [
    saveKind(bearGame, [...bearSaves, ...oldSaves('bear', isLong)]),
    saveKind(limanowaGame, [...limanowaSaves, ...oldSaves('limanowa', isLong)]),
    positionKind(bearGame, bearPositions(count), (raw) => readPosition(bearPack, raw)),
    positionKind(limanowaGame, limanowaPositions(count, random)),
    packKind('bear', { bases: [smallBearPack(), ...(isLong ? [bearContent] : [])], check: checkBear, make: bear }),
    packKind('limanowa', {
      bases: [smallLimanowaPack(), ...(isLong ? [limanowaContent] : [])],
      check: checkLimanowa,
      make: limanowa,
    }),
  ];
}

/** Saves of the first release, or their first entries. */
function oldSaves(game: string, isWhole: boolean): readonly string[] {
  const folder = path.join(root, 'packages', game, 'saves/0.1.0');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sandtable.json'));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return isWhole ? texts : texts.map((text) => cutSave(text));
}

function soloOptions(game: 'bear' | 'limanowa'): { readonly mission: string } {
  const text = readFileSync(path.join(root, 'packages', game, 'saves/0.1.0/solo.sandtable.json'), 'utf8');
  return JSON.parse(text).options;
}
