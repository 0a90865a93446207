import { checkShape, describe, isRecord, ok, type Problem, type Result } from '@sandtable/kernel';
import {
  changesOf,
  mergedFields,
  mergeList,
  type MergedList,
  NO_CHANGES,
  type PackChanges,
  type PackHead,
  packJsonSchema,
  readPackFile,
} from '@sandtable/kernel/packs';
import { extensionSchema, type Pack, packSchema, type PackSource, wholeDrawing } from '../model/pack/pack.ts';
import { printCounter } from '../model/pack/counters.ts';
import type { PackParts } from './assemble-pack.ts';
import { checkPack, makeBoards, packOf, problemsOfTwins } from './check-pack.ts';

export interface OwnPack {
  readonly head: PackHead;
  /** What it adds to ours, and what of ours it replaces. */
  readonly changes: PackChanges;
  readonly pack: Pack;
}

/** Checks the file of a pack that does not come with the game: one complete in itself, or one that builds on ours. */
export function checkOwnPack(raw: unknown, ours: () => PackParts): Result<OwnPack> {
  const file = readPackFile(withWholeDrawings(raw), { game: 'bear', own: OUR_PACK });
  if (!file.ok) return file;
  const { head, content } = file.value;
  const made = head.extends === null ? alone(content) : extend(content, ours());
  if (!made.ok) return made;
  const problems = problemsOfCards(content, ours());
  return problems.length > 0 ? { ok: false, problems } : ok({ head, ...made.value });
}

const OUR_PACK = 'east-front-1941';

/** For editors: the schema of our game's pack files. */
export function bearPackSchema(): object {
  return packJsonSchema({
    title: 'A pack of Eastern Front, 1941',
    ...{ game: 'bear', own: OUR_PACK, whole: packSchema, extension: extensionSchema },
  });
}

/** The text of a drawing is what counts, also for the hash: written line by line it is the same pack. */
function withWholeDrawings(raw: unknown): unknown {
  if (!isRecord(raw) || !Array.isArray(raw['boards'])) return raw;
  const boards: readonly unknown[] = raw['boards'];
  const whole = boards.map((board) => {
    const drawing: unknown = isRecord(board) ? board['drawing'] : undefined;
    const isLines = Array.isArray(drawing) && drawing.every((line) => typeof line === 'string');
    return isRecord(board) && isLines ? { ...board, drawing: wholeDrawing(drawing) } : board;
  });
  return { ...raw, boards: whole };
}

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

type Made = Result<Pick<OwnPack, 'pack' | 'changes'>>;

function alone(raw: unknown): Made {
  const pack = checkPack(raw);
  return pack.ok ? ok({ pack: pack.value, changes: NO_CHANGES }) : pack;
}

/**
 * Our pack with the entries of a file: one with the id (or number) of ours replaces it, others are added. Missions are
 * the file's; if it has none, ours are played with its changes.
 */
function extend(raw: unknown, ours: PackParts): Made {
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
      own.missions.length === 0 ? mergeList(ours.missions, [], () => '') : mergeList([], own.missions, ({ id }) => id),
  };
  const made = packOfLists(own, lists);
  if (made.ok) return ok({ pack: made.value, changes: changesOf(lists) });
  return { ok: false, problems: explainLost(mergedFields(made.problems, OUR_PACK, lists), own, ours) };
}

/** A unit type with an id of ours takes our counters away, which cards and missions of ours then miss: the id is what is wrong. */
function explainLost(problems: readonly Problem[], { unitTypes }: PackSource, ours: PackParts): readonly Problem[] {
  const hints: Problem[] = [];
  const lost = new Set<string>();
  unitTypes.forEach((type, place) => {
    const before = ours.unitTypes.find(({ id }) => id === type.id);
    const gone = before?.numbers.filter((number) => !type.numbers.includes(number)) ?? [];
    if (before === undefined || gone.length === 0) return;
    const words = gone.map((number) => printCounter(before, number));
    for (const word of words) lost.add(describe(word));
    hints.push({
      field: `unitTypes.${place}.id`,
      expected: `an id of its own, or our counters in its numbers: it takes the place of ours, which has ${words.join(', ')}`,
      got: describe(type.id),
    });
  });
  const others = problems.filter(({ field, got }) => !(field.startsWith(`${OUR_PACK}: `) && lost.has(got)));
  return others.length === problems.length ? problems : [...hints, ...others];
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
