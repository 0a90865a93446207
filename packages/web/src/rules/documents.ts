type Files = Readonly<Record<string, () => Promise<string>>>;

const RULINGS: Files = import.meta.glob<string>('../../../../docs/rulings.md', { query: '?raw', import: 'default' });

/** What we play where a rule leaves something open, of every game: one document. */
export async function readRulings(): Promise<string> {
  return (await Promise.all(Object.values(RULINGS).map((read) => read()))).join('\n');
}

/** These documents, in the order of their names. */
export function readInOrder(files: Files, names: readonly string[]): Promise<string[]> {
  const placeOf = (file: string): number => names.findIndex((name) => file.endsWith(`/${name}.md`));
  const inOrder = Object.entries(files).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  return Promise.all(inOrder.map(([, read]) => read()));
}

/** One of these documents by its name. */
export async function readOne(files: Files, name: string): Promise<string> {
  const [, read] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.md`)) ?? [];
  return read === undefined ? '' : read();
}
