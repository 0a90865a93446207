import { printProblem } from '@sandtable/kernel';
import type * as z from 'zod/mini';
import { hexNamed } from '../board/map.ts';
import { defaultPack } from '../content/pack.ts';
import type { Battle } from '../model/battle/battle.ts';
import type { specialRuleSchema } from '../model/pack/special-rule.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { counterNamed } from '../model/pack/counters.ts';
import { checkPack } from '../setup/check-pack.ts';
import { makeUnit, type UnitView } from '../model/battle/unit.ts';
import { readPosition } from '../setup/read-position.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import type { FireOdds } from '../model/battle/figures.ts';
import { type FireVerdict, ledgerOf } from '../rules/fire/reasons.ts';
import { PLAIN } from '../rules/fire/shot.ts';
import type { HexId, UnitId } from '../model/ids.ts';

const checked = checkPack(defaultPack);
if (!checked.ok) throw new Error('our own pack is broken');
const pack = checked.value;

/** The field besides its units: ground by axial hexes, and markers as text, `smoke2 3,0; bunker 1,0 NW; mine 2,0 soviet hidden`. */
export interface Scene {
  readonly ground?: Readonly<Record<string, unknown>>;
  /** 11 by default. */
  readonly radius?: number;
  readonly markers?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly rules?: readonly RuleInForce[];
  readonly round?: number;
}

/** G3.3a: a special rule as printed, with its side. */
export type RuleInForce = z.input<typeof specialRuleSchema> & { readonly side?: Side };

/** Bare ground with units: `s01 0,0 SE; g03 3,0 NW suppressed inside hasty on:g37`. N is the default facing. */
export function battleWith(units: string, scene: Scene = {}): Battle {
  const battle = readPosition(pack, positionOf(units, scene));
  if (!battle.ok) throw new Error(battle.problems.map(printProblem).join());
  return battle.value;
}

/** The position file of such a field. */
export function positionOf(units: string, scene: Scene): object {
  const { ground = {}, radius = 11, markers = '', options = {}, rules = [], round = 1 } = scene;
  return {
    game: 'bear',
    round,
    ...(rules.length === 0 ? {} : { rules: rules.map(({ side, ...rule }) => ({ ...(side && { side }), rule })) }),
    map: { bare: { radius, hexes: ground } },
    options,
    units: phrases(units).map(unitEntry),
    markers: phrases(markers).map(markerEntry),
  };
}

/** With one unit changed: moved, or with a hit marker the viewer has not seen (null). */
export function changed(battle: Battle, word: string, change: Partial<UnitView>): Battle {
  const units = [...battle.view.units];
  units[unit(word)] = { ...(units[unit(word)] ?? makeUnit()), ...change };
  return { ...battle, view: { ...battle.view, units } };
}

export function unit(word: string): UnitId {
  return counterNamed(pack.counters, word);
}

export function hex({ map }: Battle, name: string): HexId {
  const found = hexNamed(map, name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

/** `s01 g03` or, with supporters, `s01 g03 +s02 +s03`; `flame g16 s01`. */
export function fire(battle: Battle, words: string): FireVerdict {
  const means = words.startsWith('flame ') ? 'flame' : 'weapons';
  const [attacker = '', target = '', ...supporters] = words.replace('flame ', '').replaceAll('+', '').split(' ');
  return judgeFire(battle, unit(attacker), unit(target), supporters.map(unit), { ...PLAIN, means });
}

export function odds(battle: Battle, words: string): FireOdds {
  const verdict = fire(battle, words);
  if (!verdict.granted) throw new Error(reasonsOf(verdict).join());
  return verdict.value;
}

/** The terms of one sum: `['printed 3', 'longRange -2']`. */
export function terms(battle: Battle, words: string, ledger: 'firepower' | 'defense' | 'cost'): string[] {
  const { reasons } = fire(battle, words);
  return reasons
    .filter((reason) => ledgerOf(reason) === ledger)
    .map(({ key, amount = '' }) => `${key} ${amount}`.trim());
}

/** The keys of a denial; empty if it is granted. */
function reasonsOf(verdict: FireVerdict): string[] {
  return verdict.granted ? [] : verdict.reasons.map(({ key }) => key);
}

export function bans(battle: Battle, words: string): string[] {
  return reasonsOf(fire(battle, words));
}

function phrases(text: string): string[][] {
  return text.split(';').flatMap((phrase) => (phrase.trim() === '' ? [] : [phrase.trim().split(/\s+/)]));
}

const FACING = /^[NS][EW]?$/;

function unitEntry([word, at, ...more]: readonly string[]): object {
  const entry: Record<string, unknown> = { unit: word, at };
  for (const each of more) {
    if (FACING.test(each)) entry['facing'] = each;
    else if (each === 'inside' || each === 'hasty' || each === 'spent' || each === 'hidden') entry[each] = true;
    else if (each.startsWith('on:')) entry['carrier'] = each.slice(3);
    else entry['hit'] = each;
  }
  return entry;
}

function markerEntry([kind = '', at, facing, ...more]: readonly string[]): object {
  if (kind.startsWith('smoke')) return { kind: 'smoke', at, dm: Number(kind.slice(-1)) };
  if (kind === 'hasty') return { kind, at, side: facing ?? 'german' };
  if (kind === 'mine') return { kind, at, side: facing ?? 'german', hidden: more.includes('hidden') };
  return facing === undefined ? { kind, at } : { kind, at, facing };
}
