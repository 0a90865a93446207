/** An example sentence on a page about notation. */
export interface PageExample {
  readonly verb: string;
  /** The last one is the example; the others lead up to it. */
  readonly said: readonly string[];
  /** The position it begins with, as JSON. */
  readonly scene: string;
}

/**
 * Every example of a page: tables below a JSON scene, with a verb in the first column and sentences in the last but one.
 * `;` separates the sentences of a row; `then` joins one to those it needs before it.
 */
export function examplesOf(page: string): PageExample[] {
  const examples: PageExample[] = [];
  for (const part of page.split('```json\n').slice(1)) {
    const [scene = '', tables = ''] = part.split('\n```\n');
    for (const row of tables.split('\n').filter((line) => line.startsWith('| `'))) {
      const cells = row.split(' | ');
      const verb = cells[0]?.replaceAll(/[|`]/g, '').trim() ?? '';
      const told = cells.at(-2) ?? '';
      for (const example of told.split('; '))
        examples.push({ verb, said: [...example.matchAll(/`([^`]+)`/g)].map(([, said = '']) => said), scene });
    }
  }
  return examples;
}
