import { nameOfHex } from '../../board/map.ts';
import type { ScoreReason } from '../../model/battle/event.ts';
import type { CardId, HexId, UnitId } from '../../model/ids.ts';
import type { Mission } from '../../model/pack/mission.ts';
import { missionNamed } from '../../model/pack/mission-named.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { VictoryRule } from '../../model/battle/terms.ts';
import { vpIfEndedNow } from '../../rules/victory/victory.ts';
import { briefCard, cardName, cardText } from '../rules/cards.ts';
import { NATIONS } from '../units.ts';
import { explainStakes, type Stake } from './victory.ts';

/** What scores in this match: as the mission prints it, or as the draft made it. */
export function stakesIn(seen: Seen): Stake[] {
  const { victory, mission } = seen.view.terms;
  const printed = missionNamed(seen.pack, mission);
  return explainStakes(seen.pack, { victory: victory.map((rule) => inWords(seen, rule)), solo: printed?.solo });
}

type PrintedVictoryRule = Mission['victory'][number];

/** A rule of the match in the form of a mission: hexes and units by their words. */
function inWords({ pack, map }: Seen, rule: VictoryRule): PrintedVictoryRule {
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

/** B8.3: `Hold E10 when the game ends: 2 VP. Keep it secret.`; null unless the card is a sealed order. */
function explainObjective(seen: Seen, card: CardId): string | null {
  const goal = sealedGoal(seen, card, 'when the game ends');
  return goal === null ? null : `${goal}. Keep it secret.`;
}

function sealedGoal({ view, map }: Seen, card: CardId, when: string): string | null {
  const rule = view.terms.victory.find((each) => each.kind === 'objective' && each.card === card);
  return rule?.kind === 'objective' ? `Hold ${nameOfHex(map, rule.at)} ${when}: ${rule.vp} VP` : null;
}

/** The text of a card in hand, with the objective it has in this match. */
export function cardTextIn(seen: Seen, card: CardId): string {
  return explainObjective(seen, card) ?? cardText({ id: seen.pack.actionCards[card]?.id ?? '' });
}

/** Its name and text for a card at rest in the hand. */
export function cardBriefIn(seen: Seen, card: CardId): ReturnType<typeof briefCard> {
  const brief = briefCard({ id: seen.pack.actionCards[card]?.id ?? '' });
  return { ...brief, text: sealedGoal(seen, card, 'at the end') ?? brief.text };
}

/** The viewer's own sealed orders: `Sealed Orders 2: Hold E10 ...`. */
export function knownObjectives(seen: Seen): string[] {
  const { pack, view } = seen;
  return view.players.flatMap(({ hand }) =>
    hand.flatMap((card) => {
      const text = card === null ? null : explainObjective(seen, card);
      return card === null || text === null ? [] : [`${cardName({ id: pack.actionCards[card]?.id ?? '' })}: ${text}`];
    }),
  );
}

/** `German 3, Soviet 5`: the VP if the match ended now, as far as the viewer knows. */
export function explainIfEnded(seen: Seen): string {
  const vp = vpIfEndedNow(seen);
  return `${NATIONS.german} ${vp.german}, ${NATIONS.soviet} ${vp.soviet}`;
}

export const SCORE_WORDS: Readonly<Record<ScoreReason, { readonly text: string; readonly rule: string }>> = {
  destroyed: { text: 'Enemy units destroyed', rule: 'B19.2' },
  control: { text: 'Control Markers held', rule: 'B19.2a' },
  left: { text: 'Units that left the map', rule: 'B19.2a' },
  alive: { text: 'Own units not destroyed by the end', rule: 'B19.2a' },
  reached: { text: 'Own units on the ground to be reached', rule: 'B19.2a' },
  wipedOut: { text: 'Enemy wiped out', rule: 'B19.2a' },
  secret: { text: 'Secret objective', rule: 'B8.3' },
  eventCard: { text: 'Event Cards', rule: 'B8.3' },
  start: { text: 'Starting VP', rule: 'S1.0' },
  handicap: { text: 'Handicap', rule: 'B3.2.5' },
  trackEvent: { text: 'Mission Track events', rule: 'S7.2' },
};
