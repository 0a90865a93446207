import type { DraftPlay, Seen, Side } from '@sandtable/bear';
import type { BoardSection, PlayedHalf } from '../../face/draft.ts';
import { conditionCard, generatorCard } from './card-face.ts';

type SectionName = 'victory' | 'units' | 'special';

const TITLES: Readonly<Record<SectionName, string>> = {
  victory: 'Victory Points',
  units: 'Units',
  special: 'Special Rules & Events',
};

/** G1.1: the Record Board of a side, section by section, later cards below earlier ones. */
export function recordSections(seen: Seen, side: Side): BoardSection[] {
  const { draft, players } = seen.view;
  const plays = (draft?.plays ?? []).map((play, place) => ({ play, place }));
  const own = plays.filter(({ play }) => players[play.player]?.side === side);
  return (['victory', 'units', 'special'] as const).map((name) => ({
    title: TITLES[name],
    plays: own
      .filter(({ play }) => sectionOf(seen, play) === name)
      .map(({ play, place }) => playedHalf(seen, play, place)),
  }));
}

/** G1.1, G3.9: a card played for its top stands in the section of its kind, one played for its bottom among the units. */
function sectionOf({ pack }: Seen, { deck, card, half }: DraftPlay): SectionName {
  if (half === 'bottom') return 'units';
  if (deck === 'condition') return 'special';
  return pack.generatorCards[card]?.top.kind === 'victory' ? 'victory' : 'special';
}

function playedHalf(seen: Seen, { deck, card, half, player }: DraftPlay, place: number): PlayedHalf {
  const face = deck === 'condition' ? conditionCard(seen, card) : generatorCard(seen, card);
  const shown = face.halves.find((each) => each.half === half);
  const { players } = seen.view;
  const mates = players.filter(({ side }) => side === players[player]?.side);
  const mate = mates.findIndex(({ seat }) => seat === players[player]?.seat);
  return {
    key: String(place),
    card: deck === 'condition' ? -1 : card,
    number: face.number,
    name: shown === undefined || shown.name === '' ? face.name : shown.name,
    half,
    lines: [...(shown?.lines ?? []), ...(shown?.chips ?? [])],
    pieces: shown?.pieces ?? [],
    by: mates.length > 1 ? `player ${mate + 1}` : '',
  };
}
