import { effectOf } from '../model/battle.ts';
import type { Effect } from '../model/battlecard.ts';
import { cardId, NONE } from '../model/ids.ts';
import type { AiAnswer } from '../model/speech.ts';
import type { Seen } from '../model/state.ts';
import type { Aid, TurnView } from '../model/turn.ts';
import { clashPlanned } from '../rules/combat/clash.ts';
import { aiPilesOf } from '../setup/opening.ts';
import { cardLimit, noCardRoll } from '../solo/ai-card.ts';
import { aiCorps } from '../solo/ai-side.ts';
import { chooseToken, noTokenRoll, tokenLimit } from '../solo/ai-token.ts';
import { pickUse } from '../solo/card-use.ts';
import { chooseBoosted } from './boost.ts';
import { eachWay, followed, perhaps, type Possibility } from './ways.ts';

// Everything the AI may do between the disclosure of a Central plan and the fighting, by its own procedure and with the chances
// that its reference card shows to all (LS2.4).

/** The match when the artillery begins to fire, and what the AI has added to it. */
export interface AnsweredMatch {
  readonly seen: Seen;
  readonly added: readonly Omit<AiAnswer, 'chance'>[];
}

/** In order after the disclosure: card (C3), moves (C4), officer (LS3.2d), token (C5). */
export function aiAnswers(disclosed: Seen): readonly Possibility<AnsweredMatch>[] {
  const tokens = (answered: AnsweredMatch): readonly Possibility<AnsweredMatch>[] => tokenWays(answered);
  return followed(cardWays(disclosed), (answered) => followed(officerWays(moved(answered)), tokens));
}

/** As `aiAnswers`, if the AI gets neither card nor token. Branches only if its officer must roll between tied units. */
export function unanswered(disclosed: Seen): readonly Possibility<AnsweredMatch>[] {
  return officerWays(moved({ seen: disclosed, added: [] }));
}

/** LS3.2.1a: any card that the pile may still hold can lie on top. */
function cardWays(seen: Seen): readonly Possibility<AnsweredMatch>[] {
  const nothing: AnsweredMatch = { seen, added: [] };
  const faceDown = noCardRoll(seen, 'central') === null ? cardsFaceDown(seen) : [];
  if (faceDown.length === 0) return [{ value: nothing, chance: 1 }];
  const turned = [...new Set(faceDown)].flatMap((effect) => {
    const share = faceDown.filter((each) => each === effect).length / faceDown.length;
    return eachWay((io) => useOf(seen, effect, io)).map(({ value, chance }) => ({ value, chance: share * chance }));
  });
  return perhaps(cardLimit(seen, 'central') / seen.die.sides, turned, nothing);
}

function useOf(seen: Seen, effect: Effect, io: Parameters<typeof pickUse>[2]): AnsweredMatch {
  const use = pickUse(seen, { phase: 'central', card: cardId(NONE), effect }, io);
  if (use === null || !isProtection(effect)) return { seen, added: [] };
  const aid = { by: effect, unit: use.unit };
  return { seen: withTurn(seen, { aids: [...seen.view.turn.aids, aid], aiCard: true }), added: [aid] };
}

type Protection = Extract<Aid['by'] & Effect, 'dugIn' | 'coveringFire' | 'volley' | 'secondLine'>;

function isProtection(effect: Effect): effect is Protection {
  return effect === 'dugIn' || effect === 'coveringFire' || effect === 'volley' || effect === 'secondLine';
}

/** LS2.5a: the cards of the Central pile that do not lie open. */
function cardsFaceDown({ pack, view }: Seen): readonly Effect[] {
  const pile = view.piles?.central;
  if (pile === undefined) return [];
  const open = new Set([...pile.discards, ...pile.removed]);
  return aiPilesOf(pack)
    .central.filter((card) => !open.has(card))
    .map((card) => effectOf(pack, card));
}

/** L6.2d: no card of the AI prevents a move. */
function moved({ seen, added }: AnsweredMatch): AnsweredMatch {
  const { places } = clashPlanned(seen);
  const units = seen.view.units.map((unit, place) => ({ ...unit, at: places[place] ?? NONE }));
  return { seen: { ...seen, view: { ...seen.view, units } }, added };
}

/** L4a, LS3.2d */
function officerWays({ seen, added }: AnsweredMatch): readonly Possibility<AnsweredMatch>[] {
  return eachWay((io) => {
    const unit = chooseBoosted(seen, aiCorps(seen), io);
    const { aids } = seen.view.turn;
    return { seen: unit === NONE ? seen : withTurn(seen, { aids: [...aids, { by: 'tactics', unit }] }), added };
  });
}

/** LS3.2.2 */
function tokenWays(answered: AnsweredMatch): readonly Possibility<AnsweredMatch>[] {
  const { seen, added } = answered;
  if (noTokenRoll(seen) !== null) return [{ value: answered, chance: 1 }];
  const { supports, answers } = seen.view.turn;
  const used = eachWay((io): AnsweredMatch => {
    const { use, shot } = chooseToken(seen, io);
    const turn = use === 'shell' ? { answers: [...answers, shot] } : { supports: [...supports, shot] };
    return { seen: withTurn(seen, { ...turn, aiToken: true }), added: [...added, { by: use, unit: shot.target }] };
  });
  return perhaps(tokenLimit(seen) / seen.die.sides, used, answered);
}

export function withTurn(seen: Seen, turn: Partial<TurnView>): Seen {
  return { ...seen, view: { ...seen.view, turn: { ...seen.view.turn, ...turn } } };
}
