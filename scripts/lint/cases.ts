// Small files with what the linter must say about each; lint.test.ts runs them.

export interface Case {
  readonly file: string;
  readonly title: string;
  readonly code: string;
  /** The rule that must refuse the file; undefined if it must pass. */
  readonly refusedBy: string | undefined;
}

export const bannedGlobals: readonly string[] = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['Promise', 'fetch', 'XMLHttpRequest', 'WebSocket', 'Worker', 'crypto', 'process', 'Buffer', 'globalThis'],
  ...['window', 'document', 'navigator', 'localStorage', 'console'],
];

/** An importing file, what it imports, and whether it may. */
const imports: readonly (readonly [file: string, wanted: string, allowed: boolean])[] = [
  ['hex/src/a1', '@sandtable/kernel', false],
  ['hex/src/a2', 'zod/mini', false],
  ['hex/src/a3', './a1.ts', true],
  ['kernel/src/a1', '@noble/hashes/sha2.js', true],
  ['kernel/src/a2', 'zod/mini', true],
  ['kernel/src/a3', 'zod', false],
  ['kernel/src/a4', '@sandtable/hex', false],
  ['kernel/src/a5', '@sandtable/session', false],
  ['kernel/src/a6', '@sandtable/kernel', false],
  ['session/src/a1', '@sandtable/kernel', true],
  ['session/src/a2', '@noble/hashes/sha2.js', true],
  ['session/src/a3', '@sandtable/hex', false],
  ['session/src/a4', '@sandtable/bear', false],
  ['session/src/a5', '@sandtable/lab', false],
  ['bear/src/a1', '@sandtable/hex', true],
  ['bear/src/a2', '@sandtable/kernel', true],
  ['bear/src/a3', 'zod/mini', true],
  ['bear/src/a4', '@sandtable/limanowa', false],
  ['bear/src/a5', '@sandtable/session', false],
  ['bear/src/a6', '@sandtable/board', false],
  ['bear/src/pictures/a7', '@sandtable/board', true],
  ['bear/src/rules/fire/r1', '../ground/way.ts', true],
  ['bear/src/rules/fire/r2', '../../solo/track/turn.ts', false],
  ['bear/src/rules/fire/r3', '../attack/attack.ts', false],
  ['bear/src/attic/r1', '../model/unit.ts', false],
  ['bear/src/r1', './solo/track/turn.ts', true],
  ['bear/src/rules/fire/r1.test', '../../solo/track/turn.ts', true],
  ['web/src/face/r1', '../link/link.ts', false],
  ['limanowa/src/a1', '@sandtable/hex', true],
  ['limanowa/src/a2', '@sandtable/kernel', true],
  ['limanowa/src/a3', '@sandtable/bear', false],
  ['lab/src/a1', '@sandtable/kernel', true],
  ['lab/src/a2', '@sandtable/session', true],
  ['lab/src/a3', '@sandtable/kernel/testing', true],
  ['lab/src/a4', '@sandtable/hex', false],
  ['lab/src/a5', '@sandtable/bear', false],
  ['lab/src/a6', 'node:worker_threads', false],
  ['lab/src/node/a7', 'node:worker_threads', true],
  ['lab/src/node/a8', '@sandtable/server', false],
  ['board/src/a1', '@sandtable/hex', true],
  ['board/src/a2', '@sandtable/kernel', false],
  ['board/src/a3', 'd3-zoom', false],
  ['board/src/widget/a4', 'd3-zoom', true],
  ['board/src/widget/a5', '@sandtable/bear', false],
  ['server/src/a1', '@sandtable/bear', false],
  ['server/src/a1.test', '@sandtable/bear', true],
  ['server/src/a2', '@sandtable/lab/node', false],
  ['server/src/a6', '@sandtable/session', true],
  ['server/src/a3', 'node:http', true],
  ['server/src/a4', '@sandtable/web', false],
  ['server/src/a5', '@sandtable/cli', false],
  ['web/src/a1', '@sandtable/board', true],
  ['web/src/a2', 'react', true],
  ['web/src/a3', '@sandtable/server', false],
  ['web/src/a4', '@sandtable/lab/node', false],
  ['web/src/missions/a5', '@sandtable/bear', false],
  ['web/src/missions/a5b', '@sandtable/bear/pictures', false],
  ['web/src/missions/a6.test', '@sandtable/bear', true],
  ['web/src/testing/a7', '@sandtable/bear', true],
  ['web/src/bear/missions/a8', '@sandtable/bear', true],
  ['web/src/bear/missions/a8b', '@sandtable/bear/pictures', true],
  ['web/src/limanowa/field/a8c', '@sandtable/limanowa/pictures', true],
  ['web/src/bear/missions/a8d', '@sandtable/limanowa/pictures', false],
  ['web/src/bear/missions/a9', '@sandtable/limanowa', false],
  ['cli/src/a1', '@sandtable/server', true],
  ['cli/src/a2', 'commander', true],
  ['cli/src/a3', '@sandtable/web', false],
  ['cli/src/commands/a4', '@sandtable/bear', false],
  ['cli/src/desk/a5', '@sandtable/bear/pictures', false],
  ['cli/src/a6', '@sandtable/limanowa', false],
  ['cli/src/commands/a7.test', '@sandtable/bear', true],
  ['cli/src/testing/a8', '@sandtable/bear', true],
  ['cli/src/bear/ask/a9', '@sandtable/bear', true],
  ['cli/src/bear/generate/a10', '@sandtable/bear/pictures', true],
  ['cli/src/bear/a11', '@sandtable/limanowa', false],
  ['cli/src/commands/a12', '../bear/desk.ts', false],
  ['cli/src/games/a13', '../bear/desk.ts', true],
  // Doors
  ['session/src/b1', '@sandtable/kernel/src/json.ts', false],
  ['cli/src/b2', '@sandtable/hex/testing', false],
  ['session/src/b3', '@sandtable/kernel/testing', false],
  ['session/src/b4.test', '@sandtable/kernel/testing', true],
  ['bear/src/testing/b5', '@sandtable/kernel/testing', true],
  ['board/src/b6.test', '@sandtable/kernel/testing', false],
  ['kernel/src/testing/b7', './b8.ts', true],
  ['kernel/src/b9', './testing/b7.ts', false],
  ['kernel/src/b10.test', './testing/b7.ts', true],
  // Relative paths stay at home
  ['session/src/c1', '../../kernel/src/json.ts', false],
  ['bear/src/rules/fire/c2', '../../model/battle/state.ts', true],
  ['bear/src/rules/fire/c3', '../../../../hex/src/line.ts', false],
  ['hex/src/c4', '../../../scripts/bundle.mjs', false],
  ['hex/src/c5.browser.test', '../../../scripts/bundle.mjs', true],
  // Node
  ['hex/src/d1', 'node:fs', false],
  ['kernel/src/d2', 'fs', false],
  ['session/src/d3', 'node:crypto', false],
  ['session/src/d4.test', 'node:fs', true],
];

