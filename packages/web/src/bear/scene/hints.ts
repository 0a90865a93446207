import { type HexId, hexId, nameOfHex, unitId, unitOf } from '@sandtable/bear';
import type { Entry } from '../../face/choice.ts';
import type { Overlays } from '../../face/field.ts';
import { type Clickables, clickablesOf } from '../../saying/clickables.ts';
import { leaderOf } from '../../saying/saying.ts';
import { explainHex } from '../speech/explain-hex.ts';
import { type BearSaying, hasTrait } from '../speech/saying.ts';
import { hexIds } from './overlays.ts';

/** With more hexes than this, they are shaded as one zone without figures. */
const MOST_HINTS = 40;

/** What a click on each hex would mean: the price of moving there, the chance of a hit, or naming it. */
export function hintsOf(saying: BearSaying): Overlays {
  const { seen } = saying;
  const clickables = clickablesOf(saying);
  const hexes = [...clickables.hexes];
  const named = hexes.filter(([, entries]) => entries.every((entry) => mannerOf(saying, entry) === 'names'));
  const rest = hexes.filter(([, entries]) => entries.some((entry) => mannerOf(saying, entry) !== 'names'));
  const isCrowd = rest.length > MOST_HINTS;
  const shaded = [...named, ...(isCrowd ? rest : [])].map(([hex]) => hexId(hex));
  const hinted = isCrowd ? [] : rest;
  return [
    ...(shaded.length === 0 ? [] : [{ kind: 'zone', zone: 'place', hexes: hexIds(seen, shaded) } as const]),
    ...hinted.flatMap(([hex, entries]) => entries.flatMap((entry) => hintOf(saying, hexId(hex), entry))),
    ...strikesOf(saying, clickables),
    ...dearHints(saying, clickables),
  ];
}

function mannerOf(saying: BearSaying, { words }: Entry): 'goes' | 'strikes' | 'names' {
  if (hasTrait(saying, words, 'goes')) return 'goes';
  return hasTrait(saying, words, 'strikes') ? 'strikes' : 'names';
}

function hintOf(saying: BearSaying, hex: HexId, entry: Entry): Overlays {
  const { game, seen } = saying;
  const manner = mannerOf(saying, entry);
  const verdict = manner === 'names' ? null : game.judge(seen.view, entry.words);
  if (verdict?.granted !== true) return [];
  const { price, cost, dice = 0, targets = [] } = verdict.value.figures;
  const at = nameOfHex(seen.map, hex);
  if (manner === 'goes') {
    const text = `${price ?? cost ?? ''}${dice > 0 ? `+${dice === 1 ? '' : dice}d6` : ''}`;
    return [{ kind: 'move', at, text, barred: false }];
  }
  const best = Math.max(0, ...targets.map(({ own, hitChances }) => (own ? 0 : hitChances[0])));
  return [{ kind: 'fire', at, text: targets.length === 0 ? '?' : `${Math.round((100 * best) / 36)}%` }];
}

/** Enemies in the unit's own hex are clicked as counters. */
function strikesOf(saying: BearSaying, { units }: Clickables): Overlays {
  const { seen } = saying;
  return [...units].flatMap(([unit, entries]) => {
    const { at } = unitOf(seen, unitId(unit));
    const strikes = entries.filter((entry) => mannerOf(saying, entry) === 'strikes' && isNamed(entry));
    return at === -1 ? [] : strikes.slice(0, 1).flatMap((entry) => hintOf(saying, at, entry));
  });
}

function isNamed({ choice }: Entry): boolean {
  return choice.kind === 'unit' && choice.part === 'named';
}

/** Adjacent hexes the selected unit could move to with more CAPs. */
function dearHints(saying: BearSaying, { hexes }: Clickables): Overlays {
  const { seen } = saying;
  const leader = leaderOf(saying);
  const at = seen.view.units[leader]?.at ?? -1;
  if (at === -1 || saying.words.at(-1) !== seen.pack.counters[leader]?.word) return [];
  const beside = Array.from(seen.map.ground.area.neighbours.subarray(6 * at, 6 * at + 6), hexId);
  return beside.flatMap((hex): Overlays => {
    if (hex === -1 || hexes.has(hex)) return [];
    const said = explainHex(saying, hex);
    if (said.state !== 'tooDear') return [];
    return [{ kind: 'move', at: nameOfHex(seen.map, hex), text: `+${said.missing}`, barred: true }];
  });
}
