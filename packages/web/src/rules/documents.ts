import type { ChapterFile } from '../face/game.ts';

type Files = Readonly<Record<string, () => Promise<string>>>;

const RULINGS: Files = import.meta.glob<string>('../../../../docs/rulings.md', { query: '?raw', import: 'default' });

/** One document holds the rulings of all games. */
export async function readRulings(): Promise<string> {
  return (await Promise.all(Object.values(RULINGS).map((read) => read()))).join('\n');
}

export function chaptersOf(files: Files, titles: Readonly<Record<string, string>>): ChapterFile[] {
  return Object.entries(titles).map(([name, title]) => ({ title, read: () => readOne(files, name) }));
}

export async function readOne(files: Files, name: string): Promise<string> {
  const [, read] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.md`)) ?? [];
  if (read === undefined) throw new Error(`there is no document ${name}`);
  return read();
}
