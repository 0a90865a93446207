import { checkShape, describe, isRecord, ok, type Problem, type Result } from '@sandtable/kernel';
import { mergedFields, mergeList, type MergedList, type PackHead, readPackFile } from '@sandtable/kernel/packs';
import { extensionSchema, type Pack, type PackSource } from '../model/pack/pack.ts';
import type { PackParts } from './assemble-pack.ts';
import { checkPack, makeBoards, packOf, problemsOfTwins } from './check-pack.ts';

export interface OwnPack {
  readonly head: PackHead;
  readonly pack: Pack;
}

/** Checks the file of a pack that does not come with the game: one complete in itself, or one that builds on ours. */
export function checkOwnPack(raw: unknown, ours: () => PackParts): Result<OwnPack> {
  const file = readPackFile(raw, { game: 'bear', own: OUR_PACK });
  if (!file.ok) return file;
  const { head, content } = file.value;
  const pack = head.extends === null ? checkPack(content) : extend(content, ours());
  if (!pack.ok) return pack;
  const problems = problemsOfCards(content, ours());
  return problems.length > 0 ? { ok: false, problems } : ok({ head, pack: pack.value });
}

const OUR_PACK = 'east-front-1941';

/** Cards must be known: the rules implement them by id. What an event does is up to the mission. */
function problemsOfCards({ actionCards }: Readonly<Record<string, unknown>>, ours: PackParts): Problem[] {
  const known = new Set(ours.actionCards.map(({ id }) => id));
  const cards: readonly unknown[] = Array.isArray(actionCards) ? actionCards : [];
  return cards.flatMap((card, place) => {
    const { id, kind } = isRecord(card) ? card : {};
    if (kind === 'event' || known.has(String(id))) return [];
    return [{ field: `actionCards.${place}.id`, expected: 'a card of ours, or an event', got: describe(id) }];
  });
}

/**
 * Our pack with the entries of a file: one with the id (or number) of ours replaces it, others are added. Missions are
 * the file's; if it has none, ours are played with its changes.
 */
function extend(raw: unknown, ours: PackParts): Result<Pack> {
  const source = checkShape(extensionSchema, raw);
  if (!source.ok) return source;
  const own = source.value;
  const boards = makeBoards(own.boards);
  if (!boards.ok) return boards;
  const lists = {
    unitTypes: mergeList(ours.unitTypes, own.unitTypes, ({ id }) => id),
    boards: mergeList(ours.boards, boards.value, ({ id }) => id),
    hitMarkers: mergeList(ours.hitMarkers, own.hitMarkers, ({ pile, kind }) => `${pile} ${kind}`),
    actionCards: mergeList(ours.actionCards, own.actionCards, ({ id }) => id),
    orderCards: mergeList(ours.orderCards, own.orderCards, ({ number }) => String(number)),
    defenseCounters: mergeList(ours.defenseCounters, own.defenseCounters, ({ faces }) => faces.join(' ')),
    guidelines: mergeList(ours.guidelines, own.guidelines, ({ number }) => String(number)),
    generatorCards: mergeList(ours.generatorCards, own.generatorCards, ({ side, number }) => `${side} ${number}`),
    conditionCards: mergeList(ours.conditionCards, own.conditionCards, ({ id }) => id),
    aiTiles: mergeList(ours.aiTiles, own.aiTiles, ({ side, number, posture }) => `${side} ${number} ${posture}`),
    missionSheets: mergeList(ours.missionSheets, own.missionSheets, ({ posture }) => posture),
    missions:
      own.missions.length === 0 ? mergeList(ours.missions, [], () => '') : mergeList([], own.missions, () => ''),
  };
  const made = packOfLists(own, lists);
  return made.ok ? made : { ok: false, problems: mergedFields(made.problems, OUR_PACK, lists) };
}

type MergedLists = {
  readonly [List in Exclude<keyof PackSource, 'id' | 'name' | 'boards'>]: MergedList<PackSource[List][number]>;
} & {
  readonly boards: MergedList<Pack['boards'][number]>;
};

function packOfLists({ id, name }: PackSource, lists: MergedLists): Result<Pack> {
  const merged = {
    id,
    name,
    unitTypes: lists.unitTypes.list,
    boards: lists.boards.list,
    hitMarkers: lists.hitMarkers.list,
    actionCards: lists.actionCards.list,
    orderCards: lists.orderCards.list,
    defenseCounters: lists.defenseCounters.list,
    missions: lists.missions.list,
    guidelines: lists.guidelines.list,
    generatorCards: lists.generatorCards.list,
    conditionCards: lists.conditionCards.list,
    aiTiles: lists.aiTiles.list,
    missionSheets: lists.missionSheets.list,
  };
  const twins: readonly Problem[] = problemsOfTwins(merged);
  return twins.length > 0 ? { ok: false, problems: twins } : packOf(merged);
}
