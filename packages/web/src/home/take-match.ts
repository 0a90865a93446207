import { adoptMatch } from '../games/open-match.ts';
import { explainRefusal, type RefusalWords } from '../link/refusal-words.ts';

/** A match taken over from the text of a file: its name in this browser, or why it cannot be opened. */
export async function takeMatch(text: string): Promise<string | RefusalWords> {
  const linked = await adoptMatch(text);
  return linked.ok ? linked.match.id : explainRefusal(linked.refusal);
}
