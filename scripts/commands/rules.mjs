// `npm run rules`: every rule id of docs/rules with the tests that name it.
//   --strict  fails if an id has no test, is defined twice, or a test names an id that no rulebook has
//   --quiet   leaves out the table     --json  prints JSON
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { indexRules, readRuleIds, readTestTitles } from './rule-index.mjs';
import { root } from '../setup.mjs';

const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { strict, quiet, json } = readFlags();

const defined = filesIn('docs/rules', /\.md$/).flatMap((file) => readRuleIds(read(file)));
const tests = filesIn('packages', /\.test\.tsx?$/).flatMap((file) =>
  readTestTitles(read(file)).map((title) => ({ file, title })),
);
const index = indexRules(defined, tests);
const { rules, untested, unknown, twice } = index;

if (json) console.log(JSON.stringify(index, null, 2));
else print();
if (strict && untested.length + unknown.length + twice.length > 0) process.exitCode = 1;

function print() {
  if (!quiet) for (const { id, tests: carried } of rules) console.log(row(id, carried));
  const carrying = new Set(rules.flatMap((rule) => rule.tests));
  console.log(
    `${rules.length} rule ids, ${rules.length - untested.length} with tests; ${carrying.size} tests carry an id.`,
  );
  if (untested.length > 0) console.log(`Without a test: ${untested.join(', ')}`);
  for (const { id, file, title } of unknown) console.log(`No rulebook has ${id}: ${file}: ${title}`);
  if (twice.length > 0) console.log(`Defined more than once: ${twice.join(', ')}`);
}

/**
 * @param {string} id
 * @param {readonly import('./rule-index.mjs').Test[]} carried
 */
function row(id, carried) {
  const lines = carried.map(({ file, title }) => `${file}: ${title}`);
  return `${id.padEnd(10)} ${lines.length === 0 ? '-' : lines.join(`\n${' '.repeat(11)}`)}`;
}

function readFlags() {
  try {
    return parseArgs({ options: { strict: flag, quiet: flag, json: flag } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/**
 * @param {string} folder
 * @param {RegExp} name
 */
function filesIn(folder, name) {
  const all = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = all.map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);
  return files.filter((file) => name.test(file) && !file.includes('/node_modules/')).sort();
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}
