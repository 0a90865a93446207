import { type Edition, parseChangelog } from './changelog.ts';

const [CHANGELOG = ''] = Object.values(
  import.meta.glob<string>('../../../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

/** All releases, newest first. */
export const EDITIONS: readonly Edition[] = parseChangelog(CHANGELOG);
