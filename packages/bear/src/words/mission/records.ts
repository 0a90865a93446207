import { recordBoards } from '../../generator/maps.ts';
import type { DraftPlay, DraftView } from '../../model/draft/draft.ts';
import type { Half } from '../../model/pack/generator.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { exitOf } from '../../generator/edges.ts';
import { eventNames } from '../event-names.ts';
import { halfText } from '../draft/half-text.ts';
import { forceName, unitLabel } from './forces.ts';

/** G1.1 */
export interface RecordText {
  readonly side: Side;
  readonly sections: readonly RecordSection[];
}

export interface RecordSection {
  readonly title: string;
  readonly cards: readonly RecordCard[];
}

export interface RecordCard {
  /** `04`; empty for a Condition Card */
  readonly number: string;
  readonly name: string;
  readonly half: Half;
  /** The player who played it; empty if the side has only one. */
  readonly by: string;
  readonly text: readonly string[];
  /** Its results: units chosen, hexes of its markers, the exit edge named. */
  readonly notes: readonly string[];
  readonly units: readonly UnitId[];
}

const TITLES = {
  victory: 'Victory Points',
  units: 'Units',
  special: 'Special Rules & Events',
  benefits: 'Conditions of its own',
} as const;

const SECTIONS = ['victory', 'units', 'special', 'benefits'] as const;

export function recordTexts(seen: Seen, draft: DraftView): RecordText[] {
  return recordBoards(draft, seen.pack).map((board) => ({
    side: board.side,
    sections: SECTIONS.flatMap((section) => {
      const cards = board[section].map((play) => recordCard(seen, play));
      return cards.length === 0 ? [] : [{ title: TITLES[section], cards }];
    }),
  }));
}

function recordCard(seen: Seen, play: DraftPlay): RecordCard {
  const { deck, card, half, player, units } = play;
  const { view, pack } = seen;
  const isTeam = view.players.filter(({ side }) => side === view.players[player]?.side).length > 1;
  return {
    number: deck === 'card' ? String(pack.generatorCards[card]?.number ?? 0).padStart(2, '0') : '',
    name: nameOf(seen, play),
    half,
    by: isTeam ? forceName(seen, player) : '',
    text: halfText(pack, play),
    notes: recordNotes(seen, play),
    units,
  };
}

/** The bottom of a Condition Card has a name of its own. */
function nameOf({ pack }: Seen, { deck, card, half }: DraftPlay): string {
  if (deck === 'card') return pack.generatorCards[card]?.name ?? '?';
  const condition = pack.conditionCards[card];
  return (half === 'bottom' ? condition?.bottom.name : condition?.name) ?? '?';
}

/** The results of a played half: the units it chose, the hexes of its markers, the exit it named. */
export function recordNotes(seen: Seen, play: DraftPlay): string[] {
  const { chosen, markers, exit } = play;
  return [
    ...(chosen.length > 0 ? [`Chosen: ${chosen.map((unit) => unitLabel(seen, unit)).join(', ')}`] : []),
    ...(markers.length > 0 ? [`Marker in ${markers.map((hex) => seen.map.names[hex] ?? '?').join(', ')}`] : []),
    ...(exit === null ? [] : [`Exit over ${eventNames(seen).edges(exitOf(seen, play))}`]),
  ];
}
