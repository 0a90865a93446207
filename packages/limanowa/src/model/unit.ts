import type { CorpsId, HexId } from './ids.ts';

/** Nothing about a unit is secret. */
export interface UnitView {
  /** By its place in the pack. */
  readonly type: number;
  readonly corps: CorpsId;
  /** Its number among those of its side, from 1: a03, r11. */
  readonly number: number;
  /** -1 when it is lost. */
  readonly at: HexId;
  readonly rp: number;
}

export interface Unit extends UnitView {
  at: HexId;
  rp: number;
}

export function makeUnit({ type, corps, number, at, rp }: UnitView): Unit {
  return { type, corps, number, at, rp };
}
