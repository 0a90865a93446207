import {
  type CardId,
  cardName,
  eventNames,
  explainRule,
  NATIONS,
  type Seen,
  type UnitId,
  unitName,
} from '@sandtable/bear';
import { counted, listed, signed } from '@sandtable/kernel';

type Terms = Seen['view']['terms'];
type Effect = Terms['events'][number]['effects'][number];
type VictoryRule = Terms['victory'][number];

export function specialLines(seen: Seen): string[] {
  const { terms } = seen.view;
  return [...terms.end.map((rule) => endLine(rule)), ...eventLines(seen), ...terms.rules.map(explainRule)];
}

function endLine(rule: Terms['end'][number]): string {
  const when = rule.when === 'atOnce' ? 'ends at once' : 'ends with the round';
  const side = NATIONS[rule.side];
  return rule.kind === 'wipedOut'
    ? `The game ${when} when no ${side} combat unit is left, on the map or to come.`
    : `The game ${when} when the ${side} side holds ${counted(rule.markers, 'Control Marker')}.`;
}

function eventLines(seen: Seen): string[] {
  return seen.view.terms.events.map(({ card }) => `${nameOfCard(seen, card)}, when drawn: ${eventText(seen, card)}`);
}

export function nameOfCard({ pack }: Seen, card: CardId): string {
  return cardName(pack.actionCards[card] ?? { id: '' });
}

/** What the mission makes of an Event Card; empty for other cards. */
export function eventText(seen: Seen, card: CardId): string {
  const effects = seen.view.terms.events.find((event) => event.card === card)?.effects ?? [];
  return effects.length === 0 ? '' : `${effects.map((effect) => effectText(seen, effect)).join('; ')}.`;
}

const WHO = { drawer: 'the player who draws it', enemy: 'the enemy', both: 'everybody' } as const;

function effectText(seen: Seen, effect: Effect): string {
  switch (effect.kind) {
    case 'caps':
      return `${signed(effect.amount)} ${Math.abs(effect.amount) === 1 ? 'CAP' : 'CAPs'} for ${WHO[effect.who]}`;
    case 'vp':
      return `${signed(effect.amount)} VP for ${WHO[effect.who]}`;
    case 'vpForControl':
      return `${signed(effect.amount)} VP for each side, for every Control Marker it holds`;
    case 'smoke':
      return `smoke in ${hexList(seen, effect.hexes)}`;
    case 'hurry':
      return `${counted(effect.rounds, 'round')} fewer to play, but the present one is played`;
  }
}

/** B19.2: what scores, with the number of each hex and unit. */
export function scoreLines(seen: Seen): string[] {
  return seen.view.terms.victory.map((rule) => `${rule.vp} VP ${whoScores(rule)}${scoreText(seen, rule)}.`);
}

function whoScores(rule: VictoryRule): string {
  return rule.kind === 'objective' ? 'for either side: ' : `for the ${NATIONS[rule.side]} side: `;
}

function scoreText(seen: Seen, rule: VictoryRule): string {
  const units = (some: readonly UnitId[]): string =>
    eventNames(seen, unitName).units(some.filter((unit) => seen.view.roster.includes(unit)));
  switch (rule.kind) {
    case 'destroyed': {
      if (rule.units === null) return `each enemy unit destroyed${rule.added ? ', in addition' : ''}`;
      return `each of these destroyed, ${rule.added ? 'in addition' : 'instead of the usual value'}: ${units(rule.units)}`;
    }
    case 'alive':
      return `each of these not destroyed by the end: ${units(rule.units)}`;
    case 'control': {
      const marker = rule.at === null ? 'each Control Marker' : `the Control Marker in ${hexList(seen, [rule.at])}`;
      return `${marker} held when ${rule.when === 'roundEnd' ? 'a round' : 'the game'} ends`;
    }
    case 'left':
      return `${rule.units === null ? 'each own unit that leaves' : `each of these that leaves: ${units(rule.units)},`} by the ${rule.edge} edge`;
    case 'reached':
      return `each own unit at the end in ${hexList(seen, rule.hexes)}`;
    case 'wipedOut':
      return 'when no enemy is left';
    case 'objective': {
      return `the player who drew ${nameOfCard(seen, rule.card)} and holds ${hexList(seen, [rule.at])} when the game ends`;
    }
  }
}

export function hexList({ map }: Seen, hexes: readonly number[]): string {
  return listed(hexes.map((hex) => map.names[hex] ?? '?'));
}
