import { readJson } from '@sandtable/kernel';
import { type Bests, readBests } from './bests.ts';
import { type BundledMatch, FORMAT, FORMAT_VERSION } from './files.ts';

/** In characters; each match in it has its own limit too. */
export const LARGEST_BUNDLE = 50_000_000;

interface Bundle {
  readonly matches: readonly BundledMatch[];
  readonly bests: Bests;
}

export function readBundle(text: string): Bundle | null {
  const raw = readJson(text, LARGEST_BUNDLE);
  if (!raw.ok || !isRecord(raw.value)) return null;
  const { format, formatVersion, matches, bests } = raw.value;
  if (format !== FORMAT || formatVersion !== FORMAT_VERSION || !Array.isArray(matches)) return null;
  return matches.every(isBundled) ? { matches, bests: readBests(bests) } : null;
}

function isBundled(raw: unknown): raw is BundledMatch {
  return isRecord(raw) && typeof raw['name'] === 'string' && typeof raw['text'] === 'string';
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
