import { nameOfHex } from '../board/map.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { Mission } from '../model/pack/mission.ts';
import type { Seen } from '../model/battle/state.ts';
import type { VictoryRule } from '../model/battle/terms.ts';
import { vpIfEndedNow } from '../rules/victory/victory.ts';
import { cardName, cardText } from './cards.ts';
import { NATIONS } from './nations.ts';
import { explainStakes, type Stake } from './victory-words.ts';

/** What scores in this match: as its mission is printed, or as a generation has made it. */
export function stakesIn(seen: Seen): Stake[] {
  const { victory, mission } = seen.view.terms;
  const printed = seen.pack.missions.find(({ id }) => id === mission);
  return explainStakes(seen.pack, { victory: victory.map((rule) => inWords(seen, rule)), solo: printed?.solo });
}

type Printed = Mission['victory'][number];

/** A rule of the match as a mission prints it: hexes and units by their words. */
function inWords({ pack, map }: Seen, rule: VictoryRule): Printed {
  const hex = (at: HexId): string => nameOfHex(map, at);
  const words = (units: readonly UnitId[]): string[] => units.flatMap((unit) => pack.counters[unit]?.word ?? []);
  switch (rule.kind) {
    case 'destroyed':
    case 'left': {
      const { units, ...rest } = rule;
      return units === null ? rest : { ...rest, units: words(units) };
    }
    case 'alive':
      return { ...rule, units: words(rule.units) };
    case 'control': {
      const { at, ...rest } = rule;
      return at === null ? rest : { ...rest, at: hex(at) };
    }
    case 'reached':
      return { ...rule, hexes: rule.hexes.map(hex) };
    case 'objective':
      return { ...rule, card: pack.actionCards[rule.card]?.id ?? '', at: hex(rule.at) };
    case 'wipedOut':
      return rule;
  }
}

/** B8.3: what a sealed order is for: `Hold E10 when the game ends: 2 VP. Keep it secret.`; null for any other card. */
export function explainObjective({ view, map }: Seen, card: number): string | null {
  const rule = view.terms.victory.find((each) => each.kind === 'objective' && each.card === card);
  if (rule?.kind !== 'objective') return null;
  return `Hold ${nameOfHex(map, rule.at)} when the game ends: ${rule.vp} VP. Keep it secret.`;
}

/** What a card in a hand does, in this match. */
export function cardTextIn(seen: Seen, card: number): string {
  return explainObjective(seen, card) ?? cardText({ id: seen.pack.actionCards[card]?.id ?? '' });
}

/** The sealed orders that this viewer knows of, which are his own: `Sealed Orders 2: Hold E10 ...`. */
export function knownObjectives(seen: Seen): string[] {
  const { pack, view } = seen;
  return view.players.flatMap(({ hand }) =>
    hand.flatMap((card) => {
      const text = card === null ? null : explainObjective(seen, card);
      return card === null || text === null ? [] : [`${cardName({ id: pack.actionCards[card]?.id ?? '' })}: ${text}`];
    }),
  );
}

/** `German 3, Soviet 5`: the VP if the match ended now, as far as the viewer knows them. */
export function explainIfEnded(seen: Seen): string {
  const vp = vpIfEndedNow(seen);
  return `${NATIONS.german} ${vp.german}, ${NATIONS.soviet} ${vp.soviet}`;
}
