import type { ScoreReason } from '../model/battle/event.ts';

/** What VP were scored for, with the rule. */
export const SCORE_WORDS: Readonly<Record<ScoreReason, { readonly text: string; readonly rule: string }>> = {
  destroyed: { text: 'Enemy units destroyed', rule: 'B19.2' },
  control: { text: 'Control Markers held', rule: 'B19.2a' },
  left: { text: 'Units that left the map', rule: 'B19.2a' },
  alive: { text: 'Own units still in play at the end', rule: 'B19.2a' },
  reached: { text: 'Own units on the ground to be reached', rule: 'B19.2a' },
  wipedOut: { text: 'Enemy wiped out', rule: 'B19.2a' },
  secret: { text: 'Secret objective', rule: 'B8.3' },
  eventCard: { text: 'Event Cards', rule: 'B8.3' },
  start: { text: 'Starting VP', rule: 'S1.0' },
  handicap: { text: 'Handicap', rule: 'B3.2.5' },
  trackEvent: { text: 'Mission Track events', rule: 'S7.2' },
};
