import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { RefusalWords } from '../link/refusal-words.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const UNREADABLE: RefusalWords = { text: 'The file cannot be read.', detail: '' };

/** Takes a match over from a file, or says what is wrong with the file. */
export function ImportMatch() {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setRefusal(null);
    setReading(true);
    const text = await file.text().catch(() => null);
    const taken = text === null ? UNREADABLE : await take(text);
    setReading(false);
    // So that the same file can be chosen again, mended.
    target.value = '';
    if (typeof taken === 'string') navigate(`/play/${taken}`);
    else setRefusal(taken);
  };

  return (
    <div className="import">
      <Button disabled={isReading} onClick={() => input.current?.click()}>
        {isReading ? 'Replaying…' : 'Import a match'}
      </Button>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        aria-label="Match file"
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      {refusal === null ? null : (
        <Notice>
          {refusal.text} {refusal.detail === '' ? null : <small className="import-detail">{refusal.detail}</small>}
        </Notice>
      )}
    </div>
  );
}

/** What opens a match comes when there is one to open. */
async function take(text: string): Promise<string | RefusalWords> {
  try {
    return await (await import('./take-match.ts')).takeMatch(text);
  } catch (error) {
    return { text: 'The engine could not be loaded.', detail: String(error) };
  }
}
