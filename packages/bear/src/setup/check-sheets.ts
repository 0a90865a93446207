import type { Problem } from '@sandtable/kernel';
import type { MissionSheet } from '../model/ai-tile.ts';
import type { Pack } from '../model/pack.ts';

/** G5.3-G5.5: what an AI is built from must be there, and its tiles only ever leap forward. */
export function problemsOfSheets(pack: Pack): Problem[] {
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
