import {
  type Advance,
  type AiAction,
  type AiOrder,
  type OrderWord,
  SUPERLATIVES,
  type TacticalOrder,
} from '../model/ai-order.ts';
import {
  ACTION_NAMES,
  CONDITION_NAMES,
  GOAL_NAMES,
  PLAIN_NAMES,
  RELATION_NAMES,
  type Whom,
  WORD_FORMS,
} from './order-words.ts';

// S4.1: what is printed on an Order Card is made from what is executed; nobody writes it twice.

/** `Unhit, mobile AI closest to a unit in 0 DM hex: fire (+1 CAP)` */
export function printOrder(order: AiOrder): string {
  const { who, relation, to, target, action, caps, lowRisk, longRange, within, many } = order;
  const unit = withArticle(printCounter('unit', target), target);
  const near = within === 0 ? '' : within === 1 ? ' adjacent to it' : ` within ${within} hexes`;
  const goals = `${to.map((goal) => GOAL_NAMES[goal](unit)).join(' or ')}${near}`;
  const deed = [
    TOWARDS.includes(action) ? `${ACTION_NAMES[action]} towards it` : ACTION_NAMES[action],
    ...(lowRisk ? ['Low Risk'] : []),
    ...(longRange ? ['at long range too'] : []),
    ...(many > 1 ? [`up to ${many} of them, one spent check`] : []),
  ];
  return `${sentence(printCounter('ai', who))} ${RELATION_NAMES[relation]} ${goals}: ${deed.join(', ')}${printCaps(caps)}`;
}

/** S5.2a */
const TOWARDS: readonly AiAction[] = ['move', 'advance'];

export function printTacticalOrder(order: TacticalOrder): string {
  return order === 'missionOrders' ? 'Execute Mission Orders' : printOrder(order);
}

/** `unhit, mobile AI in cover` */
function printCounter(whom: Whom, words: readonly OrderWord[]): string {
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
    // Several are set off from what follows: AI on foot, in LOS, closest to a unit.
    behind.length > 1 && whom === 'ai' ? `${behind.join(', ')},` : behind.join(', '),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** S5.0a: there is one lowest DV, but any number of hit units. */
function withArticle(name: string, words: readonly OrderWord[]): string {
  if (words.some((word) => SUPERLATIVES.some((superlative) => superlative === word))) return `the ${name}`;
  return `${/^(?!unit)[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** S4.3.1 */
export function printCaps(caps: number): string {
  return caps === 0 ? '' : ` (+${caps} ${caps === 1 ? 'CAP' : 'CAPs'})`;
}

/** S2.3.1a: `Advance by 1 if there are more AIs than units` */
export function printAdvance({ by, when }: Advance): string {
  return `Advance by ${by} ${CONDITION_NAMES[when]}`.trimEnd();
}

/** `Order Card 07` */
export function orderCardName(number: number | string): string {
  return `Order Card ${String(number).padStart(2, '0')}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