const arrow = 'sandtable(arrows)';

export const cases: readonly Case[] = [
  ...imports.map(([file, wanted, allowed]) => ({
    file: `packages/${file}.ts`,
    title: `${allowed ? 'may' : 'may not'} import ${wanted}`,
    code: `export * from '${wanted}';`,
    refusedBy: allowed ? undefined : arrow,
  })),
  ...house('import-type', "import type { Stats } from 'node:fs';\nexport type It = Stats;", arrow),
  ...house('type-query', "export type It = import('node:fs').Stats;", arrow),
  ...house('dynamic', "export const it = () => import('node:fs');", arrow),
  ...house('random', 'export const it = Math.random();', 'eslint(no-restricted-properties)'),
  ...house('random-taken', 'export const { random } = Math;', 'eslint(no-restricted-properties)'),
  ...house('async', 'export async function it(): Promise<void> {}', 'oxc(no-async-await)'),
  ...house('any', 'export const it = (x: any): unknown => x;', 'typescript(no-explicit-any)'),
  ...house('bang', 'export const it = (x?: string): string => x!;', 'typescript(no-non-null-assertion)'),
  ...house('as', 'export const it = (x: unknown): string => x as string;', 'typescript(consistent-type-assertions)'),
  ...circle(),
  ...house('as-const', "export const it = ['N', 'S'] as const;", undefined),
  ...house('loose', 'export const it = (x: unknown): boolean => x == 1;', 'eslint(eqeqeq)'),
  ...house('let', 'let x = 1;\nexport const it = x;', 'eslint(prefer-const)'),
  ...house('needless', '// oxlint-disable-next-line no-var\nexport const it = 1;', 'unused directive'),
  ...house('switch', switchOver(['N']), 'typescript(switch-exhaustiveness-check)'),
  ...house('whole-switch', switchOver(['N', 'S']), undefined),
  ...house(
    'type-as-value',
    "import { Dir } from './type.ts';\nexport const it: Dir = 'N';",
    'typescript(consistent-type-imports)',
  ),
  ...house('type', "export type Dir = 'N' | 'S';", undefined),
  ...house('round-1', "export { b } from './round-2.ts';\nexport const a = 1;", 'import(no-cycle)'),
  ...house('round-2', "export { a } from './round-1.ts';\nexport const b = 1;", 'import(no-cycle)'),
  ...server(
    'floating',
    'const wait = async () => 1;\nexport const it = () => {\n  wait();\n};',
    'typescript(no-floating-promises)',
  ),
  ...server('clock', 'export const it = [Date.now(), Math.random()];', undefined),
  ...server('only.test', testCode('only'), 'vitest(no-focused-tests)'),
  ...server('skip.test', testCode('skip'), 'vitest(no-disabled-tests)'),
];

function house(name: string, code: string, refusedBy: string | undefined): Case[] {
  return [{ file: `packages/kernel/src/${name}.ts`, title: refusedBy ?? 'fine', code, refusedBy }];
}

function server(name: string, code: string, refusedBy: string | undefined): Case[] {
  return [{ file: `packages/server/src/${name}.ts`, title: refusedBy ?? 'fine', code, refusedBy }];
}

function testCode(how: string): string {
  return `import { expect, test } from 'vitest';\ntest.${how}('x', () => {\n  expect(1).toBe(1);\n});`;
}

function switchOver(handled: readonly string[]): string {
  const lines = handled.map((one) => `    case '${one}':\n      return 1;`);
  return `export function it(x: 'N' | 'S'): number | undefined {\n  switch (x) {\n${lines.join('\n')}\n  }\n  return undefined;\n}`;
}

/** Two files that import each other, if only for types. */
function circle(): Case[] {
  const refusedBy = 'import(no-cycle)';
  return [
    ['one', 'other'],
    ['other', 'one'],
  ].map(([name, wanted]) => ({
    file: `packages/hex/src/circle-${name}.ts`,
    title: 'a circle of types',
    code: `import type { It as Other } from './circle-${wanted}.ts';\nexport interface It {\n  readonly other: Other | null;\n}`,
    refusedBy,
  }));
}
