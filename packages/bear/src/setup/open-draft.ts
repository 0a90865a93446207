import { bad, counted, ok, type Problem, type Result } from '@sandtable/kernel';
import { makeMap } from '../board/map.ts';
import type { DraftOptions } from '../model/draft/options.ts';
import type { DraftParts } from '../model/draft/draft.ts';
import { type Guideline, OWN_GUIDELINE, type Role, type Variant } from '../model/pack/generator.ts';
import { type CardId, cardId, NONE, type PlayerId, playerId } from '../model/ids.ts';
import type { Pack } from '../model/pack/pack.ts';
import { enemyOf } from '../model/battle/state.ts';
import type { Terms, VictoryRule } from '../model/battle/terms.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { makeUnit } from '../model/battle/unit.ts';
import { deckPlaces, problemsOfPlan } from './draft-refusals.ts';
import { NO_VP, type MatchOpening, SOLO_START } from './mission-terms.ts';

/** G3.7.3a: a Smoke counter in the cup. */
const SMOKE = -1;
const SMOKES = 4;

/** G2.1: a battle with only players, an Action deck and card decks so far. */
export function openDraft(pack: Pack, options: DraftOptions): Result<MatchOpening> {
  const plan = planOf(pack, options);
  if (!plan.ok) return plan;
  const problems = problemsOfPlan(pack, plan.value, options);
  if (problems.length > 0) return { ok: false, problems };
  const map = makeMap(pack.boards, NOWHERE);
  if (!map.ok) return map;
  return ok({
    terms: termsOf(pack, plan.value),
    map: map.value,
    units: pack.counters.map(() => makeUnit()),
    markers: [],
    controls: [],
    weapons: [],
    hands: [],
    activations: [],
    startVp: NO_VP,
    handicapVp: NO_VP,
    solo: SOLO_START,
    draft: draftOf(pack, plan.value, options),
  });
}

/** Until the first board is placed the map is a single hex that no unit may enter. */
const NOWHERE: Terms['map'] = { bare: { radius: 0 } };

function termsOf(pack: Pack, { rounds, roles, actionDeck }: Guideline): Terms {
  return {
    mission: null,
    map: NOWHERE,
    rounds,
    players: roles.map(({ side, caps, actionCards }) => ({
      side,
      caps,
      cards: { first: actionCards, later: actionCards },
      spotter: NONE,
    })),
    entries: [],
    exits: [],
    zones: [],
    initiative: null,
    deck: actionDeck.flatMap((number) => {
      const card = cardId(pack.actionCards.findIndex((each) => each.number === number));
      return Array.from({ length: pack.actionCards[card]?.copies ?? 0 }, () => card);
    }),
    events: [],
    victory: PLAIN_VICTORY,
    end: [],
    rules: [],
    solo: null,
  };
}

/** G3.2.1 */
const PLAIN_VICTORY: readonly VictoryRule[] = SIDES.map((side) => ({
  kind: 'destroyed',
  side,
  vp: 1,
  units: null,
  added: false,
}));

function draftOf(pack: Pack, plan: Guideline, { solo, smoke }: DraftOptions): DraftParts {
  const decks = deckPlaces(plan);
  return {
    plan,
    isSolo: solo !== null,
    deckOf: plan.roles.map((_role, player) => decks.findIndex((players) => players.includes(player))),
    decks: decksOf(pack, plan),
    conditions: pack.conditionCards.map((_card, place) => cardId(place)),
    cup: [
      ...pack.defenseCounters.flatMap(({ copies }, place) => Array.from({ length: copies }, () => place)),
      ...Array.from({ length: smoke ? SMOKES : 0 }, () => SMOKE),
    ],
  };
}

export function decksOf(pack: Pack, plan: Guideline): CardId[][] {
  return deckPlaces(plan).map(([first]) => cardsOf(pack, plan, playerId(first ?? 0)));
}

function cardsOf({ generatorCards }: Pack, { roles }: Guideline, player: PlayerId): CardId[] {
  const role = roles[player];
  return generatorCards.flatMap(({ side, number }, place) =>
    side === role?.side && number >= role.cards.from && number <= role.cards.to ? [cardId(place)] : [],
  );
}

const FIELD = 'options.draft';

