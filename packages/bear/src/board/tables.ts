import { hexOf, qOf, rOf } from '@sandtable/hex';
import type { SightOptions } from './sight-options.ts';
import type { Ground } from './ground.ts';
import { isBlocked } from './sight-step.ts';
import { hinderedSteps, type Smoke } from './sight-walk.ts';

/** What can be known of every two hexes of a map for good: the entry of a pair is from x size + to. */
export interface Tables {
  readonly ground: Ground;
  readonly options: SightOptions;
  /** How many hexes the map has. */
  readonly size: number;
  readonly distances: Uint8Array;
  /** On hex's dial of twelve; -1 from a hex to itself. */
  readonly bearings: Int8Array;
  /** 1 where the line of sight is clear as long as no smoke lies on it, else 0. */
  readonly sight: Uint8Array;
}

export function distanceBetween({ distances, size }: Tables, from: number, to: number): number {
  return distances[from * size + to] ?? 0;
}

export function bearingTo({ bearings, size }: Tables, from: number, to: number): number {
  return bearings[from * size + to] ?? -1;
}

/** B6.0: `judgeSight` without its reasons. Smoke only ever darkens, so the line is walked only where some lies on it. */
export function canSee(tables: Tables, smoke: Smoke, from: number, to: number): boolean {
  if (tables.sight[from * tables.size + to] !== 1) return false;
  if (smoke.size === 0 || !isSmokeBetween(tables, smoke, from, to)) return true;
  return !isBlocked(hinderedSteps(tables.ground, smoke, tables.options, from, to), tables.options);
}

/** Does the line run through smoke, or touch it? Between the ends, and no farther off the line than its own corners. */
function isSmokeBetween({ ground, distances, size }: Tables, smoke: Smoke, from: number, to: number): boolean {
  const { area } = ground;
  const start = hexOf(area, from);
  const end = hexOf(area, to);
  const q = qOf(end) - qOf(start);
  const r = rOf(end) - rOf(start);
  const apart = distances[from * size + to] ?? 0;
  // B6.0.1: the cross products of the line with the way to a corner, and below with the way to the centre.
  const corner = Math.max(Math.abs(2 * q + r), Math.abs(q + 2 * r), Math.abs(q - r));
  for (const at of smoke.keys()) {
    if ((distances[from * size + at] ?? 0) >= apart || (distances[to * size + at] ?? 0) >= apart) continue;
    const hex = hexOf(area, at);
    const centre = q * (rOf(hex) - rOf(start)) - r * (qOf(hex) - qOf(start));
    if (Math.abs(3 * centre) <= corner) return true;
  }
  return false;
}
