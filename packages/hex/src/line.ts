import { bearing } from './bearing.ts';
import { type Facing, stepShift, toFacing, turn } from './facing.ts';
import { distance, type Hex, qOf, rOf, shift } from './hex.ts';

/**
 * One step of a straight line (B6.0.2), left and right as seen from its start: the same hex twice where the line
 * crosses a hex, the hexes on either side where it runs along a hexside.
 */
export interface LineStep {
  readonly left: Hex;
  readonly right: Hex;
}

/** The steps between two hexes in order (B6.0.3), without the two ends. */
export function line(from: Hex, to: Hex): LineStep[] {
  const shape = lineShape(from, to);
  const steps: LineStep[] = [];
  for (let i = 0; i < shape.length; i += 2) {
    steps.push({ left: shift(from, shape[i] ?? 0), right: shift(from, shape[i + 1] ?? 0) });
  }
  return steps;
}

/**
 * `line` for hot paths: what to add to `from` (see `shift`) for the hexes left, right, left, right ... of its steps. It
 * depends only on the offset between the ends, so each shape is traced once and then shared.
 */
export function lineShape(from: Hex, to: Hex): readonly number[] {
  const q = qOf(to) - qOf(from);
  const r = rOf(to) - rOf(from);
  if (Math.abs(q) > LONGEST_KEPT || Math.abs(r) > LONGEST_KEPT) return trace(from, to);
  return (shapes[(q + LONGEST_KEPT) * (2 * LONGEST_KEPT + 1) + r + LONGEST_KEPT] ??= trace(from, to));
}

/** Longer lines are traced every time, so that the cache stays within a few megabytes. */
const LONGEST_KEPT = 48;

const shapes: (readonly number[] | undefined)[] = Array.from({ length: (2 * LONGEST_KEPT + 1) ** 2 });

function trace(from: Hex, to: Hex): number[] {
  const towards = bearing(from, to);
  if (towards === -1) return [];
  const facing = toFacing(towards >> 1);
  return towards % 2 === 0 ? traceAcross(from, to, facing) : traceAlong(distance(from, to), facing);
}

/** A line that leaves through a corner alternates between a pair along a hexside and the hex behind it. */
function traceAlong(length: number, leftFacing: Facing): number[] {
  const left = stepShift(leftFacing);
  const right = stepShift(turn(leftFacing, 1));
  const shape: number[] = [];
  for (let gone = 0; gone < length; gone += 2) {
    const hex = (left + right) * (gone / 2);
    if (gone > 0) shape.push(hex, hex);
    shape.push(hex + left, hex + right);
  }
  return shape;
}

/**
 * A line that leaves through side f leaves every hex on its way through side f, f-1 or f+1: the two corners of side f tell which.
 * `off` is the cross product of the line with the offset to the hex's centre, in thirds of a hex as in B6.0.1 (negative = the
 * centre lies left of the line). A line through a corner of side f continues into the hex of side f: it touches the third hex there
 * only in that corner.
 */
function traceAcross(from: Hex, to: Hex, facing: Facing): number[] {
  const leftFacing = turn(facing, -1);
  const rightFacing = turn(facing, 1);
  const offLeft = cross(from, to, leftFacing);
  const offRight = cross(from, to, rightFacing);
  // u(f) = u(f-1) + u(f+1), and the corners of side f are a third of u(f-1) + u(f) and of u(f) + u(f+1) away.
  const leftCorner = 2 * offLeft + offRight;
  const rightCorner = offLeft + 2 * offRight;
  const shape: number[] = [];
  let off = 0;
  let hex = 0;
  for (;;) {
    if (off + leftCorner > 0) {
      hex += stepShift(leftFacing);
      off += 3 * offLeft;
    } else if (off + rightCorner < 0) {
      hex += stepShift(rightFacing);
      off += 3 * offRight;
    } else {
      hex += stepShift(facing);
      off += 3 * (offLeft + offRight);
    }
    if (shift(from, hex) === to) return shape;
    shape.push(hex, hex);
  }
}

const STEP_Q = [0, 1, 1, 0, -1, -1] as const;
const STEP_R = [-1, -1, 0, 1, 1, 0] as const;

/** Cross product of the line with one step in a facing: negative if the step goes left of it. */
function cross(from: Hex, to: Hex, facing: Facing): number {
  return (qOf(to) - qOf(from)) * STEP_R[facing] - (rOf(to) - rOf(from)) * STEP_Q[facing];
}
