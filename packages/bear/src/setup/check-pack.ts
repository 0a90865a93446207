import { checkShape, hashOf, ok, type Problem, type Result } from '@sandtable/kernel';
import type { Board } from '../board/board.ts';
import { makeBoard } from '../board/make-board.ts';
import { printCounter } from '../model/pack/counters.ts';
import { optionsSchema } from '../model/options.ts';
import { type Pack, packSchema, type PackSource } from '../model/pack/pack.ts';
import { assemblePack } from './assemble-pack.ts';
import { problemsOfGenerator } from './check-generator.ts';
import { openMission } from './mission-terms.ts';
import { hashOfMission, hashOfNamed, hashOfPlain } from './part-hash.ts';

export function checkPack(raw: unknown): Result<Pack> {
  const source = checkShape(packSchema, raw);
  return source.ok ? makePack(source.value) : source;
}

function makePack(source: PackSource): Result<Pack> {
  const twins = problemsOfTwins(source);
  const boards = makeBoards(source.boards);
  if (boards.ok && twins.length === 0) return packOf({ ...source, boards: boards.value });
  return { ok: false, problems: [...twins, ...(boards.ok ? [] : boards.problems)] };
}

export function makeBoards(sources: PackSource['boards']): Result<readonly Board[]> {
  const boards: Board[] = [];
  const problems: Problem[] = [];
  sources.forEach((each, index) => {
    const board = makeBoard(each, `boards.${index}`);
    if (board.ok) boards.push(board.value);
    else problems.push(...board.problems);
  });
  return problems.length > 0 ? { ok: false, problems } : ok(boards);
}

export interface PackLists extends Omit<PackSource, 'boards'> {
  readonly boards: readonly Board[];
}

/** The pack, if everything its missions, decks and cards name exists. */
export function packOf(lists: PackLists): Result<Pack> {
  const { id, name, unitTypes, boards, hitMarkers, actionCards, orderCards, defenseCounters, missions } = lists;
  const { guidelines, generatorCards, conditionCards, aiTiles, missionSheets } = lists;
  const hash = hashOf({
    unitTypes: unitTypes.map(hashOfNamed),
    boards: boards.map(hashOfNamed),
    hitMarkers: hashOfPlain(hitMarkers),
    actionCards: actionCards.map(hashOfPlain),
    orderCards: orderCards.map(hashOfPlain),
    defenseCounters: hashOfPlain(defenseCounters),
    missions: missions.map(hashOfMission),
    guidelines: guidelines.map(hashOfNamed),
    generatorCards: generatorCards.map(hashOfNamed),
    conditionCards: conditionCards.map(hashOfNamed),
    aiTiles: hashOfPlain(aiTiles),
    missionSheets: hashOfPlain(missionSheets),
  });
  const pack = assemblePack({
    id,
    name,
    hash,
    unitTypes,
    boards,
    hitMarkers,
    actionCards,
    orderCards,
    defenseCounters,
    missions,
    missionIds: missions.map((mission) => mission.id),
    guidelines,
    generatorCards,
    conditionCards,
    aiTiles,
    missionSheets,
  });
  const broken = [...problemsOfChecks(pack), ...problemsOfMissions(pack), ...problemsOfGenerator(pack)];
  return broken.length > 0 ? { ok: false, problems: broken } : ok(pack);
}

/** B2.2h: with default options spent checks draw Order Cards. */
function problemsOfChecks({ missions, orderCards }: Pack): Problem[] {
  if (missions.length === 0 || orderCards.length > 0) return [];
  return [{ field: 'orderCards', expected: 'at least one, for the spent checks of missions (B2.2h)', got: 'none' }];
}

/** Everything a mission names must exist, under the default options. */
function problemsOfMissions(pack: Pack): Problem[] {
  const options = optionsSchema.parse({});
  return pack.missions.flatMap((mission, index) => {
    const opened = openMission(pack, mission, options, `missions.${index}`);
    return opened.ok ? [] : opened.problems;
  });
}

type UniqueLists = Pick<PackSource, 'unitTypes' | 'hitMarkers' | 'actionCards' | 'orderCards' | 'missions'> & {
  readonly boards: readonly { readonly id: string }[];
};

/** Ids and numbers that must be unique. */
export function problemsOfTwins({
  unitTypes,
  boards,
  hitMarkers,
  actionCards,
  orderCards,
  missions,
}: UniqueLists): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const once = (list: string, index: number, part: string, what: string): void => {
    const key = `${list} ${part} ${what}`;
    if (seen.has(key)) problems.push({ field: `${list}.${index}.${part}`, expected: 'each only once', got: what });
    seen.add(key);
  };
  unitTypes.forEach((type, index) => {
    once('unitTypes', index, 'id', type.id);
    for (const number of type.numbers) once('unitTypes', index, 'numbers', printCounter(type, number));
  });
  boards.forEach(({ id }, index) => once('boards', index, 'id', id));
  hitMarkers.forEach(({ pile, kind }, index) => once('hitMarkers', index, 'kind', `${pile} ${kind}`));
  actionCards.forEach(({ id }, index) => once('actionCards', index, 'id', id));
  orderCards.forEach(({ number }, index) => once('orderCards', index, 'number', String(number)));
  missions.forEach(({ id }, index) => once('missions', index, 'id', id));
  return problems;
}
