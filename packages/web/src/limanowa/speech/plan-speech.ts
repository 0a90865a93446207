import { cardName, hexKind, hexName, printUnit, type Seen, unitKind, unitName } from '@sandtable/limanowa';
import type { Sentence, Word } from '@sandtable/kernel';
import type { PlanLine, PlanSpeech } from '../../face/speech.ts';
import { judged, printTarget } from './judged.ts';
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
  opening: 'Play an Opening card from your hand, or disclose without one.',
  central: 'Select a unit, then click a hex to move there or an enemy to attack it.',
  closing: 'Occupy hexes you have cleared, play a card, or disclose to end your round.',
};

function ownUnits({ view }: Seen, { corps }: Asked): number[] {
  return view.units.flatMap((unit, place) => (unit.corps === corps && unit.at !== -1 ? [place] : []));
}

/** One order as a line of the plan, with what it comes to in the whole of it. */
function tellOrder(seen: Seen, sayingOf: SayingOf, words: Sentence, from: number, to: number): PlanLine {
  const [verb = '', ...said] = words.slice(from, to);
  const effect = effectNamed(verb);
  if (effect !== undefined)
    return { text: [cardName(seen.pack, effect), ...said.map(nameIn(seen))].join(' · '), aside: '' };
  if (!isOrderWord(verb)) return { text: verb, aside: '' };
  const [first, ...rest] = said;
  if (first === undefined) return { text: `${fixedLabel(verb)} …`, aside: '' };
  return { text: orderText(seen, verb, first, rest), aside: orderAside(seen, sayingOf, words, verb, said) };
}

function orderText(seen: Seen, verb: OrderWord, first: Word, rest: Sentence): string {
  const name = nameIn(seen);
  const then = rest.length === 0 ? '…' : rest.map(shortIn(seen)).join(' and ');
  switch (verb) {
    case 'attack':
      return rest.length === 0
        ? `Attack ${name(first)}: with which units?`
        : `${then} ${rest.length === 1 ? 'attacks' : 'attack'} ${name(first)}`;
    case 'move':
    case 'occupy':
      return `${name(first)} ${verb === 'move' ? 'moves to' : 'occupies'} ${rest.length === 0 ? '…' : name(rest[0] ?? '')}`;
    case 'march':
    case 'wave':
      return `${fixedLabel(verb)}: ${name(first)} to ${rest.length === 0 ? '…' : name(rest[0] ?? '')}`;
    case 'shell':
    case 'strike':
      return `${name(first)} ${verb === 'shell' ? 'shells' : 'attacks in pursuit'} ${rest.length === 0 ? '…' : name(rest[0] ?? '')}`;
    case 'support':
      return `${name(first)} gives support against ${rest.length === 0 ? '…' : name(rest[0] ?? '')}`;
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
  return strikes.map((each) => `${printUnit(seen, each.attacker)} ${printTarget(each)}`).join(', ');
}

function nameIn(seen: Seen): (word: Word) => string {
  return (word) => {
    const unit = unitKind.read(seen, word);
    if (unit !== undefined) return unitName(seen, unit);
    const hex = hexKind.read(seen, word);
    return hex === undefined ? word : hexName(seen.map, hex);
  };
}

/** Units by their word alone: a group of them is long enough. */
function shortIn(seen: Seen): (word: Word) => string {
  return (word) => (unitKind.read(seen, word) === undefined ? nameIn(seen)(word) : word);
}
