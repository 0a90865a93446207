import { describe, type Problem } from '@sandtable/kernel';
import type { GeneratorCard } from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { MissionSheet } from '../model/pack/solo-mission.ts';
import { problemsOfSteps } from './check-steps.ts';

/** G1.0, G3.1b: everything the cards and tiles of a pack name must exist, fit, and be unique. */
export function problemsOfGenerator(pack: Pack): Problem[] {
  return [
    ...problemsOfTwins(pack),
    ...pack.generatorCards.flatMap((card, index) => problemsOfCard(pack, card, `generatorCards.${index}`)),
    ...problemsOfNumbers(pack),
    ...pack.conditionCards.flatMap((card, index) =>
      (['top', 'bottom'] as const).flatMap((half) =>
        problemsOfSteps(pack, { field: `conditionCards.${index}.${half}`, side: null, steps: card[half].steps }),
      ),
    ),
    ...problemsOfTiles(pack),
    ...problemsOfSheets(pack),
  ];
}

function problemsOfCard(pack: Pack, { side, top, bottom }: GeneratorCard, field: string): Problem[] {
  const problems = [
    ...problemsOfSteps(pack, { field: `${field}.top`, side, steps: top.steps }),
    ...problemsOfSteps(pack, { field: `${field}.bottom`, side, steps: bottom.steps }),
  ];
  const scores = top.steps.some(({ kind }) => kind === 'victory');
  // G1.0b: a top is of one kind, `victory` if and only if it scores.
  if (scores !== (top.kind === 'victory'))
    problems.push({
      field: `${field}.top.kind`,
      expected: scores ? "'victory' where a step gives VP" : 'a step that gives VP',
      got: top.kind,
    });
  bottom.steps.forEach(({ kind }, index) => {
    if (kind !== 'units' && kind !== 'caps')
      problems.push({ field: `${field}.bottom.steps.${index}.kind`, expected: 'units or caps (G1.0c)', got: kind });
  });
  if (!bottom.steps.some(({ kind }) => kind === 'units'))
    problems.push({ field: `${field}.bottom.steps`, expected: 'units (G1.0c)', got: 'none' });
  return problems;
}

/** G3.1b: no number occurs twice on a side's cards, counting both halves. */
function problemsOfNumbers({ generatorCards }: Pack): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  generatorCards.forEach((card, index) => {
    for (const half of ['top', 'bottom'] as const)
      card[half].steps.forEach((step, place) => {
        if (step.kind !== 'units') return;
        step.units.forEach((word, unit) => {
          const field = `generatorCards.${index}.${half}.steps.${place}.units.${unit}`;
          if (seen.has(word))
            problems.push({ field, expected: 'each counter on one half only (G3.1b)', got: describe(word) });
          seen.add(word);
        });
      });
  });
  return problems;
}

/** Ids and numbers that must be unique. */
function problemsOfTwins({ guidelines, generatorCards, conditionCards, aiTiles, missionSheets }: Pack): Problem[] {
  const seen = new Set<string>();
  const once = (list: string, part: string, keys: readonly string[]): Problem[] =>
    keys.flatMap((key, index) => {
      const isTwin = seen.has(`${list} ${key}`);
      seen.add(`${list} ${key}`);
      return isTwin ? [{ field: `${list}.${index}.${part}`, expected: 'each only once', got: key }] : [];
    });
  return [
    ...once(
      'guidelines',
      'number',
      guidelines.map(({ number }) => String(number)),
    ),
    ...once(
      'generatorCards',
      'number',
      generatorCards.map(({ side, number }) => `${side} ${number}`),
    ),
    ...once(
      'conditionCards',
      'id',
      conditionCards.map(({ id }) => id),
    ),
    ...once(
      'aiTiles',
      'number',
      aiTiles.map(({ side, number }) => `${side} ${number}`),
    ),
    ...once(
      'missionSheets',
      'posture',
      missionSheets.map(({ posture }) => posture),
    ),
  ];
}

/** G5.3b */
function problemsOfTiles({ aiTiles, generatorCards }: Pack): Problem[] {
  return aiTiles.flatMap(({ side, number }, index) => {
    const isServing = generatorCards.some((card) => card.side === side && card.number === number);
    const expected = 'the number of a Generator Card of its side (G5.3b)';
    return isServing ? [] : [{ field: `aiTiles.${index}.number`, expected, got: `${side} ${number}` }];
  });
}

/** G5.3-G5.5: everything an AI is built from must exist, and tiles leap forward only. */
function problemsOfSheets(pack: Pack): Problem[] {
  return pack.missionSheets.flatMap((sheet, index) => problemsOfSheet(pack, sheet, `missionSheets.${index}`));
}

function problemsOfSheet({ orderCards }: Pack, { deck, track, tiles }: MissionSheet, field: string): Problem[] {
  const problems: Problem[] = [];
  const { from, to } = deck;
  if (!orderCards.some(({ number, isCommand }) => isCommand && number >= from && number <= to))
    problems.push({ field: `${field}.deck`, expected: 'at least one Command card (S7.3.1)', got: `${from} to ${to}` });
  const spaces = track.map(({ space }) => space);
  spaces.forEach((space, index) => {
    if (spaces.indexOf(space) !== index)
      problems.push({ field: `${field}.track.${index}.space`, expected: 'each space only once', got: String(space) });
  });
  const taken = new Set<number>();
  tiles.forEach((path, row) => {
    path.forEach((space, index) => {
      if (taken.has(space) || space <= (path[index - 1] ?? 1))
        problems.push({
          field: `${field}.tiles.${row}.${index}`,
          expected: 'a space further on than the one before, and of no other path (G5.5)',
          got: String(space),
        });
      taken.add(space);
    });
  });
  return problems;
}
