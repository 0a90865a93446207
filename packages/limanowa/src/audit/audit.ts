import { typeOf } from '../model/battle.ts';
import { PHASES } from '../model/battlecard.ts';
import { AI_SEAT } from '../model/corps.ts';
import { NONE } from '../model/ids.ts';
import type { Held } from '../model/state.ts';
import { aiPilesOf, deckOf } from '../setup/decks.ts';

/** Broken invariants of a match; none in a sound one. */
export function auditMatch(held: Held): string[] {
  return [...auditUnits(held), ...auditCards(held), ...auditCorps(held), ...auditTurn(held)];
}

/** L2.2e, L3r, L3s: one unit a hex, and whoever has RP is somewhere. */
function auditUnits(held: Held): string[] {
  const { view, map } = held;
  const broken: string[] = [];
  const taken = new Set<number>();
  view.units.forEach(({ at, rp }, unit) => {
    const most = typeOf(held, unit).rp;
    if (at === NONE) {
      if (rp !== 0) broken.push(`unit ${unit} is lost, but has ${rp} RP`);
      return;
    }
    if (rp < 1 || rp > most) broken.push(`unit ${unit} has ${rp} RP of 1 to ${most}`);
    if (at < 0 || at >= map.terrain.length) broken.push(`unit ${unit} is in hex ${at}, which there is not`);
    if (taken.has(at)) broken.push(`hex ${at} holds two units`);
    taken.add(at);
  });
  return broken;
}

/** L1h, LS2.1, LS2.2a, LS2.5a: every card in play is somewhere, once, and where its kind belongs. */
function auditCards({ view, pack }: Held): string[] {
  const { deck, piles, corps } = view;
  const broken: string[] = [];
  const check = (what: string, found: readonly number[], wanted: readonly number[]): void => {
    const sorted = [...found].sort((a, b) => a - b);
    if (sorted.join() !== wanted.join()) broken.push(`the cards of ${what} are not all there, or twice`);
  };
  const drawn = [...deck.inside, ...deck.discards, ...deck.removed, ...corps.flatMap(({ hand }) => hand)];
  check('the deck', drawn, deckOf(pack, piles !== null));
  if (piles !== null) {
    const wanted = aiPilesOf(pack);
    for (const phase of PHASES) {
      const { inside, discards, removed } = piles[phase];
      check(`the AI's pile for the ${phase} phase`, [...inside, ...discards, ...removed], wanted[phase]);
    }
  }
  return broken;
}

/** L5b, LS2.2c */
function auditCorps({ view, pack }: Held): string[] {
  return view.corps.flatMap(({ seat, tokens, hand }) => [
    ...(tokens < 0 ? [`${seat} owes ${-tokens} artillery tokens`] : []),
    ...(hand.length > pack.ruleset.handMax ? [`${seat} holds ${hand.length} cards`] : []),
    ...(seat === AI_SEAT && hand.length > 0 ? [`the AI holds ${hand.length} cards`] : []),
  ]);
}

/** L6a, L13a: the round is one of the match, and whoever its turn names is there. */
function auditTurn({ view }: Held): string[] {
  const { turn, round, terms, units, ended } = view;
  const named = [
    ...turn.aids.map(({ unit }) => unit),
    ...turn.attacks.flatMap(({ attacker, target }) => [attacker, target]),
    ...[...turn.supports, ...turn.answers].flatMap(({ battery, target }) => [battery, target]),
    ...turn.fired,
    ...turn.spent,
  ];
  return [
    ...(round > terms.limit && ended === null ? [`round ${round} of ${terms.limit}`] : []),
    ...named
      .filter((unit) => units[unit] === undefined)
      .map((unit) => `the turn names unit ${unit}, which there is not`),
  ];
}
