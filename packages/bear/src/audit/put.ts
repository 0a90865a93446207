import { parseFacing } from '@sandtable/hex';
import { bad, ok, type Problem, type Result, type Sentence, type Word } from '@sandtable/kernel';
import { hexNamed, nameOfHex } from '../board/map.ts';
import { counterOf, typeOf, unitsIn } from '../model/battle/battle.ts';
import { TURN_STEP } from '../model/battle/frame.ts';
import { makeControl, makeMarker, MARKER_KINDS, type MarkerView } from '../model/battle/marker.ts';
import { AI_SEAT } from '../model/battle/player.ts';
import type { Held } from '../model/battle/state.ts';
import { type CardId, cardId, type HexId, NONE } from '../model/ids.ts';
import { counterNamed } from '../model/pack/counters.ts';
import { isRumor, isVehicle, type Side, SIDES } from '../model/pack/unit-type.ts';
import { auditUnits } from '../position/audit.ts';
import { firstPlayer } from '../rules/victory/control.ts';
import { auditMatch } from './audit.ts';
import { putUnit } from './put-unit.ts';

/**
 * Sets up by hand what is on a real table: a counter (`g03 E09 SE spent`), a marker (`smoke F10 2`, `clear F10`), a
 * Control Marker (`control K05 soviet`), a player's CAPs, VP and hand (`german caps:4 vp:2 hand:c09,c12`), or
 * `round:2`, `space:4`, `turn:ai`.
 */
export function putByHand(held: Held, words: Sentence): Result<null> {
  const top = held.view.frames.at(-1);
  if (top?.kind !== 'turn' || top.step !== TURN_STEP.asked)
    return bad('table', 'the beginning of a turn: finish what is asked, or take it back', top?.kind ?? 'the end');
  const done = putWords(held, words);
  return done.ok ? judgeSound(held) : done;
}

function putWords(held: Held, words: Sentence): Result<null> {
  const [first = '', ...rest] = words;
  const unit = counterNamed(held.pack.counters, first);
  if (unit !== NONE) return putUnit(held, unit, rest);
  const kind = MARKER_KINDS.find((each) => each === first);
  if (kind !== undefined || first === 'clear') return putMarker(held, kind ?? null, rest);
  if (first === 'control') return putControl(held, rest);
  const side = SIDES.find((each) => each === first);
  return putEach(side === undefined ? words : rest, (word) => putFigure(held, word, side ?? null));
}

function putEach(words: readonly Word[], put: (word: Word) => Result<null>): Result<null> {
  for (const word of words) {
    const done = put(word);
    if (!done.ok) return done;
  }
  return ok(null);
}

/** B18.0: one of a kind per hex, except smoke; `clear` removes all of them. */
function putMarker(held: Held, kind: MarkerView['kind'] | null, [hex = '', ...more]: readonly Word[]): Result<null> {
  const at = hexNamed(held.map, hex, 'hex');
  if (!at.ok) return at;
  if (kind === null) {
    held.view.markers = held.view.markers.filter((marker) => marker.at !== at.value);
    return ok(null);
  }
  const facing = more.map((word) => parseFacing(word)).find((parsed) => parsed.ok);
  const marker = makeMarker({
    kind,
    at: at.value,
    dm: kind !== 'smoke' ? 0 : more.includes('2') ? 2 : 1,
    facing: facing?.ok === true ? facing.value : 0,
    side: kind === 'mine' || kind === 'hasty' ? (SIDES.find((side) => more.includes(side)) ?? 'german') : null,
  });
  held.view.markers = [...held.view.markers, marker];
  return ok(null);
}

function putControl(held: Held, [hex = '', whose = '']: readonly Word[]): Result<null> {
  const { view } = held;
  const at = hexNamed(held.map, hex, 'hex');
  if (!at.ok) return at;
  const side = SIDES.find((each) => each === whose) ?? null;
  if (side === null && whose !== 'neutral' && whose !== 'none')
    return bad('control', `${SIDES.join(', ')}, neutral or none`, whose);
  const others = view.controls.filter((control) => control.at !== at.value);
  const player = side === null ? NONE : firstPlayer(view, side);
  view.controls = whose === 'none' ? others : [...others, makeControl({ at: at.value, side, player })];
  return ok(null);
}

/** Above what any battle reaches (docs/position.md). */
const MOST = { caps: 30, vp: 99 } as const;

