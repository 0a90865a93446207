import { useState } from 'react';
import { download, fileName } from '../link/files.ts';
import { usePlay } from '../match/play-context.tsx';
import { Button, CopyButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { printReport, type Report, reportFile } from './report.ts';

/** A report that is ready but for one's own words. It goes nowhere by itself. */
export function ReportDialog({
  about,
  onClose,
}: {
  readonly about: Omit<Report, 'words'>;
  readonly onClose: () => void;
}) {
  const sitting = usePlay((state) => state.sitting);
  const [words, setWords] = useState('');
  const report = { ...about, words };
  const save = async (): Promise<void> => {
    const file = `${fileName(`${about.mission} entry ${about.entry}`)}.report.json`;
    download(file, reportFile(report, await sitting.save()));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report the ruling in entry ${about.entry}`}
      foot={
        <>
          <CopyButton text={printReport(report)} label="Copy the text" />
          <Button tone="main" onClick={() => void save()}>
            Save as a file
          </Button>
        </>
      }
    >
      <p>
        Nothing is sent anywhere. Copy the text, or save a file with the whole match and the number of this entry, and
        pass it on yourself.
      </p>
      <label className="report-words">
        What should have happened, and why
        <textarea className="field" rows={4} value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <details open>
        <summary>The text</summary>
        <pre className="plain-text report-text" data-testid="report-text" tabIndex={0}>
          {printReport(report)}
        </pre>
      </details>
    </Dialog>
  );
}
