import * as z from 'zod/mini';
import { UnfittedError } from './late.ts';
import { bad, ok, type Result } from './result.ts';

/** How a match names a pack that does not come with the game. The hash covers the pack file without its words. */
export interface PackName {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
}

const word = z.string().check(z.maxLength(64));

/** In a match's options; left out if the match uses the game's own pack. */
export const packNameShape = { pack: z.optional(z.strictObject({ id: word, name: word, hash: word })) };

export interface PackChoice {
  readonly pack?: PackName | undefined;
}

const PART = 'pack ';

/** The pack named by an `UnfittedError`; undefined if its part is not a pack. */
export function packAskedFor(part: string): PackName | undefined {
  return part.startsWith(PART) ? JSON.parse(part.slice(PART.length)) : undefined;
}

/** Packs besides the game's own, by id and hash, so two with the same id never replace each other. */
export class PackLibrary<Pack> {
  readonly #packs = new Map<string, Pack>();
  /** True on a page, which loads a missing pack on demand (`UnfittedError`); elsewhere a missing pack is refused. */
  isLate = false;

  add(named: PackName, pack: Pack): void {
    this.#packs.set(packKey(named), pack);
  }

  get(named: PackName): Pack | undefined {
    return this.#packs.get(packKey(named));
  }

  /** The pack of a match; `own` if it names none. Throws if the pack is not here. */
  of({ pack: named }: PackChoice, own: Pack): Pack {
    if (named === undefined) return own;
    const found = this.get(named);
    if (found === undefined) throw new UnfittedError(PART + JSON.stringify(named));
    return found;
  }

  /** As `of`, for options from outside. */
  find(asked: PackChoice, own: Pack): Result<Pack> {
    const { pack: named } = asked;
    if (named === undefined || this.isLate || this.get(named) !== undefined) return ok(this.of(asked, own));
    return bad('options.pack', `the pack ${named.name} (${named.id}, ${named.hash.slice(0, 16)})`, undefined);
  }
}

/** `my-pack 3f2a...` */
export function packKey({ id, hash }: Pick<PackName, 'id' | 'hash'>): string {
  return `${id} ${hash}`;
}
