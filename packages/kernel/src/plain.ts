import { printKey } from './clean.ts';
import { describe, type Problem } from './result.ts';

/** Something that holds others: its name, and what holds it. */
interface Holder {
  readonly value: object;
  readonly key: string;
  readonly within: Holder | null;
}

/** More than the entries of any match. */
const MOST_PARTS = 25_000;

/**
 * What no state may hold and a schema may let through: a 0 with a sign, a number without an end, and a field that would be
 * the prototype; and a list or record of more parts than a schema could tell of. What lies on top comes first.
 */
export function unplainIn(raw: unknown, field: string): Problem[] {
  const problems: Problem[] = [];
  const ahead: Holder[] = [];
  const met = new Set<object>();
  look(raw, '', null);
  for (const holder of ahead) lookInto(holder);
  return problems;

  function look(value: unknown, key: string, within: Holder | null): void {
    if (typeof value === 'number') {
      const expected = numberInstead(value);
      if (expected !== null) refuse(expected, value, key, within);
    } else if (typeof value === 'object' && value !== null && !met.has(value)) {
      met.add(value);
      ahead.push({ value, key, within });
    }
  }

  function lookInto(holder: Holder): void {
    const { value, key: name, within } = holder;
    // A list says how long it is before its parts are made out.
    const parts = Array.isArray(value) && value.length > MOST_PARTS ? null : Object.entries(value);
    if (parts === null || parts.length > MOST_PARTS) {
      refuse(`at most ${MOST_PARTS} parts`, value, name, within);
      return;
    }
    for (const [key, inner] of parts) {
      if (key === '__proto__') refuse('no such field', inner, key, holder);
      else look(inner, key, holder);
    }
  }

  function refuse(expected: string, got: unknown, key: string, within: Holder | null): void {
    problems.push({ field: pathOf(field, key, within), expected, got: describe(got) });
  }
}

/** JSON has a 0 with a sign, and numbers so large that they are read as infinite. */
function numberInstead(value: number): string | null {
  if (Object.is(value, -0)) return '0 without a sign';
  return Number.isFinite(value) ? null : 'a number that is not infinite';
}

function pathOf(field: string, key: string, within: Holder | null): string {
  if (within === null) return field;
  const keys = [printKey(key)];
  for (let at: Holder = within; at.within !== null; at = at.within) keys.push(printKey(at.key));
  return [...(field === '' ? [] : [field]), ...keys.toReversed()].join('.');
}
