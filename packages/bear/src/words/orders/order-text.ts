import { counted } from '@sandtable/kernel';
import {
  ACTION_AIMS,
  type Advance,
  type AiOrder,
  type OrderCondition,
  type OrderWord,
  SUPERLATIVES,
  type TacticalOrder,
} from '../../model/solo/order.ts';
import {
  ACTION_NAMES,
  CONDITION_NAMES,
  GOAL_NAMES,
  PLAIN_NAMES,
  RELATION_NAMES,
  type Whom,
  WORD_FORMS,
} from './order-words.ts';

// S4.1: the text of an Order Card is made from the data that is executed.

/** `Unhit, mobile AI closest to a unit in 0 DM hex: fire (+1 CAP)` */
export function printOrder(order: AiOrder): string {
  const { who, among, relation, to, target, action, caps, lowRisk, longRange, within, many, when } = order;
  const unit = withArticle(printCounter('unit', target), target);
  const near = within === 0 ? '' : within === 1 ? ' adjacent to it' : ` within ${within} hexes`;
  const goals = `${to.map((goal) => GOAL_NAMES[goal](unit)).join(' or ')}${near}`;
  const only = when === null ? '' : `${printCondition(when)}: `;
  const ai = printCounter('ai', who, among === null ? '' : 'of the chosen card');
  if (action === 'enterFromCup')
    return `${only}Draw from the AI Draw Cup: the ${ai} enters at the hex of its edge ${RELATION_NAMES[relation]} ${goals}`;
  const deed = [
    printAction(order),
    ...(lowRisk ? ['Low Risk'] : []),
    ...(longRange ? ['at long range too'] : []),
    ...(many > 1 ? [`up to ${many} of them, one spent check`] : []),
  ];
  return `${only}${sentence(ai)} ${RELATION_NAMES[relation]} ${goals}: ${deed.join(', ')}${printCaps(caps)}`;
}

/** The order in everyday words: `the unhit AI closest to a unit in the open is to fire, plus 1 CAP`. */
export function tellOrder(order: AiOrder): string {
  const [who = '', deed = ''] = printOrder({ ...order, when: null }).split(/: (?=[^:]*$)/);
  const plain = `the ${who.charAt(0).toLowerCase()}${who.slice(1)} is to ${deed}`;
  return plain
    .replace('the aI', 'the AI')
    .replace('the rumored', 'the Rumored')
    .replaceAll('in 0 DM hex', 'in the open')
    .replace(/ \(\+(.*)\)$/, ', plus $1');
}

/** `move towards it`, or `fire at the crewed unit closest to that marker` */
function printAction({ action, to, target }: AiOrder): string {
  const name = ACTION_NAMES[action];
  // S5.2a
  if (ACTION_AIMS[action] === 'goal') return `${name} toward it`;
  if (ACTION_AIMS[action] !== 'unitByMarker' || !to.includes('ownMarker')) return name;
  return `${name} at the ${printCounter('unit', target)} closest to that marker`;
}

/** `If the player has fewer than 2 CAPs` */
function printCondition(when: OrderCondition): string {
  switch (when.kind) {
    case 'playerCaps':
      return when.below === 1 ? 'If the player has no CAPs' : `If the player has fewer than ${when.below} CAPs`;
    case 'round':
      return `From round ${when.from} on`;
    case 'behind':
      return 'If the AI has fewer VP than the player';
    case 'outnumbered':
      return 'If there are fewer AIs than units';
    case 'drawCup':
      return 'If an AI is in the AI Draw Cup';
  }
}

export function printTacticalOrder(order: TacticalOrder): string {
  return order === 'missionOrders' ? 'Execute Mission Orders' : printOrder(order);
}

/** `unhit, mobile AI in cover` */
function printCounter(whom: Whom, words: readonly OrderWord[], of = ''): string {
  const standing = (place: (typeof WORD_FORMS)[OrderWord]['stands']): string[] =>
    words.flatMap((word) => {
      const { stands, text } = WORD_FORMS[word];
      return stands === place ? [typeof text === 'string' ? text : text[whom]] : [];
    });
  const names = standing('instead');
  const behind = standing('behind');
  const parts = [
    ...standing('first'),
    standing('before').join(', '),
    names.length === 0 ? PLAIN_NAMES[whom] : names.join(' and '),
    of,
    // Several phrases are set off by commas: AI on foot, in LOS, closest to a unit.
    behind.length > 1 && whom === 'ai' ? `${behind.join(', ')},` : behind.join(', '),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** S5.0a: only one unit has the lowest DV, but many may be hit. */
function withArticle(name: string, words: readonly OrderWord[]): string {
  if (words.some((word) => SUPERLATIVES.some((superlative) => superlative === word))) return `the ${name}`;
  return `${/^(?!unit)[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** S4.3.1 */
export function printCaps(caps: number): string {
  return caps === 0 ? '' : ` (+${counted(caps, 'CAP')})`;
}

/** S2.3.1a: `Advance by 1 if there are more AIs than units` */
export function printAdvance({ by, when }: Advance): string {
  return `Advance by ${by} ${CONDITION_NAMES[when]}`.trimEnd();
}

/** G5.3b: `Tile 04` */
export function tileName(number: number): string {
  return `Tile ${String(number).padStart(2, '0')}`;
}

/** `Order Card 07` */
export function orderCardName(number: number | string): string {
  return `Order Card ${String(number).padStart(2, '0')}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `02-13, 20`: card numbers, with runs shortened. */
export function printNumbers(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${twoDigits(run[0])}-${twoDigits(run.at(-1))}`] : run.map(twoDigits)))
    .join(', ');
}

function twoDigits(number: number | undefined): string {
  return String(number ?? 0).padStart(2, '0');
}
