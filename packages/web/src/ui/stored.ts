import * as z from 'zod/mini';
import type { PersistOptions } from 'zustand/middleware';

/** Whether we may use localStorage: if site data is blocked, some browsers throw as soon as it is mentioned. */
export function canStore(): boolean {
  try {
    return typeof localStorage !== 'undefined';
  } catch {
    return false;
  }
}

/** JSON from localStorage; undefined if there is none, it is broken, or the browser refuses. */
function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** False if the browser refuses, as in private mode or when its storage is full. */
function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Options for zustand's `persist`: `pick` selects what is stored, without a wrapper, and `read` must accept anything it
 * finds. If the browser stores nothing, the state lasts until the page is closed.
 */
export function persistAs<State>(
  key: string,
  pick: (state: State) => unknown,
  read: (stored: unknown) => Partial<State>,
): PersistOptions<State, unknown> {
  return {
    name: key,
    storage: {
      getItem: (name) => ({ state: readStored(name) }),
      setItem: (name, { state }) => void writeStored(name, state),
      removeItem: () => undefined,
    },
    partialize: pick,
    merge: (stored, state) => ({ ...state, ...read(stored) }),
  };
}

export interface StoredValue<Value> {
  read(): Value;
  /** False if the browser refuses. */
  write(value: Value): boolean;
}

/** A value that no component subscribes to. It is read again every time, since another tab may have written it. */
export function storedValue<Value>(key: string, schema: z.ZodMiniType<Value>): StoredValue<Value> {
  return { read: () => schema.parse(readStored(key)), write: (value) => writeStored(key, value) };
}

/** True once it has been written. */
export const storedFlag = z.catch(z.boolean(), false);

/** A list without the elements that the schema rejects; empty if it is not a list. */
export function storedList<Value>(element: z.ZodMiniType<Value>) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((raw): readonly Value[] => raw.flatMap((each) => accepted(element, each))),
  );
}

/** A record without the values that the schema rejects; empty if it is not a record. */
export function storedRecord<Value>(value: z.ZodMiniType<Value>) {
  return z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.transform((raw): Readonly<Record<string, Value>> => {
      const entries = Object.entries(raw).flatMap(([key, each]) =>
        accepted(value, each).map((good): [string, Value] => [key, good]),
      );
      return Object.fromEntries(entries);
    }),
  );
}

function accepted<Value>(schema: z.ZodMiniType<Value>, raw: unknown): [] | [Value] {
  const parsed = schema.safeParse(raw);
  return parsed.success ? [parsed.data] : [];
}
