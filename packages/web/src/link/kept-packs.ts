import { type PackName, packKey } from '@sandtable/kernel';
import type { KeptPack } from '../face/packs.ts';
import { MissingPackError } from './missing-pack.ts';
import { shelfError } from './shelf.ts';

// The packs of this browser, in a separate database beside the shelf: a new store there would need a new version, which
// older tabs would block.

const DATABASE = 'sandtable-packs';
const STORE = 'packs';

export async function keptPacksOf(game: string): Promise<readonly KeptPack[]> {
  const kept = await allKeptPacks().catch(() => []);
  return kept.filter((pack) => pack.game === game);
}

export async function allKeptPacks(): Promise<readonly KeptPack[]> {
  const kept: IDBRequest<KeptPack[]> = (await storeFor('readonly')).getAll();
  return (await answerOf(kept)).toSorted((a, b) => a.head.name.localeCompare(b.head.name));
}

/** Throws a `MissingPackError` if it is not there. */
export async function keptPack(game: string, named: PackName): Promise<KeptPack> {
  const found: IDBRequest<KeptPack | undefined> = (await storeFor('readonly')).get(keyOf(game, named));
  const kept = await answerOf(found);
  if (kept === undefined) throw new MissingPackError(named);
  return kept;
}

export async function keepPack(pack: KeptPack): Promise<void> {
  await answerOf((await storeFor('readwrite')).put(pack, keyOf(pack.game, pack.head)));
}

export async function dropPack({ game, head }: KeptPack): Promise<void> {
  await answerOf((await storeFor('readwrite')).delete(keyOf(game, head)));
}

function keyOf(game: string, named: PackName): string {
  return `${game} ${packKey(named)}`;
}

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const database = await open();
  const transaction = database.transaction(STORE, mode);
  // Opened for each question: there are few, and so this tab never blocks a newer version in another.
  transaction.addEventListener('complete', () => database.close());
  return transaction.objectStore(STORE);
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = globalThis.indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(shelfError(request.error)));
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(shelfError(request.error)));
  });
}
