import { LARGEST_FILE, type Problem, tooLarge } from '@sandtable/kernel';
import { adoptMatch, goOnWith, type Linked, type Wait, watchFile } from '../games/open-match.ts';
import type { SaveFile } from '../games/save-game.ts';
import type { ChangedRules, IfChanged } from '../link/changed-rules.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { takeBundle, type TakenBundle } from './take-bundle.ts';

/** What has come of a file. */
export type Taken =
  /** Its match is open: its name in this browser. */
  | { readonly kind: 'open'; readonly id: string }
  /** It is for the person to say what is to be done with it. */
  | { readonly kind: 'changed'; readonly rules: ChangedRules; readonly save: SaveFile }
  | { readonly kind: 'refused'; readonly words: RefusalWords }
  | TakenBundle;

/** A match taken over from a file, or several from a bundle. What is too large is not even read. */
export async function takeMatch(file: File, wait: Wait): Promise<Taken> {
  const several = await takeBundle(file, wait);
  if (several !== null) return several;
  if (file.size > LARGEST_FILE) return refused(tooLarge(file.size).problems);
  const text = await file.text().catch(() => null);
  if (text === null)
    return { kind: 'refused', words: { text: 'The file cannot be read.', detail: '', canReload: false } };
  return takenOf(await adoptMatch(text, wait));
}

/** A match of a file of which the rules have changed, up to where they have. */
export async function takeUpTo(save: SaveFile, wish: IfChanged, wait: Wait): Promise<Taken> {
  return takenOf(await (wish === 'watch' ? watchFile(save, wait) : goOnWith(save, wait)));
}

function takenOf(linked: Linked): Taken {
  if (linked.ok) return { kind: 'open', id: linked.match.id };
  const { refusal, save } = linked;
  if (refusal.kind === 'changed' && save !== null) return { kind: 'changed', rules: refusal.rules, save };
  return { kind: 'refused', words: explainRefusal(refusal) };
}

function refused(problems: readonly Problem[]): Taken {
  return { kind: 'refused', words: explainRefusal({ kind: 'wrong', problems }) };
}
