import { parseChapter, type Section, textOf } from '../rules/markdown.ts';

/** A release as CHANGELOG.md tells of it. */
export interface Edition {
  /** `0.2.0` */
  readonly version: string;
  readonly sections: readonly Section[];
}

/** The releases, newest first. */
export function parseChangelog(markdown: string): readonly Edition[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [version = '', ...lines] = part.split('\n');
    return { version: version.trim(), sections: parseChapter(lines.join('\n')).sections };
  });
}

/** The versions of the rules by the names of the games, as the section Rules begins its lines: `Limanowa, 1914: version 1`. */
export function rulesIn({ sections }: Edition): ReadonlyMap<string, number> {
  const lines = sections.filter(({ title }) => title === 'Rules').flatMap(({ blocks }) => blocks.map(textOf));
  return new Map(
    lines.flatMap((line) => {
      const [, game, version] = /^(.+?): version (\d+)/.exec(line) ?? [];
      return game === undefined ? [] : [[game, Number(version)] as const];
    }),
  );
}

const [CHANGELOG = ''] = Object.values(
  import.meta.glob<string>('../../../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

/** All releases, newest first. */
export const EDITIONS: readonly Edition[] = parseChangelog(CHANGELOG);
