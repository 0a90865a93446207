import { clean, counted, MOST_PROBLEMS, printProblem, printProblems } from '@sandtable/kernel';
import { type ChangeEvent, type DragEvent, type FormEvent, useRef, useState } from 'react';
import { Button, CopyButton } from '../ui/buttons.tsx';
import { takeFile, type TakenPack, takeLink } from './take-pack.ts';

export function ImportPack({ onTaken }: { readonly onTaken: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<TakenPack | null>(null);
  const take = async (work: Promise<TakenPack>): Promise<void> => {
    setBusy(true);
    setTaken(await work.finally(() => setBusy(false)));
    onTaken();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file !== undefined) void take(takeFile(file));
    target.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file !== undefined) void take(takeFile(file));
  };
  const follow = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    if (typeof address === 'string' && address !== '') void take(takeLink(address));
  };
  return (
    <>
      <div className="pack-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p>
          Drop a <strong>.pack.json</strong> here, or choose a file. It is checked before anything of it is shown.
        </p>
        <Button tone="main" disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? 'Checking…' : 'Import a pack'}
        </Button>
        <input
          ref={input}
          className="unseen"
          type="file"
          accept=".json,application/json"
          aria-label="Pack file"
          tabIndex={-1}
          onChange={choose}
        />
        <form className="pack-link" onSubmit={follow}>
          <label>
            <span>Or from this site</span>
            <input className="field" name="address" placeholder="packs/my.pack.json" autoComplete="off" />
          </label>
          <Button disabled={isBusy} type="submit">
            Load
          </Button>
        </form>
      </div>
      {taken === null ? null : taken.kind === 'kept' ? (
        <p role="status">
          {taken.pack.head.name} is imported:{' '}
          {taken.pack.head.extends === null ? 'it stands alone' : 'it builds on ours'}.
        </p>
      ) : (
        <RefusedPack taken={taken} onAgain={() => input.current?.click()} />
      )}
    </>
  );
}

const FIRST = 3;

interface RefusedPackProps {
  readonly taken: Extract<TakenPack, { kind: 'refused' }>;
  readonly onAgain: () => void;
}

/** Shows nothing of a refused pack, not even its name: only the file name, and where its faults are. */
function RefusedPack({ taken: { file, problems }, onAgain }: RefusedPackProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = problems.slice(0, isWhole ? MOST_PROBLEMS : FIRST);
  const more = problems.length - MOST_PROBLEMS;
  const all = `All faults (${Math.min(problems.length, MOST_PROBLEMS)} shown${more > 0 ? `, ${more} more` : ''})`;
  return (
    <section className="pack-refused" role="alert">
      <h2>
        {clean(file)} was refused: {counted(problems.length, 'fault')}
      </h2>
      <p>Nothing of it was kept.{problems.length > FIRST && !isWhole ? ' The first three:' : ''}</p>
      <ol>
        {shown.map((problem, place) => (
          <li key={place}>{printProblem(problem)}</li>
        ))}
      </ol>
      {isWhole && more > 0 ? <p>and {counted(more, 'more fault')}</p> : null}
      <div className="pack-actions">
        {problems.length > FIRST && !isWhole ? <Button onClick={() => setWhole(true)}>{all}</Button> : null}
        <CopyButton label="Copy as text" text={printProblems(problems).join('\n')} />
        <Button onClick={onAgain}>Try another file</Button>
      </div>
    </section>
  );
}
