// A term is linked where it is meant: not where the same letters are another word, and not where a text tells somebody what to press.

/** Terms that are nouns; the same letters are also a verb. */
const NOUNS: ReadonlySet<string> = new Set(
  ['Check', 'Cover', 'Flank', 'Group', 'Level', 'Pile', 'Plan', 'Range', 'Wound'].map((name) => name.toLowerCase()),
);

/** What a verb comes after: `it covers`, `who can flank`, `to check`. */
const BEFORE_VERB =
  /\b(?:it|you|we|they|he|she|who|which|that|nobody|everybody|to|can|cannot|could|may|might|must|should|will|would|not|never|always|and then|also)\s+$/i;

/** What a verb acts on: `covers the road`, `check it`, `covers F07`. */
const AFTER_VERB =
  /^\s+(?:the|a|an|it|its|them|him|her|you|your|his|their|our|this|these|those|every|each|all|both|another|any|which|whether|[A-Z]\d\d|\d{4})\b/;

/** `2 CAPs spent`, `the CAPs are spent`, `spent on a roll`: of what is paid, not of a unit. */
const PAID = {
  before: /\b(?:CAPs?|APs?|points?|nothing|been)(?:\s+(?:is|are|was|were|has|have|been))*\s+$/i,
  after: /^\s+(?:on|for)\b/,
};

/** Whether the term stands between these two, and not another word that is written like it. */
export function isMeant(name: string, before: string, after: string): boolean {
  const term = name.toLowerCase();
  if (term === 'spent') return !PAID.before.test(before) && !PAID.after.test(after);
  return !NOUNS.has(term) || !(BEFORE_VERB.test(before) || AFTER_VERB.test(after));
}

const TASKS = [
  ...[
    'activate',
    'add',
    'advance',
    'aim',
    'answer',
    'attack',
    'begin',
    'bring',
    'change',
    'choose',
    'clear',
    'click',
    'conclude',
  ],
  ...[
    'confirm',
    'count',
    'disclose',
    'drag',
    'draw',
    'enter',
    'face',
    'finish',
    'fire',
    'give',
    'go',
    'hide',
    'hold',
    'keep',
  ],
  ...[
    'lay',
    'leave',
    'let',
    'look',
    'move',
    'note',
    'occupy',
    'open',
    'order',
    'pass',
    'pay',
    'pick',
    'pinch',
    'pivot',
    'place',
  ],
  ...[
    'play',
    'point',
    'press',
    'put',
    'rally',
    'read',
    'remove',
    'restart',
    'roll',
    'save',
    'say',
    'scroll',
    'see',
    'select',
  ],
  ...['send', 'spend', 'start', 'swipe', 'take', 'tap', 'try', 'turn', 'undo', 'use', 'wait', 'watch'],
];
const VERB = `(?:${TASKS.join('|')})`;

/** A clause that begins with what to do, perhaps after a word such as `now`; or one with `then press` in it. */
const TASK = new RegExp(
  String.raw`^\W*(?:(?:now|then|so|and|first|or|just|please|do not)\s+)*${VERB}\b|\b(?:and|then|or|to)\s+(?:press|click|tap|confirm)\b`,
  'i',
);

/** Where in this text somebody is told what to do, clause by clause. */
export function taskSpans(text: string): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/[^.,;:!?]+(?:[.,;:!?]+|$)/g)].flatMap(({ 0: clause, index }) =>
    TASK.test(clause) ? [{ from: index, to: index + clause.length }] : [],
  );
}
