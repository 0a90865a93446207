import {
  cardId,
  type DraftPlay,
  type EntryWay,
  foreseen,
  hexesAlong,
  type HexId,
  hexId,
  MARKER_NAMES,
  nameOfHex,
  NONE,
  oppositeSide,
  playerId,
  type Seen,
  sideOfMap,
  type UnitId,
  unitId,
} from '@sandtable/bear';
import { arrowsOf, ghostOf } from '@sandtable/bear/pictures';
import type { Facing } from '@sandtable/hex';
import { counted } from '@sandtable/kernel';
import type { HalfPreview } from '../../face/draft.ts';
import type { Overlays, SentencePicture } from '../../face/field.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { hexIds } from '../scene/overlays.ts';
import type { BearSaying } from '../speech/saying.ts';
import { capital } from '../../ui/words.ts';
import { conditionCard, conditionPlace, generatorCard, type Steps, stepsOf } from './card-face.ts';

/** G2.1.6, G3.7.1: where each side enters, in its colours, with the round if not the first. */
export function draftStanding(seen: Seen): Overlays {
  const { draft, terms } = seen.view;
  return (draft?.ways ?? []).flatMap((way, place) => {
    const hexes = terms.entries[place]?.hexes ?? [];
    return hexes.length === 0
      ? []
      : arrowsOf(seen, { side: sideOfWay(seen, way), hexes, goes: 'in', text: textOf(way) });
  });
}

function sideOfWay({ view }: Seen, { player }: Pick<EntryWay, 'player'>) {
  return view.players[player]?.side ?? 'german';
}

function textOf({ round }: EntryWay): string {
  return round > 1 ? `Round ${round}` : '';
}

export function draftHints(saying: BearSaying): Overlays {
  const { seen } = saying;
  const { hexes, edges } = clickablesOf(saying);
  const beside = edges.flatMap(({ choice }) => (choice.kind === 'edge' ? choice.hexes : []));
  const open = [...new Set([...hexes.keys(), ...beside])].map(hexId);
  return open.length === 0 ? [] : [{ kind: 'zone', zone: 'place', hexes: hexIds(seen, open) }];
}

/** The sentence being built: counters where it would put them, and both sides' arrows for an edge. */
export function draftPictured(saying: BearSaying): SentencePicture {
  const { position, seen, words } = saying;
  let unit: UnitId = NONE;
  let at: HexId = NONE;
  let facing: Facing | null = null;
  for (const said of position.heard(words)) {
    if (said.kind === 'unit') unit = unitId(said.unit);
    else if (said.kind === 'hex') at = hexId(said.hex);
    else if (said.kind === 'facing') facing = said.facing;
  }
  const there = at === -1 && facing !== null ? hexId(position.hexOfUnit(unit)) : at;
  const ghosts = unit === -1 || there === -1 ? [] : [ghostOf(seen, unit, there, facing)];
  const named: Overlays =
    unit === -1 && at !== -1 ? [{ kind: 'ring', at: nameOfHex(seen.map, at), ring: 'selected' }] : [];
  return { overlays: [...named, ...edgeArrows(saying), ...halfZone(saying)], ghosts };
}

/** G2.1.6: the player who names an edge gets that side of the map, the enemy the opposite one. */
function edgeArrows({ game, seen, words }: BearSaying): Overlays {
  const { map } = seen.view.terms;
  const asked = game.pending(seen.view);
  const edge = game.heard(seen.view, words).find(({ kind }) => kind === 'boardEdge');
  if (asked?.key !== 'edge' || edge?.kind !== 'boardEdge' || !('boards' in map)) return [];
  const own = sideOfMap(map.boards, edge.value);
  const side = seen.view.players.find(({ seat }) => seat === asked.seat)?.side ?? 'german';
  const enemy = side === 'german' ? 'soviet' : 'german';
  return [
    ...arrowsOf(seen, { side, hexes: hexesAlong(seen.map, own), goes: 'in', text: 'You' }),
    ...arrowsOf(seen, {
      side: enemy,
      hexes: hexesAlong(seen.map, oppositeSide(map.boards, own)),
      goes: 'in',
      text: 'Enemy',
    }),
  ];
}

export function halfPreview(saying: BearSaying): HalfPreview | null {
  const said = chosenHalf(saying);
  if (said === null) return null;
  const { deck, card: place, half: name } = said;
  const card = deck === 'condition' ? conditionCard(saying.seen, place) : generatorCard(saying.seen, place);
  const half = card.halves.find((each) => each.half === name);
  return half === undefined ? null : { card, half, notes: notesOn(saying, said) };
}

function halfZone(saying: BearSaying): Overlays {
  const said = chosenHalf(saying);
  if (said === null) return [];
  const hexes = stepsAhead(saying, said).find((step) => step.hexes !== null)?.hexes ?? [];
  return hexes.length === 0 ? [] : [{ kind: 'zone', zone: 'place', hexes: hexIds(saying.seen, hexes) }];
}

type HalfChoice = Pick<DraftPlay, 'deck' | 'card' | 'half'>;

function chosenHalf({ position, words }: BearSaying): HalfChoice | null {
  const said = position.heard(words).find(({ kind }) => kind === 'half');
  if (said?.kind !== 'half') return null;
  const condition = conditionPlace(said.card);
  return condition === -1
    ? { deck: 'card', card: cardId(said.card), half: said.half }
    : { deck: 'condition', card: condition, half: said.half };
}

function stepsAhead({ seen }: BearSaying, said: HalfChoice) {
  const frame = seen.view.frames.findLast(({ kind }) => kind === 'draft');
  const player = frame?.kind === 'draft' ? (frame.order[frame.place] ?? playerId(0)) : playerId(0);
  return foreseen(seen, player, said);
}

/** What the card by itself cannot tell. */
function notesOn(saying: BearSaying, said: HalfChoice): string[] {
  const ahead = stepsAhead(saying, said);
  const steps = stepsOf(saying.seen, said);
  return ahead.flatMap(({ kind, isIdle, hexes }, place) => {
    if (isIdle)
      return [`No units to ${kind === 'placeUnits' ? 'place' : 'choose'} yet: that part does nothing (G3.7b)`];
    if (hexes === null) return [];
    const what = placedBy(steps[place]);
    if (hexes.length === 0) return [`${what}: no hex is open, so that part does nothing (R-130)`];
    const isMarked = ahead.findIndex((step) => step.hexes !== null) === place;
    return [
      `${what}: ${counted(hexes.length, 'hex', 'hexes')}, ${isMarked ? 'marked on the map' : 'marked when they are asked for'}`,
    ];
  });
}

function placedBy(step: Steps[number] | undefined): string {
  if (step?.kind === 'placeUnits') return 'Units';
  if (step?.kind === 'controlMarker') return 'Control Marker';
  return step?.kind === 'fortify' ? capital(MARKER_NAMES[step.what]) : 'Defense Counters';
}