/** The guideline as played, with variant, hand size and handicaps applied (G2.1.7, G4.3). */
export function planOf(pack: Pack, options: DraftOptions): Result<Guideline> {
  const chosen = guidelineOf(pack, options.guideline);
  if (!chosen.ok) return chosen;
  const problems = [...problemsOfVariant(chosen.value, options), ...problemsOfHandicaps(chosen.value, options)];
  if (problems.length > 0) return { ok: false, problems };
  const plan = options.variant ? withVariant(chosen.value, options.hand) : chosen.value;
  return ok({ ...plan, roles: plan.roles.map((role, place) => withHandicap(role, options.handicaps[place])) });
}

function guidelineOf({ guidelines }: Pack, named: DraftOptions['guideline']): Result<Guideline> {
  if (typeof named !== 'number') return ok({ ...named, number: OWN_GUIDELINE });
  const found = guidelines.find(({ number }) => number === named);
  const known = guidelines.map(({ number }) => number).join(', ') || 'a guideline of your own: the pack has none';
  return found === undefined ? bad(`${FIELD}.guideline`, `one of ${known}`, named) : ok(found);
}

/** G2.1.7: a hand size can be chosen only if the variant leaves it open, and within its limits. */
function problemsOfVariant({ name, variant }: Guideline, { variant: isAsked, hand }: DraftOptions): Problem[] {
  if (isAsked && variant === null)
    return [{ field: `${FIELD}.variant`, expected: `false: ${name} has no variant`, got: 'true' }];
  if (hand === 0) return [];
  const open = isAsked && variant?.kind === 'hand' ? variant : null;
  if (open !== null && hand >= open.from && hand <= open.to) return [];
  const expected =
    open === null
      ? '0: only a variant that leaves the hand size open takes one'
      : `a hand of ${open.from} to ${open.to} cards`;
  return [{ field: `${FIELD}.hand`, expected, got: String(hand) }];
}

/** G4.3, G6.3 */
function problemsOfHandicaps({ roles }: Guideline, { handicaps, solo, extraCard }: DraftOptions): Problem[] {
  const field = `${FIELD}.handicaps`;
  const problems: Problem[] = [];
  if (handicaps.length > roles.length)
    problems.push({ field, expected: `at most ${roles.length}, one a player`, got: String(handicaps.length) });
  handicaps.forEach(({ caps, card }, place) => {
    if (caps > 0 && card)
      problems.push({ field: `${field}.${place}`, expected: 'CAPs or a card, not both (G4.3)', got: 'both' });
    if (solo !== null && (caps > 0 || card))
      problems.push({
        field: `${field}.${place}`,
        expected: 'none in a solo mission, which has handicaps of its own (G6.3)',
        got: card ? 'a card' : counted(caps, 'CAP'),
      });
  });
  if (solo !== null && extraCard)
    problems.push({ field: `${FIELD}.extraCard`, expected: 'false: a solo mission has no hands (G5.1)', got: 'true' });
  return problems;
}

function withVariant(plan: Guideline, hand: number): Guideline {
  const { variant } = plan;
  switch (variant?.kind) {
    case 'hand':
      return withHand(plan, variant, hand);
    case 'secondMap':
      return { ...plan, maps: plan.maps + 1, roles: plan.roles.map((role) => ({ ...role, hand: variant.hand })) };
    case 'reverse':
      return { ...plan, roles: plan.roles.map((role) => ({ ...role, side: enemyOf(role.side) })) };
    // the players decide who takes which deck during the draft.
    case 'splitDecks':
    case undefined:
      return plan;
  }
}

/** "CAPs = hand" is applied before handicaps and the extra card (G4.3). */
function withHand(
  plan: Guideline,
  { from, to, capsLess, maps }: Extract<Variant, { kind: 'hand' }>,
  hand: number,
): Guideline {
  return {
    ...plan,
    maps: maps ?? plan.maps,
    roles: plan.roles.map((role) => {
      const size = hand === 0 ? Math.min(to, Math.max(from, role.hand)) : hand;
      return { ...role, hand: size, caps: Math.max(0, size - capsLess) };
    }),
  };
}

function withHandicap(role: Role, handicap: DraftOptions['handicaps'][number] | undefined): Role {
  if (handicap === undefined) return role;
  return { ...role, caps: role.caps + handicap.caps, hand: role.hand + Number(handicap.card) };
}
