import * as z from 'zod/mini';
import { UnfittedError } from './late.ts';
import { bad, ok, type Result } from './result.ts';

/** How a match names a pack that does not come with the game. The hash is of the pack's file, its words left out. */
export interface PackName {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
}

const word = z.string().check(z.maxLength(64));

/** For the options of a match: left out where it is played by the game's own pack. */
export const packNameShape = { pack: z.optional(z.strictObject({ id: word, name: word, hash: word })) };

/** The field of a match's options. */
export interface PackChoice {
  readonly pack?: PackName | undefined;
}

const PART = 'pack ';

/** The pack that was asked for, if it is a pack that an `UnfittedError` names. */
export function packAskedFor(part: string): PackName | undefined {
  return part.startsWith(PART) ? JSON.parse(part.slice(PART.length)) : undefined;
}

/** Packs besides the game's own, by id and hash: two of the same id never take each other's place. */
export class PackLibrary<Pack> {
  readonly #packs = new Map<string, Pack>();
  /** Whoever asks for one that is not there is to load it (an `UnfittedError`), as on a page; elsewhere it is refused. */
  isLate = false;

  add(named: PackName, pack: Pack): void {
    this.#packs.set(packKey(named), pack);
  }

  get(named: PackName): Pack | undefined {
    return this.#packs.get(packKey(named));
  }

  /** The pack of a match; `own` if it names none. Throws where it is not there. */
  of({ pack: named }: PackChoice, own: Pack): Pack {
    if (named === undefined) return own;
    const found = this.get(named);
    if (found === undefined) throw new UnfittedError(PART + JSON.stringify(named));
    return found;
  }

  /** The same for options from outside. */
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
