import { ok, type Result } from '@sandtable/kernel';
import { makeMap } from '../board/map.ts';
import type { DraftParts } from '../model/draft.ts';
import type { DraftOptions } from '../model/draft-options.ts';
import type { Guideline } from '../model/guideline.ts';
import type { CardId } from '../model/ids.ts';
import type { Pack } from '../model/pack.ts';
import type { Terms, VictoryRule } from '../model/terms.ts';
import { makeUnit } from '../model/unit.ts';
import { SIDES } from '../model/unit-type.ts';
import { deckPlaces, problemsOfPlan } from './draft-refusals.ts';
import { planOf } from './draft-plan.ts';
import { NO_VP, type Opening, SOLO_START } from './mission-terms.ts';

/** G3.7.3a: what stands for a Smoke counter in the cup, and how many may be added. */
const SMOKE = -1;
const SMOKES = 4;

/** G2.1: a battle of which there is nothing yet but its players, its Action deck and its decks of cards. */
export function openDraft(pack: Pack, options: DraftOptions): Result<Opening> {
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

/** Until the first board is laid there is a single hex, where nobody can stand. */
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
      spotter: -1,
    })),
    entries: [],
    exits: [],
    zones: [],
    initiative: null,
    deck: actionDeck.flatMap((number) => {
      const card = pack.actionCards.findIndex((each) => each.number === number);
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
    decks: decks.map(([first]) => cardsOf(pack, plan, first ?? 0)),
    conditions: pack.conditionCards.map((_card, place) => place),
    cup: [
      ...pack.defenseCounters.flatMap(({ copies }, place) => Array.from({ length: copies }, () => place)),
      ...Array.from({ length: smoke ? SMOKES : 0 }, () => SMOKE),
    ],
  };
}

/** G2.1.8 */
function cardsOf({ generatorCards }: Pack, { roles }: Guideline, player: number): CardId[] {
  const role = roles[player];
  return generatorCards.flatMap(({ side, number }, place) =>
    side === role?.side && number >= role.cards.from && number <= role.cards.to ? [place] : [],
  );
}
