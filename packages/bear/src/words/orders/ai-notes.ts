import { counted, listed } from '@sandtable/kernel';
import { victoryOf } from '../../generator/compile.ts';
import { exitOf } from '../../generator/edges.ts';
import type { AiBuild, DraftPlay, DraftView } from '../../model/draft/draft.ts';
import { hexesAlong } from '../../model/draft/entries.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { type GeneratedSolo, MINE, NO_ENEMY, type SoloTerms } from '../../model/solo/solo.ts';
import type { Seen } from '../../model/battle/state.ts';
import { cardName } from '../rules/cards.ts';
import { eventNames } from '../event-names.ts';
import { counterName, NATIONS } from '../units.ts';
import { printNumbers } from './order-text.ts';

/** What a player who runs the AI of a generated mission by hand must know besides its sheet. */
export interface AiSheetNote {
  readonly label: string;
  readonly rule: string;
  readonly text: string;
}

export function aiNotes(seen: Seen, terms: SoloTerms, generated: GeneratedSolo, draft: DraftView): AiSheetNote[] {
  const waiting = draft.ai?.cup ?? [];
  return [
    { label: 'Mission Objectives', rule: 'S4.1.4', text: objectivesText(seen, terms, draft) },
    { label: 'Order deck', rule: 'G5.4', text: deckText(seen, terms, draft.ai) },
    { label: 'Initiative', rule: 'G6.4', text: 'You have it on 8 or more with 2d6; add CAPs before you roll.' },
    {
      label: 'AI Draw Cup',
      rule: 'G5.6',
      text: waiting.length === 0 ? 'empty.' : `${unitsText(seen, waiting)}.`,
    },
    ...rumorNote(seen, terms),
    ...molotovNote(seen, generated),
    ...truckNote(seen, generated),
    ...lowRiskNote(seen, generated),
    ...artilleryNote(seen, terms, draft),
  ];
}

/** S4.1.4: the player's Control Markers, and the ground and edges the AI moves towards or defends. */
function objectivesText(seen: Seen, { ai, objectives }: SoloTerms, draft: DraftView): string {
  const { controls, players } = seen.view;
  const own = players[ai]?.side;
  const held = controls.filter(({ side }) => side !== own).map(({ at }) => seen.map.names[at] ?? '?');
  const markers = `every Control Marker of yours (${held.length === 0 ? 'none at the start' : listed(held)})`;
  const others = objectives.map((hexes) => objectiveText(seen, hexes, draft));
  return `${[markers, ...others].join('; ')}.${others.length === 0 ? '' : ' Of an edge or an area the nearest hex counts.'}`;
}

function objectiveText(seen: Seen, hexes: readonly HexId[], { plays, ways }: DraftView): string {
  const names = eventNames(seen);
  const isThese = (others: readonly HexId[]): boolean => String(others) === String(hexes);
  const scorer = plays.find((play) =>
    victoryOf(seen, play).some((rule) => rule.kind === 'reached' && isThese(rule.hexes)),
  );
  if (scorer !== undefined) return `the ground that ${titleOf(seen, scorer)} scores for`;
  const leaver = plays.find((play) => play.exit !== null && isThese(hexesAlong(seen.map, exitOf(seen, play))));
  if (leaver !== undefined) return `the exit of ${titleOf(seen, leaver)}, ${names.edges(exitOf(seen, leaver))}`;
  const way = ways.find(({ edges }) => isThese(hexesAlong(seen.map, edges)));
  return way === undefined ? listed(hexes.map(names.hex)) : `the edge you enter from, ${names.edges(way.edges)}`;
}

/** `German 21 Deep Thrust` */
function titleOf({ pack }: Seen, { deck, card }: DraftPlay): string {
  if (deck === 'condition') return pack.conditionCards[card]?.name ?? '?';
  const { side = 'german', number = 0, name = '?' } = pack.generatorCards[card] ?? {};
  return `${NATIONS[side]} ${printNumbers([number])} ${name}`;
}

