// The habits that the English of this project has lost: spellings that are not American, and turns of phrase that no native would use. What
// is read by people is looked through: pages, and the texts in the code. Names in code stay as they are.

/**
 * @typedef {object} Habit
 * @property {RegExp} is
 * @property {string} say what to write instead
 */

/** @type {readonly Habit[]} */
export const HABITS = [
  ...spelled('colour', 'color'),
  ...spelled('armour', 'armor'),
  ...spelled('favour', 'favor'),
  ...spelled('honour', 'honor'),
  ...spelled('neighbour', 'neighbor'),
  ...spelled('behaviour', 'behavior'),
  ...spelled('defence', 'defense'),
  ...spelled('licence', 'license'),
  ...spelled('centre', 'center'),
  ...spelled('judgement', 'judgment'),
  ...spelled('catalogue', 'catalog'),
  ...spelled('plough', 'plow'),
  ...spelled('grey', 'gray'),
  ...spelled('organis', 'organiz'),
  ...spelled('recognis', 'recogniz'),
  { is: /\b(cancell|labell|travell|modell)(ed|ing)\b/gi, say: 'one l: canceled, labeled' },
  { is: /\btowards\b/gi, say: 'toward' },
  { is: /\b(whilst|learnt|spelt)\b/gi, say: 'while, learned, spelled' },
  { is: /\bwhoever\b/gi, say: 'the one who, anyone who, whichever side; or “you”' },
  { is: /\bsomebody\b/gi, say: 'someone' },
  { is: /\bone[’']s own\b/gi, say: 'your own' },
  { is: /\b(is|are) meant\b/gi, say: 'say what it does, or “means”' },
  { is: /\banew\b/gi, say: 'again' },
  { is: /(^|[.!?] )so long as\b/gi, say: 'as long as' },
  { is: /\b(made|drawn|played|built) new\b/gi, say: 'again' },
  { is: /\bby then\b(?=[.!?])/gi, say: 'say when' },
  { is: /\bat the latest when\b/gi, say: 'as soon as' },
  { is: /\bso (long|many \w+) after its\b/gi, say: 'this many days after' },
  { is: /\bgames of bots\b/gi, say: 'bot games' },
  { is: /\bfor its top or for its bottom\b/gi, say: 'top half or bottom half' },
];

/**
 * A stem with every ending, in small letters or capitals.
 * @param {string} stem
 * @param {string} instead
 * @returns {Habit[]}
 */
function spelled(stem, instead) {
  return [{ is: new RegExp(`\\b${stem}(?!\\w*[A-Z(])`, 'gi'), say: instead }];
}

/** Texts that keep a habit, each with its reason. */
const EXCEPTIONS = [
  // Limanowa's terms are spelled as in its rules: Defence cards, Reorganisation of Defence.
  { where: /limanowa/, is: /\b(defence|reorganisation)\b/gi },
  // Names of track spaces and tiles are part of a match: a new name would change the digest of every saved one.
  { where: /bear\/src\/content/, is: /'Somebody (There|in the \w+)'/g },
  // What players type into the search, however they spell it.
  { where: /rulebook\/search-aids/, is: /[\s\S]/g },
];

/**
 * @param {string} file its path in the project
 * @param {string} text
 * @returns {{ line: number, found: string, say: string }[]}
 */
export function habitsIn(file, text) {
  const prose = EXCEPTIONS.filter(({ where }) => where.test(file)).reduce(
    (rest, { is }) => rest.replace(is, blank),
    file.endsWith('.md') ? proseOfPage(text) : proseOfCode(text),
  );
  return HABITS.flatMap(({ is, say }) =>
    [...prose.matchAll(is)].map(({ index, 0: found }) => ({
      line: prose.slice(0, index).split('\n').length,
      found: found.trim(),
      say,
    })),
  ).sort((a, b) => a.line - b.line);
}

/**
 * A page without its code and addresses.
 * @param {string} text
 */
function proseOfPage(text) {
  return text
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank);
}

/** A comment; a string, with its quotation marks; a line of text between tags; anything else. */
const PARTS =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|^[ \t]*[A-Za-z“][^={}()<>;:|`'"]*$|>[^<>{}=;]*<|[\s\S]/gm;

/**
 * Only what people read in a source file: strings of more than one word, and text between tags.
 * @param {string} text
 */
function proseOfCode(text) {
  return text.replace(PARTS, (part) => {
    const isComment = part.startsWith('//') || part.startsWith('/*');
    const isImport = /^\s*(type )?\w+,\s*$/m.test(part);
    const isProse = !isComment && !isImport && part.length > 1 && / /.test(part.trim().slice(1, -1));
    return isProse ? part.replace(/\$\{[^}]*\}/g, blank) : blank(part);
  });
}

/**
 * The same number of lines and characters.
 * @param {string} text
 */
function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}
