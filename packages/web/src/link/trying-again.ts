import { type Shelf, shelfError } from './shelf.ts';

/**
 * A shelf that tries everything once more where the browser refuses it: it may have closed its database meanwhile, and opens it
 * when it is asked anew.
 */
export function tryingAgain(shelf: Shelf, forget: () => void): Shelf {
  const twice =
    <A extends readonly unknown[], T>(work: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      try {
        return await work(...given);
      } catch (error) {
        const failure = shelfError(error);
        if (failure.kind !== 'refused') throw failure;
        forget();
        return work(...given);
      }
    };
  return {
    ...shelf,
    list: twice(shelf.list),
    all: twice(shelf.all),
    read: twice(shelf.read),
    claim: twice(shelf.claim),
    reclaim: twice(shelf.reclaim),
    write: twice(shelf.write),
    remove: twice(shelf.remove),
  };
}
