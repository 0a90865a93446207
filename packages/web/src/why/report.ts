/** What somebody has to say about how a turn was judged. */
export interface Report {
  readonly mission: string;
  readonly entry: number;
  /** What happened, line by line. */
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  /** `bear 12, pack 3f0c…`: what judged it. */
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

/** The whole match with the number of the entry: whoever opens it sees the very same turn. */
export function reportFile(report: Report, match: string): string {
  const parsed: unknown = JSON.parse(match);
  return JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, ...report, match: parsed }, null, 1);
}
