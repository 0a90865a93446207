import { useState } from 'react';
import { download, fileName } from '../link/files.ts';
import { usePlay } from '../match/play-context.tsx';
import { Button, CopyButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** A report to which the player adds a description. Nothing is sent. */
export function ReportDialog({
  about,
  onClose,
}: {
  readonly about: Omit<Report, 'words'>;
  readonly onClose: () => void;
}) {
  const local = usePlay((state) => state.sitting.local);
  const [words, setWords] = useState('');
  const report = { ...about, words };
  const save = async (match: Promise<string>): Promise<void> => {
    const file = `${fileName(`${about.mission} entry ${about.entry}`)}.report.json`;
    download(file, reportFile(report, await match));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report the ruling on move ${about.entry}`}
      foot={
        <>
          <CopyButton text={printReport(report)} label="Copy the text" />
          {local === null ? null : (
            <Button tone="main" onClick={() => void save(local.save())}>
              Save as a file
            </Button>
          )}
        </>
      }
    >
      <p>
        {local === null
          ? 'Nothing is sent anywhere. Copy the text and pass it on yourself.'
          : 'Nothing is sent anywhere. Copy the text, or save a file with the whole match and the number of this move, and pass it on yourself.'}
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

interface Report {
  readonly mission: string;
  readonly entry: number;
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  /** `bear 12, pack 3f0c…`: the rules and content that judged it. */
  readonly judgedBy: string;
  readonly words: string;
}

export function printReport({ mission, entry, lines, rules, judgedBy, words }: Report): string {
  return [
    `Sandtable: a ruling in "${mission}", entry ${entry}`,
    `Rules: ${rules.join(', ')}`,
    `Judged by: ${judgedBy}`,
    '',
    'What happened',
    ...lines.map((line) => `- ${line}`),
    '',
    'What should have happened, and why',
    words.trim() === '' ? '(to be filled in)' : words.trim(),
    '',
  ].join('\n');
}

const FORMAT = 'sandtable-report';
const FORMAT_VERSION = 1;

/** Contains the whole match, so that anyone who opens it sees the same turn. */
export function reportFile(report: Report, match: string): string {
  const parsed: unknown = JSON.parse(match);
  return JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, ...report, match: parsed }, null, 1);
}
