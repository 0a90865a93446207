import { copyCursor, type Streams } from './random.ts';

/** A deep copy of plain JSON; records keep the order of their fields. */
export function copyPlain<T>(value: T): T {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a copy has the shape of what is copied
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  // A spread keeps the engine's hidden class; most fields are numbers and need nothing more.
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copied(copy[key]);
  return copy;
}

export function copyStreams(streams: Streams): Streams {
  const copy: Record<string, Streams[string]> = {};
  for (const [name, cursor] of Object.entries(streams)) copy[name] = copyCursor(cursor);
  return copy;
}
