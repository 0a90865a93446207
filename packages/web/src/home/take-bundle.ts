import { clean } from '@sandtable/kernel';
import { adoptMatch, leaveMatch, type Wait } from '../games/open-match.ts';
import { type BundledMatch, isBundle } from '../link/files.ts';
import { LARGEST_BUNDLE, readBundle } from '../link/read-bundle.ts';
import { explainRefusal } from '../link/refusal-words.ts';

/** What has come of a file with several matches. */
export interface TakenBundle {
  readonly kind: 'several';
  readonly count: number;
  /** Those that did not come in, each with the reason. */
  readonly refused: readonly (BundledMatch & { readonly why: string })[];
}

/** The matches of a bundle, one after the other, each as if it had been imported by itself; null where the file is none. */
export async function takeBundle(file: File, wait: Wait): Promise<TakenBundle | null> {
  const matches = await matchesIn(file);
  if (matches === null) return null;
  const refused: (BundledMatch & { readonly why: string })[] = [];
  for (const match of matches) {
    if (wait.signal?.aborted === true) break;
    const linked = await adoptMatch(match.text, wait);
    if (linked.ok) leaveMatch(linked.match.id);
    else refused.push({ ...match, name: clean(match.name), why: explainRefusal(linked.refusal).text });
  }
  return { kind: 'several', count: matches.length - refused.length, refused };
}

const HEAD = 200;

/** Its first words say what it is, so nothing else is read whole that may be too large. */
async function matchesIn(file: File): Promise<readonly BundledMatch[] | null> {
  if (file.size > LARGEST_BUNDLE) return null;
  try {
    return isBundle(await file.slice(0, HEAD).text()) ? readBundle(await file.text()) : null;
  } catch {
    // Whoever takes it for a match says that it cannot be read.
    return null;
  }
}
