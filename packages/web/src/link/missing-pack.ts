import type { PackName } from '@sandtable/kernel';
import type { Refusal } from './protocol.ts';

export class MissingPackError extends Error {
  readonly pack: PackName;

  constructor(pack: PackName) {
    super(`the pack ${pack.name} is not here`);
    this.pack = pack;
  }
}

/** A missing pack is no fault: the person is asked for it. */
export async function packRefused<T>(opening: Promise<T>): Promise<T | { readonly refusal: Refusal }> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof MissingPackError) return { refusal: { kind: 'pack', pack: error.pack } };
    throw error;
  }
}