/** `13-51, 54, 55: Command cards 54, 55 came in for 2 CAPs of its cards.` */
function deckText({ pack }: Seen, { deck }: SoloTerms, build: AiBuild | null): string {
  const cards = printNumbers(deck.map((card) => pack.orderCards[card]?.number ?? 0));
  if (build === null || build.caps === 0) return `cards ${cards}, shuffled.`;
  const { caps, added, removed } = build;
  const moved = caps > 0 ? added : removed;
  const why = `for ${counted(Math.abs(caps), 'CAP')} ${caps > 0 ? 'gained' : 'lost'} by its cards`;
  if (moved.length === 0) return `cards ${cards}, shuffled.`;
  const named = `Command card${moved.length === 1 ? '' : 's'} ${printNumbers(moved)}`;
  return `cards ${cards}, shuffled. ${named} ${caps > 0 ? 'came in' : 'went out'} ${why}.`;
}

function rumorNote(seen: Seen, { cup }: SoloTerms): AiSheetNote[] {
  if (cup.length === 0) return [];
  const units = cup.filter((unit) => unit !== NO_ENEMY && unit !== MINE);
  const count = (wanted: UnitId): number => cup.filter((unit) => unit === wanted).length;
  const parts = [
    ...(units.length === 0 ? [] : [unitsText(seen, units)]),
    counted(count(NO_ENEMY), 'No Enemy', 'No Enemies'),
    ...(count(MINE) === 0 ? [] : [counted(count(MINE), 'Mine')]),
  ];
  return [{ label: 'Rumored Enemy cup', rule: 'S6.2', text: `${parts.join('; ')}.` }];
}

function molotovNote(seen: Seen, { molotov }: GeneratedSolo): AiSheetNote[] {
  if (molotov === NONE) return [];
  const text =
    `${nameOf(seen, molotov)} carries it and throws it in close combat: at a vehicle with a blue DR always, ` +
    'at any other unit only while it is spent itself. It is lost with that squad.';
  return [{ label: cardName({ id: 'molotov' }), rule: 'G6.2e', text }];
}

function truckNote(seen: Seen, { truck }: GeneratedSolo): AiSheetNote[] {
  if (truck === null) return [];
  const names = eventNames(seen);
  const [from, to] = [truck.road[0], truck.road.at(-1)];
  const text =
    from === undefined || to === undefined
      ? `${nameOf(seen, truck.unit)} stays off the map: no road joins its edges.`
      : `${nameOf(seen, truck.unit)} is in no cup and obeys no Order Card. For each space the marker advances it drives its full ` +
        `movement along the road from ${names.hex(from)} to ${names.hex(to)} and off the map; if the road is blocked it waits.`;
  return [{ label: 'Truck', rule: 'G6.2f', text }];
}

function lowRiskNote(seen: Seen, { lowRisk }: GeneratedSolo): AiSheetNote[] {
  if (lowRisk.length === 0) return [];
  return [{ label: 'Low Risk', rule: 'G6.1', text: `Every move of ${unitsText(seen, lowRisk)} is Low Risk.` }];
}

/** G6.2b, G6.2c */
function artilleryNote({ pack }: Seen, { ai }: SoloTerms, { plays }: DraftView): AiSheetNote[] {
  const strikes = plays.some(
    ({ player, deck, card, half }) =>
      player === ai && deck === 'card' && half === 'top' && pack.generatorCards[card]?.solo === 'barrageByTile',
  );
  return strikes
    ? [
        {
          label: 'Artillery',
          rule: 'G6.2',
          text: 'The AI plots none: its tile on the Mission Track brings the strikes.',
        },
      ]
    : [];
}

function nameOf({ pack }: Seen, unit: UnitId): string {
  const counter = pack.counters[unit];
  return counter === undefined ? '?' : counterName(counter);
}

/** `Rifle squad 07 and Rifle squad 08` */
export function unitsText(seen: Seen, units: readonly UnitId[]): string {
  return listed(units.map((unit) => nameOf(seen, unit)));
}
