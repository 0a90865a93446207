import { checkShape, hashOf, ok, type Problem, type Result } from '@sandtable/kernel';
import { type Board, makeBoard } from '../board/board.ts';
import { countersOf, printCounter } from '../model/pack/counters.ts';
import { optionsSchema } from '../model/options.ts';
import { type Pack, packSchema, type PackSource } from '../model/pack/pack.ts';
import { problemsOfGenerator } from './check-generator.ts';
import { openMission } from './mission-terms.ts';
import { hashOfMission, hashOfNamed, hashOfPlain } from './part-hash.ts';
import { unitId } from '../model/ids.ts';

/** Checks a pack, ours or another; problems name the field. */
export function checkPack(raw: unknown): Result<Pack> {
  const source = checkShape(packSchema, raw);
  return source.ok ? makePack(source.value) : source;
}

function makePack(source: PackSource): Result<Pack> {
  const { id, name, unitTypes, hitMarkers, actionCards, orderCards, defenseCounters, missions } = source;
  const { guidelines, generatorCards, conditionCards, aiTiles, missionSheets } = source;
  const boards: Board[] = [];
  const problems = problemsOfTwins(source);
  source.boards.forEach((each, index) => {
    const board = makeBoard(each, `boards.${index}`);
    if (board.ok) boards.push(board.value);
    else problems.push(...board.problems);
  });
  if (problems.length > 0) return { ok: false, problems };
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

/** Whatever a mission names must exist, under the default options. */
function problemsOfMissions(pack: Pack): Problem[] {
  const options = optionsSchema.parse({});
  return pack.missions.flatMap((mission, index) => {
    const opened = openMission(pack, mission, options, `missions.${index}`);
    return opened.ok ? [] : opened.problems;
  });
}

/** What must be unique. */
function problemsOfTwins({ unitTypes, boards, hitMarkers, actionCards, orderCards, missions }: PackSource): Problem[] {
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

/** What a checked pack is made from: plain JSON, which can be stored without being checked again. */
export type PackParts = Omit<Pack, 'counters' | 'counterPlaces'>;

export function assemblePack(parts: PackParts): Pack {
  const counters = countersOf(parts.unitTypes);
  return { ...parts, counters, counterPlaces: new Map(counters.map(({ word }, place) => [word, unitId(place)])) };
}
