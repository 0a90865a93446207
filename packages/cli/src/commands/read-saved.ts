import type { SavedReading } from '../desk/saves.ts';
import { deskOfSave } from '../games/games.ts';
import { readTextFile } from '../io/json-file.ts';
import type { Output } from '../io/output.ts';
import { runSteps } from '../io/run-steps.ts';

interface ReadFile {
  readonly read: SavedReading;
  /** Of the rules that are here. */
  readonly version: number;
}

/** Plays the match of a file again, with a bar on a terminal while it lasts. */
export async function readSaved(file: string, seed: string | undefined, err: Output): Promise<ReadFile> {
  const text = readTextFile(file);
  const saves = await (await deskOfSave(text)).saves();
  return { read: await runSteps(saves.read(text, seed), 'entry', err), version: saves.version };
}