function putFigure(held: Held, word: Word, side: Side | null): Result<null> {
  const { view } = held;
  const [name = '', value = ''] = word.split(':');
  const within = (least: number, most: number, set: (figure: number) => void): Result<null> => {
    const figure = Number(value);
    if (value === '' || !Number.isInteger(figure) || figure < least || figure > most)
      return bad(name, `a whole number from ${least} to ${most}`, value);
    set(figure);
    return ok(null);
  };
  const player = side === null ? undefined : view.players[firstPlayer(view, side)];
  if (player !== undefined && side !== null) {
    if (name === 'caps') return within(0, MOST.caps, (caps) => void (player.caps = caps));
    if (name === 'vp')
      return within(-MOST.vp, MOST.vp, (vp) => {
        view.vp[side] += vp - player.vp;
        player.vp = vp;
      });
    if (name === 'hand') return putHand(held, player, value);
    return bad(side, 'caps, vp or hand', word);
  }
  const { solo } = view;
  if (name === 'round') return within(1, view.terms.rounds, (round) => void (view.round = round));
  if (name === 'space' && solo !== null)
    return within(1, Math.max(1, (view.terms.solo?.length ?? 1) - 1), (space) => void (solo.marker = space));
  return name === 'turn' ? putTurn(held, value) : bad('put', 'a counter, a marker, a side, round, space or turn', word);
}

function putTurn({ view }: Held, seat: string): Result<null> {
  const top = view.frames.at(-1);
  if (top?.kind !== 'turn') return bad('turn', 'a round that is played', seat);
  const ai = view.terms.solo?.ai;
  const place = top.order.findIndex((player) =>
    seat === AI_SEAT ? player === ai : view.players[player]?.seat === seat,
  );
  if (place === NONE) return bad('turn', view.players.map((player) => player.seat).join(' or '), seat);
  Object.assign(top, { place, passes: 0, swift: false });
  return ok(null);
}

/**
 * B8.0: the new hand comes from the deck or its discards, and the old one goes back. A position has no deck, so its
 * cards come from the box.
 */
function putHand({ pack, view }: Held, player: { readonly hand: CardId[] }, value: string): Result<null> {
  const { actionDeck, terms, draft } = view;
  const cards = value === '' ? [] : value.split(',');
  const isDealt = terms.mission !== null || draft !== null;
  if (isDealt) actionDeck.inside.push(...player.hand);
  player.hand.splice(0);
  return putEach(cards, (id) => {
    const card = pack.actionCards.findIndex((one) => one.id === id);
    if (card === NONE) return bad('hand', 'an Action Card by its number', id);
    const list = [actionDeck.inside, actionDeck.discards].find((pile) => pile.includes(card));
    if (isDealt && list === undefined) return bad('hand', 'an Action Card that is still in the deck', id);
    if (isDealt) list?.splice(list.indexOf(card), 1);
    player.hand.push(cardId(card));
    return ok(null);
  });
}

/** The rules positions are checked by, and every invariant of a match. */
function judgeSound(held: Held): Result<null> {
  const units = auditUnits(held);
  const problems = units.length > 0 ? units : [...stackedAi(held), ...auditMatch(held).map(printed)];
  return problems.length > 0 ? { ok: false, problems } : ok(null);
}

function printed(text: string): Problem {
  return { field: 'table', expected: text, got: '' };
}

/** S5.5: an AI unit may share its hex only with the vehicle it got off; a rumor is alone. */
function stackedAi(held: Held): Problem[] {
  const ai = held.view.terms.solo?.ai;
  const hexes = new Set<HexId>(held.view.roster.map((unit) => held.view.units[unit]?.at ?? NONE));
  hexes.delete(NONE);
  return [...hexes].flatMap((at) => {
    const own = unitsIn(held, at).filter((unit) => {
      const it = held.view.units[unit];
      return it !== undefined && it.owner === ai && it.carrier === NONE;
    });
    const types = own.map((unit) => typeOf(held, unit));
    const isPair = types.length === 2 && types.filter(isVehicle).length === 1 && !types.some(isRumor);
    if (types.length < 2 || isPair) return [];
    const [first, second] = own.map((unit) => counterOf(held, unit).word);
    return [
      {
        field: `${second}.at`,
        expected: `no other AI in its hex (S5.5), but ${first} is`,
        got: nameOfHex(held.map, at),
      },
    ];
  });
}
