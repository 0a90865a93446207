import { bad, ok, type Result, type Sentence, type Word } from '@sandtable/kernel';
import { readHex } from '../board/map.ts';
import { effectOf, heldUnit, typeOf } from '../model/battle.ts';
import type { Corps } from '../model/forces.ts';
import { cardId, NONE, type UnitId } from '../model/ids.ts';
import type { Held } from '../model/state.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { auditMatch } from './audit.ts';

/**
 * Sets the match to what is on a physical table: a unit (`a03 0605 rp:2`, `a03 lost`), a corps' tokens and hand, by its number from
 * 1 (`corps:1 tokens:2 hand:deceit`), or `round:3`. Only between plans, when nothing is half done.
 */
export function putByHand(held: Held, words: Sentence): Result<null> {
  const top = held.view.frames.at(-1);
  if (top?.kind !== 'round')
    return bad('table', 'the beginning of a phase: finish what is asked, or take it back', top?.kind ?? 'the end');
  const [first = '', ...rest] = words;
  const unit = unitKind.read(held, first);
  const done = unit === undefined ? putFigures(held, words) : putEach(rest, (word) => putUnit(held, unit, word));
  if (!done.ok) return done;
  const problems = auditMatch(held).map((text) => ({ field: 'table', expected: text, got: '' }));
  return problems.length > 0 ? { ok: false, problems } : ok(null);
}

function putEach(words: readonly Word[], put: (word: Word) => Result<null>): Result<null> {
  for (const word of words) {
    const done = put(word);
    if (!done.ok) return done;
  }
  return ok(null);
}

/** L2.2e, L3r: a hex holds one unit, and a unit without RP is off the map. */
function putUnit(held: Held, unit: UnitId, word: Word): Result<null> {
  const it = heldUnit(held, unit);
  const most = typeOf(held, unit).rp;
  if (word === 'lost') {
    Object.assign(it, { at: NONE, rp: 0 });
    return ok(null);
  }
  if (word.startsWith('rp:')) return figure(word, 1, most, (rp) => void (it.rp = rp));
  const at = readHex(held.map, word);
  if (at === undefined) return bad('hex', 'a hex of the map by column and row, such as 0605', word);
  const other = held.view.units.find((another) => another !== it && another.at === at);
  if (other !== undefined) return bad('hex', 'a free hex (L2.2e)', word);
  if (it.at === NONE) it.rp = most;
  it.at = at;
  return ok(null);
}

const MOST_TOKENS = 99;

function putFigures(held: Held, words: readonly Word[]): Result<null> {
  const { view } = held;
  let corps: Corps | undefined;
  return putEach(words, (word) => {
    const [name = '', value = ''] = word.split(':');
    if (name === 'round') return figure(word, 1, view.terms.limit, (round) => void (view.round = round));
    if (name === 'corps') return figure(word, 1, view.corps.length, (place) => void (corps = view.corps[place - 1]));
    if (corps === undefined) return bad('put', 'a unit, round or corps', word);
    const own = corps;
    if (name === 'tokens') return figure(word, 0, MOST_TOKENS, (tokens) => void (own.tokens = tokens));
    return name === 'hand' ? putHand(held, own, value) : bad('corps', 'tokens or hand', word);
  });
}

/** LS2.1: returns the old hand to the deck, and takes the new cards from the deck or its discards. */
function putHand({ pack, view: { deck } }: Held, { hand }: Corps, value: string): Result<null> {
  deck.inside.push(...hand.splice(0));
  return putEach(value === '' ? [] : value.split(','), (effect) => {
    const isIt = (card: number): boolean => effectOf(pack, cardId(card)) === effect;
    const list = [deck.inside, deck.discards].find((pile) => pile.some(isIt));
    const place = list?.findIndex(isIt) ?? NONE;
    const [card] = place === NONE ? [] : (list?.splice(place, 1) ?? []);
    if (card === undefined) return bad('hand', 'a Battlecard that is still in the deck', effect);
    hand.push(cardId(card));
    return ok(null);
  });
}

function figure(word: Word, least: number, most: number, set: (value: number) => void): Result<null> {
  const [name = '', text = ''] = word.split(':');
  const value = Number(text);
  if (text === '' || !Number.isInteger(value) || value < least || value > most)
    return bad(name, `a whole number from ${least} to ${most}`, text);
  set(value);
  return ok(null);
}
