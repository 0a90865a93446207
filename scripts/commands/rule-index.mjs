// Which tests show which rule: ids read from the rulebooks and from test titles.
import { parseSync, Visitor } from 'vite';

// B6.0.1, B7.6.1a, BG.10, S2.3.1b, S-trace, G2.1g7, L10a, L2.2a, LS6, LS7A1, LS3.2.1n1. An id of B, S, G or L has a dot or (L) a letter, so
// that the cards S16 and G04 and the hex L04 in a title are not taken for ids. Rulings are not rules.
const dotted = String.raw`[1-9]\d*(?:\.\d+)+[a-z0-9]*`;
const id = String.raw`BG\.\d+|[BSGL]${dotted}|L[1-9]\d*[a-z][a-z0-9]*|LS[1-9]\d*(?:\.\d+)*[A-Za-z0-9]*|S-[a-z]+`;
const boldId = new RegExp(String.raw`\*\*(${id})(?![\w-]|\.\d)`, 'g');
const leadingId = new RegExp(String.raw`^(${id})(?![\w-]|\.\d)[:,;]?\s*`);

/**
 * The ids a rulebook defines, with repetitions: an id is defined where it stands in bold.
 * @param {string} markdown
 * @returns {string[]}
 */
export function readRuleIds(markdown) {
  const prose = markdown.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(boldId)].flatMap(([, found]) => found ?? []);
}

/**
 * The titles of all test() and it() calls, including test.each(...)(title) and the like. In a template literal every placeholder becomes
 * ${}.
 * @param {string} source TypeScript
 * @returns {string[]}
 */
export function readTestTitles(source) {
  /** @type {string[]} */
  const titles = [];
  const { program } = parseSync('titles.tsx', source);
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (first === undefined || !['test', 'it'].includes(rootName(callee))) return;
      if (first.type === 'Literal' && typeof first.value === 'string') titles.push(first.value);
      if (first.type === 'TemplateLiteral') titles.push(first.quasis.map((part) => part.value.cooked).join('${}'));
    },
  }).visit(program);
  return titles;
}

/**
 * The name at the start of a chain such as test.each([...]) or it.concurrent.
 * @param {import('vite').ESTree.Expression} expression
 * @returns {string}
 */
function rootName(expression) {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MemberExpression') return rootName(expression.object);
  if (expression.type === 'CallExpression') return rootName(expression.callee);
  if (expression.type === 'TaggedTemplateExpression') return rootName(expression.tag);
  return '';
}

/**
 * The ids a title starts with: 'BG.1, BG.2 the board has ...' gives BG.1 and BG.2.
 * @param {string} title
 * @returns {string[]}
 */
export function readLeadingIds(title) {
  const found = leadingId.exec(title);
  return found === null ? [] : [found[1] ?? '', ...readLeadingIds(title.slice(found[0].length))];
}

/** @typedef {{ readonly file: string, readonly title: string }} Test */

/**
 * @param {readonly string[]} defined ids of all rulebooks, in their order
 * @param {readonly Test[]} tests
 */
export function indexRules(defined, tests) {
  /** @type {Map<string, Test[]>} */
  const rules = new Map(defined.map((rule) => [rule, []]));
  /** @type {(Test & { id: string })[]} */
  const unknown = [];
  for (const test of tests) {
    for (const rule of readLeadingIds(test.title)) {
      const carried = rules.get(rule);
      if (carried === undefined) unknown.push({ ...test, id: rule });
      else carried.push(test);
    }
  }
  return {
    rules: [...rules].map(([rule, carried]) => ({ id: rule, tests: carried })),
    untested: [...rules].filter(([, carried]) => carried.length === 0).map(([rule]) => rule),
    /** Titles that name an id which no rulebook defines. */
    unknown,
    twice: [...new Set(defined.filter((rule, at) => defined.indexOf(rule) !== at))],
  };
}
