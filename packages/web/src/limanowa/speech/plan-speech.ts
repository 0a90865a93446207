import { counted, type Sentence, type Word } from '@sandtable/kernel';
import {
  cardName,
  DISCLOSE,
  type Effect,
  hexKind,
  hexName,
  isEffect,
  NONE,
  type OrderWord,
  type Phase,
  type Seen,
  unitId,
  type UnitId,
  unitKind,
  unitName,
} from '@sandtable/limanowa';
import { type Forecast, type Glance, NO_FORECAST, type PlanLine, type PlanSpeech } from '../../face/speech.ts';
import { ordersIn } from '../../saying/plan.ts';
import {
  judged,
  type Judgement,
  type LimanowaSaying,
  type OpenQuestion,
  printChance,
  printTarget,
  type SayingOf,
} from './saying.ts';
import { fixedLabel, isOrderWord, ORDERS } from './fixed-words.ts';

/** The plan of a phase for the screen; null if the question wants an answer. */
export function planSpeech(seen: Seen, asked: OpenQuestion, sayingOf: SayingOf): PlanSpeech | null {
  if (asked.plan === null) return null;
  return {
    end: DISCLOSE,
    empty: EMPTY[asked.plan],
    own: ownUnits(seen, asked),
    tell: (words, from, to) => tellOrder(seen, sayingOf, words, from, to),
  };
}

const EMPTY: Readonly<Record<Phase, string>> = {
  opening: 'Click a card in your hand to play it, or disclose to go on.',
  central: 'Select a unit, then click a hex to move there or an enemy to attack it.',
  closing: 'Select a unit and click the hex it cleared, play a card, or disclose to end your round.',
};

function ownUnits({ view }: Seen, { corps }: OpenQuestion): UnitId[] {
  return view.units.flatMap((unit, place) => (unit.corps === corps && unit.at !== NONE ? [unitId(place)] : []));
}

/** One order as a line of the plan, with its effect. */
function tellOrder(seen: Seen, sayingOf: SayingOf, words: Sentence, from: number, to: number): PlanLine {
  const [verb = '', ...said] = words.slice(from, to);
  if (isEffect(verb)) return { text: cardOrder(seen, verb, said), aside: '' };
  if (!isOrderWord(verb)) return { text: verb, aside: '' };
  const [first, ...rest] = said;
  if (first === undefined) return { text: `${fixedLabel(verb)} …`, aside: '' };
  return { text: orderText(seen, verb, first, rest), aside: orderAside(seen, sayingOf, words, verb, said) };
}

/** The words that a planned card still needs, one by one; contra cards are never planned. */
const CARD_ASKS: Readonly<Record<Effect, readonly string[]>> = {
  deceit: ['which enemy?', 'to which hex?'],
  perturbation: ['which enemy?', 'to which hex?'],
  forcedMarch: ['which unit?'],
  massedAssault: ['which unit?'],
  dressing: ['which unit?'],
  bombardment: ['which battery?', 'on whom?'],
  disruptiveFire: ['which battery?', 'on whom?'],
  reinforcement: ['which unit?', 'to which hex?'],
  spareBattery: [],
  pursuit: [],
  blockingPreparations: [],
  counterAttack: [],
  reorganisation: [],
  dugIn: [],
  coveringFire: [],
  volley: [],
  secondLine: [],
};

