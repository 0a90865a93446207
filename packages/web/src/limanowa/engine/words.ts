import type { LimanowaEvent, Seen } from '@sandtable/limanowa';
import type { Reason } from '@sandtable/kernel';

export function explainEvent(_seen: Seen, event: LimanowaEvent): string {
  return event.key;
}

export function explainReason(_seen: Seen, reason: Reason): string {
  return reason.key;
}

export function explainPrompt(_seen: Seen, key: string): string {
  return key;
}
