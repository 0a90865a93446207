import type { Mission } from '../model/mission-schema.ts';
import type { PositionFile } from '../model/position-schema.ts';
import type { Names } from './names.ts';
import { NONE, type PlayerId } from '../model/ids.ts';

// S2.2: the AI plays by its Order Cards alone: it has no secrets, no Action Cards, no weapon cards, and nobody waits for an
// order to come in, since the Mission Track brings them.

/** How many of each, by field. */
type Given = Readonly<Record<string, number>>;

export function refuseInMission(names: Names, { players }: Mission, ai: PlayerId): void {
  const its = players[ai];
  if (its === undefined) return;
  const field = `players.${ai}`;
  refuse(names, {
    [`${field}.cards`]: its.cards.first + its.cards.later,
    [`${field}.weapons`]: its.weapons.length,
    [`${field}.entries`]: its.entries.length,
    [`${field}.zones`]: its.zones.length,
    [`${field}.units.hidden`]: its.units.filter(({ hidden }) => hidden).length,
  });
}

export function refuseInPosition(names: Names, { options, players, solo, entries = [] }: PositionFile): void {
  if (solo === null) return;
  const { hand, weapons } = players[solo.ai];
  // S2.1: the solo rules know no activations.
  if (options.economy !== 'spentCheck')
    names.refuse('options.economy', 'spentCheck in a match against the AI (S2.1)', options.economy);
  refuse(names, {
    [`players.${solo.ai}.hand`]: hand.length,
    [`players.${solo.ai}.weapons`]: weapons.length,
  });
  entries.forEach(({ units }, entry) => {
    units.forEach((word, index) => {
      const counter = names.pack.counters[names.pack.counterPlaces.get(word) ?? NONE];
      if (counter?.side === solo.ai)
        names.refuse(`entries.${entry}.units.${index}`, 'none of the AI, whom the Mission Track brings (S2.2)', word);
    });
  });
  if (solo.marker >= solo.length)
    names.refuse('solo.marker', `at most ${solo.length - 1} (S2.7a)`, String(solo.marker));
}

function refuse(names: Names, given: Given): void {
  for (const [field, count] of Object.entries(given))
    if (count > 0) names.refuse(field, 'none for the AI (S2.2)', String(count));
}
