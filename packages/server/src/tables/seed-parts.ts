import { sha256Hex } from '@sandtable/kernel';
import type { MatchInfo } from '@sandtable/protocol';
import { type Chance, hashOfSecret } from '../store/secrets.ts';
import type { StoredMatch } from '../store/matches.ts';

// No one chooses the dice alone: the server commits to its part when a match is made, then every player adds one (decision 020).

interface SeedParts {
  readonly algorithm: 'sha256';
  readonly server: string;
  readonly parts: Readonly<Record<string, string>>;
}

export function drawPart(chance: Chance): string {
  return hashOfSecret(chance());
}

/** The seed of a match whose seats are all taken, as JSON. Draws a part for every player whose page gave none. */
export function joinParts({ row, seats }: StoredMatch, chance: Chance): string {
  const given = seats.flatMap(({ seat, kind, part }) =>
    kind === 'person' ? [[seat, part ?? drawPart(chance)] as const] : [],
  );
  const seed: SeedParts = {
    algorithm: 'sha256',
    server: row.server_part ?? drawPart(chance),
    parts: Object.fromEntries(given),
  };
  return JSON.stringify(seed);
}

/** A stored seed as a match takes it: its parts, or a text. */
export function readSeed(stored: string | null): unknown {
  return partsIn(stored) ?? stored;
}

function partsIn(stored: string | null): SeedParts | null {
  return stored?.startsWith('{') === true ? JSON.parse(stored) : null;
}

/** The public part of the seed: the hash of the server's part, and the parts given so far. */
export function openParts({ row, seats }: StoredMatch): MatchInfo['commitment'] {
  const made = partsIn(row.seed);
  const server = made?.server ?? row.server_part;
  if (server === null) return null;
  const people = seats.filter(({ kind }) => kind === 'person');
  const given = people.flatMap(({ seat, part }) => (part === null ? [] : [[seat, part] as const]));
  return {
    algorithm: 'sha256',
    server: sha256Hex(server),
    parts: made?.parts ?? Object.fromEntries(given),
    drawn:
      made === null || row.server_part === null
        ? []
        : people.flatMap(({ seat, part }) => (part === null ? [seat] : [])),
  };
}
