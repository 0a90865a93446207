import type { LimanowaEvent } from '@sandtable/limanowa';

/**
 * The AI's reaction sets the player's own plan going: its entry holds the moves and the fight of both sides, and they are not
 * the AI's doing.
 */
export function chapterOf(event: LimanowaEvent): string | null {
  if (event.key === 'rolled') return event.as === 'artillery' ? 'Artillery' : 'Combat';
  if (event.key !== 'moved') return null;
  switch (event.as) {
    case 'move':
    case 'march':
    case 'wave':
      return 'The plan is carried out';
    case 'occupation':
      return 'Occupations';
    case 'fallBack':
    case 'displaced':
    case 'exchange':
    case 'objective':
      return null;
  }
}
