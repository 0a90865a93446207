/** A sentence that a page on notation gives as an example. */
export interface PageExample {
  readonly verb: string;
  /** The last is the example; those before it lead there. */
  readonly said: readonly string[];
  /** What it begins with, as JSON. */
  readonly scene: string;
}

/**
 * Every example of a page: tables below a JSON scene, whose first column is a verb and whose last but one holds sentences. Those
 * of a row are apart by `;`, one that needs others before it has them with `then`.
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
