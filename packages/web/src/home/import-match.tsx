import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Wait } from '../games/open-match.ts';
import { ChangedDialog } from '../opening/changed-dialog.tsx';
import { ReadingMatch } from '../opening/reading-match.tsx';
import { RefusalDetail } from '../opening/refusal-detail.tsx';
import { useOpening } from '../opening/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ReloadButton } from '../ui/reload-button.tsx';
import { TakesLong } from '../ui/takes-long.tsx';
import { BundleTaken } from './bundle-taken.tsx';
import type { Taken } from './take-match.ts';

type Taking = typeof import('./take-match.ts');

/** Takes a match over from a file, or several, or says what is wrong with the file. */
export function ImportMatch({ onSeveral }: { readonly onSeveral: () => void }) {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, progress, run, cancel } = useOpening();
  const [taken, setTaken] = useState<Taken | null>(null);

  const take = async (how: (taking: Taking, wait: Wait) => Promise<Taken>): Promise<void> => {
    setTaken(null);
    const got = await run((wait) => withTaking((taking) => how(taking, wait)));
    if (got?.kind === 'open') navigate(`/play/${got.id}`);
    else setTaken(got);
    if (got?.kind === 'several') onSeveral();
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file === undefined) return;
    void take(({ takeMatch }, wait) => takeMatch(file, wait));
    // So that the same file can be chosen again, mended.
    target.value = '';
  };

  return (
    <div className="import">
      {progress === null ? (
        <Button disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? 'Replaying…' : 'Import a match'}
        </Button>
      ) : (
        <ReadingMatch progress={progress} onCancel={cancel} />
      )}
      {isBusy && progress === null ? <TakesLong /> : null}
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        aria-label="Match file"
        tabIndex={-1}
        onChange={choose}
      />
      {taken?.kind === 'refused' ? (
        <Notice actions={taken.words.canReload ? <ReloadButton /> : null}>
          {taken.words.text} <RefusalDetail detail={taken.words.detail} />
        </Notice>
      ) : null}
      {taken?.kind === 'several' ? <BundleTaken taken={taken} /> : null}
      {taken?.kind === 'changed' ? (
        <ChangedDialog
          rules={taken.rules}
          save={taken.save}
          onWish={(wish) => void take(({ takeUpTo }, wait) => takeUpTo(taken.save, wish, wait))}
          onClose={() => setTaken(null)}
        />
      ) : null}
    </div>
  );
}

/** What opens a match comes when there is one to open. */
async function withTaking(take: (taking: Taking) => Promise<Taken>): Promise<Taken> {
  try {
    return await take(await import('./take-match.ts'));
  } catch (error) {
    return {
      kind: 'refused',
      words: { text: 'The engine could not be loaded.', detail: String(error), canReload: true },
    };
  }
}
