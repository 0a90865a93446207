import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../games/games.ts';
import { blockOfRule } from '../rules/search.ts';
import { drawDiagram } from './diagram-picture.ts';
import { filled } from './diagram-words.ts';
import { rulebookOf } from './read-rulebook.ts';

const books = await Promise.all(
  GAMES.map(async (game) => {
    const face = await game.rulebook?.();
    if (face?.diagrams === undefined || face.diagrams === null) throw new Error(`${game.name} has no diagrams`);
    return {
      name: game.name,
      id: game.id,
      chapters: (await rulebookOf(game)).chapters,
      files: await face.diagrams.files(),
      open: await face.diagrams.opener(),
    };
  }),
);
const all = books.flatMap(({ files, chapters, open }) =>
  files.map((file) => ({ title: file.title, file, chapters, open })),
);

test('every file of docs/rules/diagrams is shown, more than fifty in all', () => {
  for (const { id, files } of books) {
    const folder = path.join(import.meta.dirname, `../../../../docs/rules/diagrams/${id}`);
    expect(readdirSync(folder)).toHaveLength(files.length);
    expect(new Set(files.map(({ title }) => title)).size).toBe(files.length);
  }
  expect(all.length).toBeGreaterThan(50);
});

test.each(all)('$title stands beside its rule, and is drawn in both themes', ({ file, chapters, open }) => {
  expect(blockOfRule(chapters, file.rule)).toBeDefined();
  const { position, seats } = open(file.position);
  expect(Object.values(seats).filter(({ kind }) => kind === 'person').length).toBeGreaterThan(0);
  const [light, dark] = (['paper', 'field'] as const).map((theme) => drawDiagram(file, position, theme));
  expect(light).toContain('<svg');
  expect(light).not.toBe(dark);
  expect(light).not.toMatch(/undefined|NaN|\{\w/);
});

test.each(all)('$title has its figures from its answers, and says in words what it shows', ({ file }) => {
  // Dice have 36 results, which no answer needs to tell.
  expect(file.caption.replaceAll(/\{[\w.]+\}|36/g, '')).not.toMatch(/\d/);
  expect(
    file.draws.flatMap((part) => ('text' in part ? [part.text.replaceAll(/\{[\w.]+\}/g, '')] : [])).join(),
  ).not.toMatch(/\d/);
  expect(filled(file, file.caption)).not.toMatch(/[{}]/);
  expect(file.alt.length).toBeGreaterThan(20);
  expect(file.caption.length).toBeLessThan(260);
});
