import { counted, type Sentence, type Word } from '@sandtable/kernel';
import { rangeTo } from '../board/map.ts';
import { corpsOf, sideOf, typeOf, unitAt, unitOf } from '../model/battle.ts';
import { isEffect } from '../model/battlecard.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { DISCLOSE } from '../model/speech.ts';
import { hexKind, unitKind } from '../rules/word-kinds.ts';
import { cardName } from '../words/card-words.ts';
import { hexName, nameOfPlace } from '../words/names.ts';
import { unitName } from '../words/unit-words.ts';

/** A suggestion in words: `Attack: Line infantry 03 · with 3 units, it holds Nowy Sącz`. Chances come from the engine. */
export interface AdviceWords {
  readonly kind: 'fire' | 'move' | 'other';
  /** The unit that acts; -1 for none. */
  readonly unit: UnitId;
  readonly head: string;
  readonly what: string;
  readonly why: string;
  /** A short form for the link, used for all suggestions but the first. */
  readonly short: string;
}

/** `isAll`: there is nothing else to suggest. */
export function explainOrder(seen: Seen, [verb = '', ...said]: Sentence, isAll: boolean): AdviceWords {
  const units = said.flatMap((word) => unitKind.read(seen, word) ?? []);
  const [first = NONE, second = NONE] = units;
  if (verb === DISCLOSE) return disclosing(seen, isAll);
  if (isEffect(verb)) {
    const draws =
      first !== NONE &&
      sideOf(seen, first) !== corpsOf(seen, seen.view.turn.corps).side &&
      isGoal(seen, unitOf(seen, first).at);
    const why = draws ? `lures it out of ${townOr(seen, unitOf(seen, first).at)}` : 'better played now than saved';
    const words = said.map((word) => named(seen, word)).join(', ');
    return playing(cardName(seen.pack, verb), first, words, why);
  }
  switch (verb) {
    case 'attack':
      return striking(seen, 'Attack', first, second, `with ${counted(units.length - 1, 'unit')}`);
    case 'strike':
      return striking(seen, 'Pursue', second, first, unitName(seen, first));
    case 'shell':
      return striking(seen, 'Artillery', second, first, unitName(seen, first));
    case 'support':
      return striking(seen, 'Support the attack', second, first, unitName(seen, first));
    case 'tactics':
      return {
        kind: 'other',
        unit: first,
        head: 'Tactics',
        what: unitName(seen, first),
        why: 'its officer helps',
        short: 'use tactics',
      };
    default:
      return going(seen, first, hexKind.read(seen, said[1] ?? '') ?? NONE);
  }
}

function named(seen: Seen, word: Word): string {
  const unit = unitKind.read(seen, word);
  if (unit !== undefined) return unitName(seen, unit);
  const hex = hexKind.read(seen, word);
  return hex === undefined ? word : townOr(seen, hex);
}

/** `Nowy Sącz`, `0605` */
function townOr({ map }: Seen, hex: HexId): string {
  return nameOfPlace(map, hex) ?? hexName(map, hex);
}

/** The end of a phase: what one would give up, or that there is nothing to give up. */
function disclosing({ view: { turn } }: Seen, isAll: boolean): AdviceWords {
  const nothing = {
    opening: 'no card is worth playing now',
    central: 'no order is worth giving now',
    closing: 'nothing to occupy',
  };
  const why = isAll ? nothing[turn.phase] : 'the plan is made';
  return { kind: 'other', unit: NONE, head: 'Disclose', what: '', why, short: 'disclose the plan' };
}

function playing(name: string, unit: UnitId, what: string, why: string): AdviceWords {
  return { kind: 'other', unit, head: `Play ${name}`, what, why, short: `play ${name}` };
}

function isGoal({ view }: Seen, hex: HexId): boolean {
  return view.terms.objectives.some(({ at }) => at === hex);
}

function striking(seen: Seen, head: string, target: UnitId, unit: UnitId, how: string): AdviceWords {
  const { at, rp } = unitOf(seen, target);
  const hex = townOr(seen, at);
  const why = isGoal(seen, at) ? `it holds ${hex}` : rp === 1 ? 'one hit destroys it' : '';
  return {
    kind: 'fire',
    unit,
    head,
    what: unitName(seen, target),
    why: [how, why].filter((part) => part !== '').join(', '),
    short: `${head.toLowerCase()} ${hex}`,
  };
}

/** L11b: takes an objective, or comes nearer to one that its side does not hold. */
function going(seen: Seen, unit: UnitId, to: HexId): AdviceWords {
  const { objectives } = seen.view.terms;
  const [name, hex] = [unitName(seen, unit), townOr(seen, to)];
  const goal = objectives.find(({ at }) => at === to);
  if (goal !== undefined)
    return {
      kind: 'move',
      unit,
      head: `Take ${hex}`,
      what: name,
      why: `${goal.grade === 'strategic' ? 'Strategic' : 'Tactical'} Objective, nobody in it`,
      short: `take ${hex} with ${name}`,
    };
  const { at: from } = unitOf(seen, unit);
  const { side } = corpsOf(seen, seen.view.turn.corps);
  let best: HexId = NONE;
  for (const { at } of objectives) {
    const holder = unitAt(seen, at);
    const isHeld = holder !== NONE && sideOf(seen, holder) === side;
    const gets = rangeTo(seen.map, to, at) < rangeTo(seen.map, from, at);
    if (!isHeld && gets && (best === NONE || rangeTo(seen.map, to, at) < rangeTo(seen.map, to, best))) best = at;
  }
  const isGun = typeOf(seen, unit).arm === 'artillery';
  const why =
    best === NONE ? (isGun ? 'a better place for its fire' : 'a better place') : `toward ${townOr(seen, best)}`;
  return {
    kind: 'move',
    unit,
    head: 'Move',
    what: `${name} to ${hex}`,
    why,
    short: `move ${name} to ${hex}`,
  };
}
