const KEY = 'sandtable/blind';
/** As many as anybody has under way. */
const MOST = 50;

/** Matches whose other side the person does not want to see before the battle shows it. A wish of this browser, no part of a match. */
export function isBlind(id: string): boolean {
  return blindMatches().includes(id);
}

export function makeBlind(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...blindMatches(), id].slice(-MOST)));
  } catch {
    // Without storage nothing is kept: then the set-up is shown.
  }
}

function blindMatches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