/** `Massed assault: which unit?`, `Deceit: r05 Line infantry, 0703` */
function cardOrder(seen: Seen, effect: Effect, said: Sentence): string {
  const asked = CARD_ASKS[effect][said.length];
  const parts = [...said.map(nameIn(seen)), ...(asked === undefined ? [] : [asked])];
  const name = cardName(seen.pack, effect);
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

function orderText(seen: Seen, verb: OrderWord, first: Word, rest: Sentence): string {
  const name = nameIn(seen);
  const goal = rest[0] === undefined ? '…' : name(rest[0]);
  switch (verb) {
    case 'attack':
      return rest.length === 0
        ? `Attack ${name(first)}: with which units?`
        : `Attack ${name(first)} with ${rest.map(name).join(' and ')}`;
    case 'move':
      return `Move ${name(first)} to ${goal}`;
    case 'occupy':
      return `Occupy ${goal} with ${name(first)}`;
    case 'march':
    case 'wave':
      return `${fixedLabel(verb)}: ${name(first)} to ${goal}`;
    case 'shell':
    case 'strike':
      return `${fixedLabel(verb)}: ${name(first)} on ${goal}`;
    case 'support':
      return `${fixedLabel(verb)}: ${name(first)} against ${goal}`;
    case 'tactics':
      return `${fixedLabel(verb)}: ${name(first)}`;
  }
}

function orderAside(seen: Seen, sayingOf: SayingOf, words: Sentence, verb: OrderWord, said: Sentence): string {
  const units = said.map((word) => unitKind.read(seen, word) ?? NONE);
  const [first = NONE, second = NONE] = units;
  switch (verb) {
    case 'support':
      return `+${seen.pack.ruleset.supportTv} TV, 1 token`;
    case 'tactics':
      return `+${seen.pack.ruleset.tacticsAv} AV`;
    case 'attack':
      return strikesText(sayingOf, words, first, units.slice(1));
    case 'shell':
    case 'strike':
      return strikesText(sayingOf, words, second, [first]);
    case 'march':
    case 'move':
    case 'wave':
    case 'occupy':
      return '';
  }
}

/** The target value and the chance of these attackers, only once if all are alike. */
function strikesText(sayingOf: SayingOf, words: Sentence, target: UnitId, attackers: readonly UnitId[]): string {
  const { figures } = judged(sayingOf(words));
  const strikes = (figures.targets ?? []).filter((each) => each.target === target && attackers.includes(each.attacker));
  const [value, another] = new Set(strikes.map(printTarget));
  return value !== undefined && another === undefined ? value : strikes.map(printChance).join(', ');
}

function nameIn(seen: Seen): (word: Word) => string {
  return (word) => {
    const unit = unitKind.read(seen, word);
    if (unit !== undefined) return unitName(seen, unit);
    const hex = hexKind.read(seen, word);
    return hex === undefined ? word : hexName(seen.map, hex);
  };
}

/** Chances of planned orders; dice are rolled after disclosure. */
export function weighingOf(sayingOf: SayingOf): Forecast {
  return { ...NO_FORECAST, glance: (words, { before }) => glanceAt(sayingOf(words), before) };
}

function glanceAt(saying: LimanowaSaying, before: Sentence): Glance | null {
  const old = new Set(ordersIn({ ...saying, words: before }).map(({ words }) => words.join(' ')));
  const order = ordersIn(saying).findLast(({ words }) => !old.has(words.join(' ')));
  const [verb] = order?.words ?? [];
  if (verb === undefined) return null;
  const { figures } = judged(saying);
  const known = judged(saying, before).figures.targets ?? [];
  const blow = (figures.targets ?? []).find(
    (each) => !known.some((other) => other.attacker === each.attacker && other.target === each.target),
  );
  return {
    deed: isJoining(order?.words ?? [], before) ? 'Join the attack' : fixedLabel(verb),
    chance: blow === undefined ? '' : printChance(blow),
    price: isOrderWord(verb) ? ORDERS[verb].price(saying.seen) : '',
    notes: [...(blow === undefined ? [] : [{ text: `TV ${blow.tv}`, unless: null }]), ...leftNote(verb, figures)],
  };
}

function isJoining([verb, target]: Sentence, before: Sentence): boolean {
  if (verb !== 'attack' || target === undefined) return false;
  return before.some((word, place) => word === 'attack' && before[place + 1] === target);
}

/** `2 moves left` */
function leftNote(verb: Word, { movesLeft, tokensLeft }: Judgement['figures']): Glance['notes'] {
  const from = isOrderWord(verb) ? ORDERS[verb].from : null;
  if (from === 'moves' && movesLeft !== undefined)
    return [{ text: `${counted(movesLeft, 'move')} left`, unless: null }];
  if (from === 'tokens' && tokensLeft !== undefined)
    return [{ text: `${counted(tokensLeft, 'token')} left`, unless: null }];
  return [];
}
