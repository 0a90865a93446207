import { expect, test } from 'vitest';
import { isDeepStrictEqual } from 'node:util';
import { drafted } from '../testing/drafted.ts';
import { stakesIn } from '../words/mission/scoring.ts';
import { recordTexts } from '../words/mission/records.ts';
import { counterName } from '../words/units.ts';
import { eventNames } from '../words/event-names.ts';
import { printSoloSheet } from '../words/orders/track-text.ts';
import { blindSeen } from './blind.ts';
import { unitOf } from '../model/battle/battle.ts';
import type { UnitId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';

const DRAFTS = Array.from({ length: 40 }, (_each, place) => {
  const guideline = [2, 3, 4, 5][place % 4] ?? 2;
  return drafted({ guideline, solo: { capsLess: 0, commandCardsOut: 0 } }, `blind ${place}`).open;
});

function textOf(seen: Seen): string {
  const { draft, terms } = seen.view;
  const sheet = terms.solo === null ? [] : printSoloSheet(terms.solo, eventNames(seen));
  const records = draft === null ? [] : recordTexts(seen, draft);
  return JSON.stringify([sheet, stakesIn(seen).map(({ sides, vp, text }) => [sides, vp, text]), records]);
}

/** The names of the AI's cards, of its tiles, and of its units that are not on the map. */
function secretsOf({ view, pack, ...rest }: Seen): string[] {
  const ai = view.terms.solo?.ai ?? -1;
  const seen = { view, pack, ...rest };
  const cards = (view.draft?.plays ?? []).flatMap(({ player, deck, card }) =>
    player === ai && deck === 'card' ? [pack.generatorCards[card]?.name ?? '?'] : [],
  );
  const tiles = (view.draft?.ai?.tiles ?? []).map(
    (tile) => `Tile ${String(pack.aiTiles[tile]?.number).padStart(2, '0')}`,
  );
  // What the player's own cards name is known, and both sides have a Rifle squad 03.
  const named = new Set((view.draft?.plays ?? []).flatMap(({ player, chosen }) => (player === ai ? [] : chosen)));
  const nameOf = (unit: UnitId): string[] =>
    pack.counters[unit] === undefined ? [] : [counterName(pack.counters[unit])];
  const known = new Set(view.roster.filter((unit) => unitOf(seen, unit).owner !== ai).flatMap(nameOf));
  const units = view.roster
    .filter((unit) => unitOf(seen, unit).owner === ai && unitOf(seen, unit).fate === 'waiting' && !named.has(unit))
    .flatMap(nameOf)
    .filter((name) => !known.has(name));
  return [...cards, ...tiles, ...units];
}

test('G5.0 a mission drafted blind tells nothing of the AI’s cards, tiles and units to come, over whole drafts', () => {
  const leaks = DRAFTS.flatMap((seen) => {
    const text = textOf(blindSeen(seen));
    return secretsOf(seen).filter((secret) => text.includes(secret));
  });
  expect(leaks).toEqual([]);
  // Unless one looks: then nearly all of it is there.
  const open = DRAFTS.filter((seen) => secretsOf(seen).some((secret) => textOf(seen).includes(secret)));
  expect(open.length).toBeGreaterThan(30);
});

test('G5.0 what the AI’s cards came to makes no difference to what a blind player reads', () => {
  for (const seen of DRAFTS.slice(0, 10)) {
    const { terms } = seen.view;
    const solo =
      terms.solo === null ? null : { ...terms.solo, counteractions: [], missionOrders: [], cup: [], deck: [] };
    const other: Seen = { ...seen, view: { ...seen.view, terms: { ...terms, solo } } };
    expect(isDeepStrictEqual(blindSeen(other).view.terms, blindSeen(seen).view.terms)).toBe(true);
  }
});
