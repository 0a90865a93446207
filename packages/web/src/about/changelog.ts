import { parseChapter, type Section, textOf } from '../rules/markdown.ts';

/** One release in CHANGELOG.md. */
export interface Edition {
  /** `0.2.0` */
  readonly version: string;
  readonly sections: readonly Section[];
}

/** The edition of what came since the newest release. */
export const UNRELEASED = 'Unreleased';

/** Newest first. */
export function parseChangelog(markdown: string): readonly Edition[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [version = '', ...lines] = part.split('\n');
    return { version: version.trim(), sections: parseChapter(lines.join('\n')).sections };
  });
}

/** Rules versions by game name, from lines of the section Rules: `Limanowa, 1914: version 1`. */
export function rulesIn({ sections }: Edition): ReadonlyMap<string, number> {
  const lines = sections.filter(({ title }) => title === 'Rules').flatMap(({ blocks }) => blocks.map(textOf));
  return new Map(
    lines.flatMap((line) => {
      const [, game, version] = /^(.+?): version (\d+)/.exec(line) ?? [];
      return game === undefined ? [] : [[game, Number(version)] as const];
    }),
  );
}

/** The newest rules version of each game, whichever edition states it. */
export function newestRules(editions: readonly Edition[]): ReadonlyMap<string, number> {
  return new Map(editions.toReversed().flatMap((edition) => [...rulesIn(edition)]));
}

const [CHANGELOG = ''] = Object.values(
  import.meta.glob<string>('../../../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

export const EDITIONS: readonly Edition[] = parseChangelog(CHANGELOG);
