import { cardName, type Effect, hexKind, hexName, type Seen, unitKind, unitName } from '@sandtable/limanowa';
import type { Sentence, Word } from '@sandtable/kernel';
import type { PlanLine, PlanSpeech } from '../../face/speech.ts';
import { judged, printChance, printTarget } from './judged.ts';
import type { Asked, SayingOf } from './saying.ts';
import { DISCLOSE, effectNamed, fixedLabel, isOrderWord, type OrderWord } from './words-of.ts';

/** The plan of a phase as the screen keeps it; null where a question is answered. */
export function planSpeech(seen: Seen, asked: Asked, sayingOf: SayingOf): PlanSpeech | null {
  if (!asked.isPlan) return null;
  return {
    end: DISCLOSE,
    empty: EMPTY[asked.key ?? ''] ?? '',
    own: ownUnits(seen, asked),
    tell: (words, from, to) => tellOrder(seen, sayingOf, words, from, to),
  };
}

const EMPTY: Readonly<Record<string, string>> = {
  opening: 'Click a card in your hand to play it, or disclose to go on.',
  central: 'Select a unit, then click a hex to move there or an enemy to attack it.',
  closing: 'Select a unit and click the hex it cleared, play a card, or disclose to end your round.',
};

function ownUnits({ view }: Seen, { corps }: Asked): number[] {
  return view.units.flatMap((unit, place) => (unit.corps === corps && unit.at !== -1 ? [place] : []));
}

/** One order as a line of the plan, with what it comes to in the whole of it. */
function tellOrder(seen: Seen, sayingOf: SayingOf, words: Sentence, from: number, to: number): PlanLine {
  const [verb = '', ...said] = words.slice(from, to);
  const effect = effectNamed(verb);
  if (effect !== undefined) return { text: cardOrder(seen, effect, said), aside: '' };
  if (!isOrderWord(verb)) return { text: verb, aside: '' };
  const [first, ...rest] = said;
  if (first === undefined) return { text: `${fixedLabel(verb)} …`, aside: '' };
  return { text: orderText(seen, verb, first, rest), aside: orderAside(seen, sayingOf, words, verb, said) };
}

/** What a card still has to be told, word by word. */
const CARD_ASKS: Readonly<Partial<Record<Effect, readonly string[]>>> = {
  deceit: ['which enemy?', 'to which hex?'],
  perturbation: ['which enemy?', 'to which hex?'],
  forcedMarch: ['which unit?'],
  massedAssault: ['which unit?'],
  dressing: ['which unit?'],
  bombardment: ['which battery?', 'on whom?'],
  disruptiveFire: ['which battery?', 'on whom?'],
  reinforcement: ['which unit?', 'to which hex?'],
};

/** `Massed assault: which unit?`, `Deceit: r05 Line infantry, 0703` */
function cardOrder(seen: Seen, effect: Effect, said: Sentence): string {
  const asked = CARD_ASKS[effect]?.[said.length];
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

/** The target value and the chance of everybody who strikes by this order. */
function orderAside(seen: Seen, sayingOf: SayingOf, words: Sentence, verb: OrderWord, said: Sentence): string {
  if (verb === 'support') return `+${seen.pack.ruleset.supportTv} TV, 1 token`;
  if (verb === 'tactics') return `+${seen.pack.ruleset.tacticsAv} AV`;
  if (verb !== 'attack' && verb !== 'shell' && verb !== 'strike') return '';
  const units = said.map((word) => unitKind.read(seen, word) ?? -1);
  const [first = -1, second = -1] = units;
  const target = verb === 'attack' ? first : second;
  const attackers = verb === 'attack' ? units.slice(1) : [first];
  const { figures } = judged(sayingOf(words));
  const strikes = (figures.targets ?? []).filter((each) => each.target === target && attackers.includes(each.attacker));
  const values = [...new Set(strikes.map(printTarget))];
  if (values.length === 1) return values[0] ?? '';
  return strikes.map(printChance).join(', ');
}

function nameIn(seen: Seen): (word: Word) => string {
  return (word) => {
    const unit = unitKind.read(seen, word);
    if (unit !== undefined) return unitName(seen, unit);
    const hex = hexKind.read(seen, word);
    return hex === undefined ? word : hexName(seen.map, hex);
  };
}
