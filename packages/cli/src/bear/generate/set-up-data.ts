import { nameOfHex, type Seen, setUpOf, sheetText, unitOf } from '@sandtable/bear';
import { printFacing } from '@sandtable/hex';

type Draft = NonNullable<Seen['view']['draft']>;

/** A generated battle as plain data: everything by its word, and the same in sentences. */
export function setUpData(seen: Seen): object {
  const { view, pack, map } = seen;
  const { draft, terms } = view;
  if (draft === null) throw new Error('this match was not generated');
  const words = setUpOf(seen);
  return {
    guideline: draft.plan.number,
    title: words.title,
    solo: draft.isSolo,
    boards: 'boards' in terms.map ? terms.map.boards : [],
    rounds: terms.rounds,
    initiativePlayer: view.players[draft.initiative]?.side ?? null,
    players: view.players.map((player, place) => ({
      seat: player.seat,
      side: player.side,
      caps: player.start,
      actionCards: terms.players[place]?.cards ?? null,
      plays: draft.plays.flatMap((play) => (play.player === place ? [playData(seen, play)] : [])),
      units: view.roster.flatMap((unit) => (unitOf(seen, unit).owner === place ? [unitData(seen, draft, unit)] : [])),
      weapons: player.weapons.map(({ card, unit, uses }) => ({
        card: pack.actionCards[card]?.id,
        ...(unit === -1 ? {} : { unit: pack.counters[unit]?.word }),
        uses,
      })),
    })),
    controls: view.controls.map(({ at, side }) => ({ at: nameOfHex(map, at), side })),
    markers: view.markers.map(({ kind, at, side, hidden }) => ({ kind, at: nameOfHex(map, at), side, hidden })),
    words,
    sheet: sheetText(seen),
  };
}

function playData({ pack }: Seen, { deck, card, half }: Draft['plays'][number]): object {
  const generator = pack.generatorCards[card];
  const word =
    deck === 'condition'
      ? pack.conditionCards[card]?.id
      : `${generator?.side}-${String(generator?.number).padStart(2, '0')}`;
  return { card: word, half };
}

/** On the map, or when and over which edges it comes in. */
function unitData(seen: Seen, { ways }: Draft, unit: number): object {
  const { pack, map, view } = seen;
  const { at, facing, fate, entry, hidden } = unitOf(seen, unit);
  const { word = '', type } = pack.counters[unit] ?? {};
  const known = { unit: word, type: type?.id, ...(hidden ? { hidden } : {}) };
  if (fate !== 'waiting') return { ...known, at: nameOfHex(map, at), facing: printFacing(facing) };
  const way = ways[entry];
  const boards = 'boards' in view.terms.map ? view.terms.map.boards : [];
  const edges = (way?.edges ?? []).map(({ board, edge }) => `${boards[board]?.board}-${edge}`);
  return { ...known, enters: { round: way?.round ?? 1, edges } };
}
