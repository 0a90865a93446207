import { downloadMatch } from './files.ts';
import { myShelf } from './my-shelf.ts';
import { shelfError } from './shelf.ts';

/** Hands out a match as this browser keeps it, whatever is in it; if that cannot be, why, in the browser's words. */
export async function exportKept(id: string, name = `match ${id}`): Promise<string | null> {
  try {
    const text = await myShelf().read(id);
    if (text === undefined) return 'this browser has no match of that name';
    downloadMatch(name, text);
    return null;
  } catch (error) {
    return shelfError(error).message;
  }
}
