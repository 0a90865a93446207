import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { printError } from '../faults/fault-words.ts';
import { isMissingPart, reloadOnce } from '../faults/missing-part.ts';
import type { Wait } from '../games/open-match.ts';
import { download, downloadMatch, printBundle, printMatches, printWithSheet } from '../link/files.ts';
import { ChangedDialog } from '../opening/changed-rules.tsx';
import { noteKnown } from '../opening/known-line.tsx';
import { ReadingMatch, RefusalDetail, useOpening } from '../opening/reading-match.tsx';
import { Button, LinkButton, ReloadButton, type Tone } from '../ui/buttons.tsx';
import { Notice, TakesLong } from '../ui/notices.tsx';
import { today } from '../ui/words.ts';
import { reportRefused } from './match-words.ts';
import type { ImportResult, BundleResult } from './take-match.ts';

type Importer = typeof import('./take-match.ts');

interface ImportMatchProps {
  readonly tone?: Tone;
  /** Called after several matches were imported, none of which is opened. */
  readonly onSeveral: () => void;
}

export function ImportMatch({ tone = 'normal', onSeveral }: ImportMatchProps) {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, progress, run, cancel } = useOpening();
  const [taken, setTaken] = useState<ImportResult | null>(null);
  const [isTaking, setIsTaking] = useState(false);

  const isDone = useRef(true);
  useLayoutEffect(() => {
    if (isTaking) isDone.current = false;
    if (isTaking || isDone.current || taken?.kind === 'changed') return;
    isDone.current = true;
    // The button was disabled meanwhile and lost the focus. Give it back, or keyboard users start again at the top.
    if (document.activeElement === document.body) button.current?.focus();
  }, [isTaking, taken]);

  const take = async (how: (taking: Importer, wait: Wait) => Promise<ImportResult>): Promise<void> => {
    setTaken(null);
    setIsTaking(true);
    const got = await run((wait) => withTaking((taking) => how(taking, wait)));
    setIsTaking(false);
    if (got?.kind === 'open') {
      if (got.isKnown) noteKnown(got.id);
      navigate(`/play/${got.id}`);
    } else setTaken(got);
    // A cancelled bundle may have been imported in part.
    if (got === null || got.kind === 'several') onSeveral();
  };

  useIncoming((file) => void take(({ takeMatch }, wait) => takeMatch(file, wait)));

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file === undefined) return;
    void take(({ takeMatch }, wait) => takeMatch(file, wait));
    // So that the same file can be chosen again after it was fixed.
    target.value = '';
  };

  return (
    <div className="import">
      {progress === null ? (
        <Button ref={button} tone={tone} disabled={isBusy} onClick={() => input.current?.click()}>
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
      {taken?.kind === 'refused' ? <RefusedImport taken={taken} /> : null}
      {taken?.kind === 'several' ? <BundleReport taken={taken} /> : null}
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

/** Wherever on a long page the import was asked for, its refusal comes into view. */
function RefusedImport({
  taken: { words, wantsPack },
}: {
  readonly taken: Extract<ImportResult, { readonly kind: 'refused' }>;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const packs = wantsPack ? (
    <LinkButton href="/packs" tone="main">
      Packs
    </LinkButton>
  ) : null;
  return (
    <div ref={box}>
      <Notice actions={words.canReload ? <ReloadButton /> : packs}>
        {words.text} <RefusalDetail detail={words.detail} />
      </Notice>
    </div>
  );
}

declare global {
  interface Window {
    /** Only in Chromium, and only in the installed app. */
    readonly launchQueue?: {
      setConsumer(take: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
    };
  }
}

/** Imports the file that the installed app was opened with, or that another app has shared with it. */
function useIncoming(take: (file: File) => void): void {
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files: [handle] }) => {
      void handle?.getFile().then((file) => taking.current(file));
    });
    if (location.search === '?shared') void sharedFile().then((file) => file !== null && taking.current(file));
  }, []);
}

/** The service worker has stored the shared file in a cache. It is removed here, so that a reload does not import it again. */
async function sharedFile(): Promise<File | null> {
  history.replaceState(null, '', `${location.pathname}${location.hash}`);
  const shared = await caches.match('shared', { cacheName: 'shared' });
  await caches.delete('shared');
  return shared === undefined ? null : new File([await shared.blob()], 'shared.json');
}

const UNLOADED =
  'The engine could not be loaded: the network is down, or Sandtable has been updated. Reload the page and try again.';

async function withTaking(take: (taking: Importer) => Promise<ImportResult>): Promise<ImportResult> {
  try {
    return await take(await import('./take-match.ts'));
  } catch (error) {
    // The page is reloading: never resolve.
    if (isMissingPart(error) && (await reloadOnce()) === 'reloads') return new Promise<never>(() => undefined);
    return { kind: 'refused', words: { text: UNLOADED, detail: printError(error), canReload: true }, wantsPack: false };
  }
}

/** How many matches of a bundle were imported, and why others were not; the refused ones can be saved as files. */
function BundleReport({ taken: { count, known, hasSheet, refused } }: { readonly taken: BundleResult }) {
  const already = known === 0 ? '' : ` ${printMatches(known)} already here: no copy was made.`;
  const imported = `Imported ${printWithSheet(count, hasSheet)}.${already}`;
  if (refused.length === 0) return <p role="status">{imported}</p>;
  const report = reportRefused(refused);
  if (report.kind === 'reasons')
    return (
      <Notice
        actions={
          <Button onClick={() => download(`refused-matches-${today()}.json`, bundleOf(refused))}>
            Save them as one file
          </Button>
        }
      >
        <p>
          {imported} {printMatches(refused.length)} could not be imported:
        </p>
        <ul className="import-refused">
          {report.lines.map(({ name, why }) => (
            <li key={why}>
              <strong>{name}</strong> {why}
            </li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <Notice>
      <p>{imported} These could not be imported:</p>
      <ul className="import-refused">
        {report.matches.map(({ name, text, why }, place) => (
          <li key={place}>
            <strong>{name}</strong> {why}{' '}
            <Button onClick={() => downloadMatch(name, text)} aria-label={`Save ${name} as a file`}>
              Save as a file
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function bundleOf(refused: BundleResult['refused']): string {
  return printBundle(refused.map(({ name, text }) => ({ name, text })));
}
