// The house rules are worth what the linter really refuses: one tree of small files, one run, each file judged.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bannedGlobals, cases, type Case } from './cases.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tree = mkdtempSync(path.join(tmpdir(), 'sandtable-lint-'));
const found = new Map<string, string[]>();

beforeAll(() => {
  cpSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
  cpSync(path.join(root, 'scripts/lint'), path.join(tree, 'scripts/lint'), { recursive: true });
  cpSync(path.join(root, 'scripts/games.mjs'), path.join(tree, 'scripts/games.mjs'));
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(tree, 'tsconfig.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
  for (const { file, code } of [...cases, ...bannedGlobals.map(globalCase)]) write(file, code);

  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format', 'json', 'packages'], { cwd: tree, encoding: 'utf8' });
  for (const problem of readProblems(run.stdout)) {
    const file = problem.filename.replaceAll('\\', '/');
    found.set(file, [...(found.get(file) ?? []), problem.code ?? 'unused directive']);
  }
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the arrows and the house rules', () => {
  test.each(cases)('$file: $title', ({ file, refusedBy }) => {
    expect(found.get(file) ?? []).toEqual(refusedBy === undefined ? [] : [refusedBy]);
  });
});

describe('the pure packages', () => {
  test.each(bannedGlobals)('know no %s', (name) => {
    expect(found.get(globalCase(name).file)).toContain('eslint(no-restricted-globals)');
  });
});

function globalCase(name: string): Case {
  const file = `packages/kernel/src/global-${name}.ts`;
  return { file, title: name, code: `export const it = ${name};`, refusedBy: 'eslint(no-restricted-globals)' };
}

function write(file: string, code: string): void {
  const at = path.join(tree, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, `${code}\n`);
}

function readProblems(output: string): { readonly filename: string; readonly code?: string }[] {
  return JSON.parse(output).diagnostics;
}
