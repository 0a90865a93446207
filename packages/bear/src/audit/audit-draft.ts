import { distance, hexOf } from '@sandtable/hex';
import { terrainAt } from '../board/ground.ts';
import { nameOfHex } from '../board/map.ts';
import { counterOf, sideOf, typeOf, unitOf } from '../model/battle/battle.ts';
import type { Draft, DraftPlay } from '../model/draft/draft.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held } from '../model/battle/state.ts';
import { isRumor, SIDES } from '../model/pack/unit-type.ts';
import { entrances, freeEdges, hasEdge, hexesAlong } from '../model/draft/entries.ts';
import { canStand } from '../rules/ground/bans.ts';

/** Broken invariants of a generation: of the parts that remain to the end, and of the set-up in progress. */
export function auditDraft(held: Held): string[] {
  const { draft, frames } = held.view;
  if (draft === null) return [];
  const isOn = frames.some(({ kind }) => kind === 'draft');
  return [
    ...(isOn === (draft.phase !== 'done') ? [] : ['a generation that is done goes on, or one that goes on is done']),
    ...auditCards(held, draft),
    ...auditConditions(held, draft),
    ...auditReceived(held, draft),
    ...auditWays(held, draft),
    ...(isOn && !isShifting(held) ? auditPlacing(held) : []),
  ];
}

/** G3.8.1: a board has been switched, and some counters have no hex yet. */
export function isShifting({ view: { frames } }: Held): boolean {
  const top = frames.at(-1);
  return top?.kind === 'effect' && top.steps[top.at]?.kind === 'switchMap';
}

function isCard({ deck }: DraftPlay): boolean {
  return deck === 'card';
}

/** G2.1.8, G3.0b: every card of a side is in a deck, a hand, or on the Record Board. */
function auditCards({ pack }: Held, { plan, decks, deckOf, hands, plays }: Draft): string[] {
  return SIDES.flatMap((side) => {
    const players = plan.roles.flatMap((role, player) => (role.side === side ? [player] : []));
    const own = new Set(players.map((player) => deckOf[player] ?? NONE));
    const inDecks = [...own].flatMap((deck) => {
      const { inside = [], discards = [], removed = [] } = decks[deck] ?? {};
      return [...inside, ...discards, ...removed];
    });
    const inHands = players.flatMap((player) => hands[player] ?? []);
    const onBoard = plays.filter((play) => isCard(play) && players.includes(play.player)).map(({ card }) => card);
    const found = [...inDecks, ...inHands, ...onBoard].sort((a, b) => a - b);
    const due = pack.generatorCards.flatMap((card, place) => {
      const isIn = players.some((player) => {
        const { from = 0, to = 0 } = plan.roles[player]?.cards ?? {};
        return card.side === side && card.number >= from && card.number <= to;
      });
      return isIn ? [place] : [];
    });
    return found.join() === due.join() ? [] : [`${side} Generator Cards are missing or twice`];
  });
}

/** G1.2: no Condition Card is in two places; cards just drawn are in a frame. */
function auditConditions({ pack, view }: Held, { conditions, plays }: Draft): string[] {
  const { inside, discards, removed } = conditions;
  const played = plays.filter((play) => !isCard(play)).map(({ card }) => card);
  const drawn = view.frames.flatMap((frame) => (frame.kind === 'effect' ? frame.drawn : []));
  const known = new Set([...inside, ...discards, ...removed, ...played, ...drawn]);
  return known.size === pack.conditionCards.length ? [] : ['Condition Cards are missing'];
}

/** G3.1b: a unit is received only once, and belongs to the player of its card (G4.2). */
function auditReceived(held: Held, { plays }: Draft): string[] {
  const received = plays.flatMap(({ units, player }) => units.map((unit) => ({ unit, player })));
  const twice = received.filter(({ unit }, place) => received.findIndex((other) => other.unit === unit) !== place);
  const astray = received.filter(({ unit, player }) => {
    const { fate, owner } = unitOf(held, unit);
    return fate === 'unused' || owner !== player;
  });
  const strays = held.view.roster.filter(
    (unit) => !isRumor(typeOf(held, unit)) && !received.some((each) => each.unit === unit),
  );
  return [
    ...twice.map(({ unit }) => `${counterOf(held, unit).word} was received twice`),
    ...astray.map(({ unit }) => `${counterOf(held, unit).word} was received, but is nobody’s or another’s`),
    ...strays.map((unit) => `${counterOf(held, unit).word} came from no card`),
  ];
}

/** G3.8b, B5.5: entries match the ways over free edges, and each unit waits at one of its owner's. */
function auditWays(held: Held, { ways, phase }: Draft): string[] {
  const { view, map } = held;
  const { entries } = view.terms;
  const broken: string[] = [];
  if (entries.length !== ways.length) broken.push('there are not as many entries as ways');
  const free = freeEdges(view);
  ways.forEach((way, place) => {
    const { round, edges, player } = way;
    const entry = entries[place];
    if (entry?.round !== round || entry.hexes.join() !== hexesAlong(map, entrances(held, way)).join())
      broken.push(`the entry ${place} of player ${player} is not what its way says`);
    if (entrances(held, way).some((edge) => !hasEdge(free, edge)))
      broken.push(`player ${player} enters over an edge where a board lies`);
    if (phase !== 'edges' && edges.length === 0) broken.push(`player ${player} enters over no edge`);
  });
  for (const unit of view.roster) {
    const { fate, entry, owner } = unitOf(held, unit);
    // G6.2: a Rumored Enemy waits until placed.
    if (isRumor(typeOf(held, unit))) continue;
    if (fate === 'waiting' && ways[entry]?.player !== owner && view.solo === null)
      broken.push(`${counterOf(held, unit).word} waits at nobody’s or another’s edge`);
  }
  return broken;
}

/** G3.7c, G3.7.2: no unit stands where it cannot, next to a visible enemy, or next to an enemy Control Marker. */
function auditPlacing(held: Held): string[] {
  const { view, map } = held;
  const broken: string[] = [];
  const onMap = view.roster.filter((unit) => unitOf(held, unit).at !== NONE && !isRumor(typeOf(held, unit)));
  const inSight = onMap.filter((unit) => !unitOf(held, unit).hidden);
  const { area } = map.ground;
  const isNear = (one: HexId, other: HexId): boolean => distance(hexOf(area, one), hexOf(area, other)) <= 1;
  const at = (unit: UnitId): HexId => unitOf(held, unit).at;
  for (const unit of onMap) {
    const { word } = counterOf(held, unit);
    if (!canStand(held, unit, at(unit)) || isInWater(held, at(unit)))
      broken.push(`${word} was placed in ${nameOfHex(map, at(unit))}, where it cannot stand`);
  }
  for (const unit of inSight) {
    const { word, side } = counterOf(held, unit);
    if (inSight.some((other) => sideOf(held, other) !== side && isNear(at(unit), at(other))))
      broken.push(`${word} was placed next to an enemy`);
    if (view.controls.some((control) => control.side !== null && control.side !== side && isNear(at(unit), control.at)))
      broken.push(`${word} was placed next to an enemy Control Marker`);
  }
  return broken;
}

function isInWater({ map }: Held, hex: HexId): boolean {
  return terrainAt(map.ground, hex) === 'water' && map.ground.roads[hex] === 0;
}
