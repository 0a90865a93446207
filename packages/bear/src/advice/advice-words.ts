import { counted } from '@sandtable/kernel';
import { nameOfHex } from '../board/map.ts';
import { typeOf, unitOf } from '../model/battle/battle.ts';
import type { BearFigures } from '../model/battle/figures.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import { isRumor } from '../model/pack/unit-type.ts';
import { cardName } from '../words/rules/cards.ts';
import { VERB_PROMPTS, verbTrait } from '../words/verb-prompts.ts';
import { verbLabel } from '../words/sentence-words.ts';
import { HIT_NAMES, unitName } from '../words/units.ts';
import type { Advised } from './advised.ts';
import { type AdviceWords, explainGoing, worthOfHolding } from './going-words.ts';

const SPARE: Omit<AdviceWords, 'head'> = { kind: 'other', what: '', why: '', short: '' };

export function explainAdvice(seen: Seen, advised: Advised, figures: Partial<BearFigures>): AdviceWords {
  const { verb, unit, card } = advised;
  if (verb === 'pass') return { ...SPARE, head: 'Pass', what: '', why: whyPass(seen), short: 'pass' };
  if (verb === 'conclude')
    return { ...SPARE, head: 'Conclude the mission', why: 'the AI has nobody left', short: 'conclude the mission' };
  if (verb === 'stall') return { ...SPARE, head: 'Stall', why: whyStall(seen), short: 'stall' };
  if (verb === null) return playWords(seen, advised);
  if ((figures.targets ?? []).some(({ own }) => !own)) return shotWords(seen, advised, figures);
  if (verb === 'rally') return rallyWords(seen, advised);
  if (verb === 'pivot' || verb === 'leave' || verbTrait(verb, 'goes') === true)
    return withCard(card, explainGoing(seen, advised));
  const { hex } = VERB_PROMPTS[verb];
  const at = advised.hexes.at(-1);
  const where = hex === null || at === undefined ? '' : ` in ${nameOfHex(seen.map, at)}`;
  const label = verbLabel(verb);
  const name = unit === NONE ? '' : unitName(seen, unit);
  return withCard(card, {
    ...SPARE,
    head: label,
    what: `${name}${where}`,
    short: `${label.toLowerCase()}${where}${name === '' ? '' : ` with ${name}`}`,
  });
}

/** A card that pays or helps is named as the reason. */
function withCard(card: string, words: AdviceWords): AdviceWords {
  return card === '' ? words : { ...words, why: `by ${cardName({ id: card })}` };
}

function playWords(seen: Seen, { card, unit }: Advised): AdviceWords {
  const name = cardName({ id: card });
  const what = unit === NONE ? '' : unitName(seen, unit);
  return { ...SPARE, head: `Play ${name}`, what, why: 'better played now than saved', short: `play ${name}` };
}

function shotWords(
  seen: Seen,
  { verb, unit, hexes, members, card }: Advised,
  figures: Partial<BearFigures>,
): AdviceWords {
  const targets = (figures.targets ?? []).filter(({ own }) => !own);
  const [first] = targets;
  const foe = first?.target ?? NONE;
  const at = hexes[0] ?? unitOf(seen, foe).at;
  const hex = nameOfHex(seen.map, at);
  const isPlain = verb === 'fire' || verb === 'fight' || verb === null;
  const isFlank = first?.aspect === 'flank' && !first.closeCombat;
  const one = targets.length > 1 ? `${targets.length} in the hex` : whyTarget(seen, foe, isFlank);
  const why = one === '' && members > 0 ? `${members} in support` : one;
  const name = unit === NONE ? '' : `${unitName(seen, unit)} `;
  const head = isPlain ? (verb === 'fight' ? 'Close combat' : 'Best shot') : verbLabel(verb);
  return withCard(card, {
    kind: 'fire',
    head,
    what: `${name}on ${hex}`,
    why,
    short: `${verb === 'fight' ? 'fight in' : 'fire at'} ${hex}${unit === NONE ? '' : ` with ${unitName(seen, unit)}`}`,
  });
}

function whyTarget(seen: Seen, foe: UnitId, isFlank: boolean): string {
  if (isRumor(typeOf(seen, foe))) return 'shows what is there';
  const { hit, at } = unitOf(seen, foe);
  if (hit !== NONE) return 'a hit kills it';
  if (isFlank) return 'flank open';
  return worthOfHolding(seen, at) === 0 ? '' : `it holds ${nameOfHex(seen.map, at)}`;
}

function rallyWords(seen: Seen, { unit, members, card }: Advised): AdviceWords {
  const { hit } = unitOf(seen, unit);
  const kind = hit === null ? undefined : seen.pack.hitMarkers[hit]?.kind;
  const why = members > 0 ? `and ${counted(members, 'other')}` : kind === undefined ? 'hit' : HIT_NAMES[kind];
  const name = unitName(seen, unit);
  return withCard(card, { ...SPARE, head: 'Rally', what: name, why, short: `rally ${name}` });
}

/** B2.2e */
function whyPass({ view }: Seen): string {
  const frame = view.frames.at(-1);
  const me = frame?.kind === 'turn' ? view.players[frame.order[frame.place] ?? NONE] : undefined;
  const isFresh = view.roster.some((unit) => {
    const it = view.units[unit];
    return it !== undefined && view.players[it.owner] === me && it.fate === 'inPlay' && !it.spent;
  });
  if (!isFresh) return (me?.caps ?? 0) > 0 ? 'nobody is fresh, and nothing is worth a CAP' : 'nothing left to act with';
  return 'nothing is worth its price now';
}

function whyStall({ view }: Seen): string {
  return view.terms.solo === null ? 'your partner still has something to do' : 'the AI draws, and its track moves on';
}
