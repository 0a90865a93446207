import { clean, LARGEST_FILE, type Problem, tooLarge } from '@sandtable/kernel';
import { adoptMatch, goOnWith, leaveMatch, type OpenResult, type Wait, watchFile } from '../games/open-match.ts';
import type { SaveFile } from '../games/save-game.ts';
import { useBestsStore } from '../link/bests.ts';
import { type BundledMatch, isBundle } from '../link/files.ts';
import type { ChangedRules, IfChanged } from '../link/changed-rules.ts';
import { LARGEST_BUNDLE, readBundle } from '../link/read-bundle.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';
import { keptAlready, mergeTwin } from './same-match.ts';

export type ImportResult =
  /** `isKnown`: this browser had it already. */
  | { readonly kind: 'open'; readonly id: string; readonly isKnown: boolean }
  /** The rules have changed since, and the player must choose what to do. */
  | { readonly kind: 'changed'; readonly rules: ChangedRules; readonly save: SaveFile }
  | { readonly kind: 'refused'; readonly words: RefusalWords; readonly wantsPack: boolean }
  | BundleResult;

/** Imports a match from a file, or several from a bundle. A file that is too large is not read. */
export async function takeMatch(file: File, wait: Wait): Promise<ImportResult> {
  const several = await takeBundle(file, wait);
  if (several !== null) return several;
  if (file.size > LARGEST_FILE) return refusalOf(tooLarge(file.size).problems);
  const text = await file.text().catch(() => null);
  if (text === null)
    return {
      kind: 'refused',
      words: { text: 'The file cannot be read.', detail: '', canReload: false },
      wantsPack: false,
    };
  const adopted = await adoptOnce(text, wait);
  return 'known' in adopted ? { kind: 'open', id: adopted.known, isKnown: true } : takenOf(adopted);
}

/** Imports a match unless this browser has it already. Without storage there is nothing to find. */
async function adoptOnce(text: string, wait: Wait): Promise<OpenResult | { readonly known: string }> {
  const known = await keptAlready(text).catch(() => undefined);
  if (known !== undefined) return { known };
  const linked = await adoptMatch(text, wait);
  const twin = linked.ok ? await mergeTwin(linked.match.id).catch(() => undefined) : undefined;
  return twin === undefined ? linked : { known: twin };
}

/** Imports a match up to where its rules have changed. */
export async function takeUpTo(save: SaveFile, wish: IfChanged, wait: Wait): Promise<ImportResult> {
  return takenOf(await (wish === 'watch' ? watchFile(save, wait) : goOnWith(save, wait)));
}

function takenOf(linked: OpenResult): ImportResult {
  if (linked.ok) return { kind: 'open', id: linked.match.id, isKnown: false };
  const { refusal, save } = linked;
  if (refusal.kind === 'changed' && save !== null) return { kind: 'changed', rules: refusal.rules, save };
  return { kind: 'refused', words: explainRefusal(refusal), wantsPack: refusal.kind === 'pack' };
}

function refusalOf(problems: readonly Problem[]): ImportResult {
  return { kind: 'refused', words: explainRefusal({ kind: 'wrong', problems }), wantsPack: false };
}

export interface BundleResult {
  readonly kind: 'several';
  readonly count: number;
  /** How many of the bundle this browser had already. */
  readonly known: number;
  /** Whether scores for a record sheet came with the matches. */
  readonly hasSheet: boolean;
  readonly refused: readonly (BundledMatch & { readonly why: string })[];
}

/** Imports the matches of a bundle one by one, as if each were a file; null if the file is not a bundle. */
async function takeBundle(file: File, wait: Wait): Promise<BundleResult | null> {
  const bundle = await bundleIn(file);
  if (bundle === null) return null;
  const { matches, bests } = bundle;
  useBestsStore.getState().add(bests);
  const refused: (BundledMatch & { readonly why: string })[] = [];
  let known = 0;
  for (const match of matches) {
    if (wait.signal?.aborted === true) break;
    const linked = await adoptOnce(match.text, wait);
    if ('known' in linked) known += 1;
    else if (linked.ok) leaveMatch(linked.match.id);
    else refused.push({ ...match, name: clean(match.name), why: explainRefusal(linked.refusal).text });
  }
  return {
    kind: 'several',
    count: matches.length - refused.length - known,
    known,
    hasSheet: Object.keys(bests).length > 0,
    refused,
  };
}

const HEAD = 200;

/** The start of the file shows whether it is a bundle, so a large file of another kind is not read whole. */
async function bundleIn(file: File): Promise<ReturnType<typeof readBundle>> {
  if (file.size > LARGEST_BUNDLE) return null;
  try {
    return isBundle(await file.slice(0, HEAD).text()) ? readBundle(await file.text()) : null;
  } catch {
    // Importing it as a match will explain what is wrong.
    return null;
  }
}
