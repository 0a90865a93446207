import { clean } from '@sandtable/kernel';

const LONGEST = 300;

/** What is told of an error that is nobody's input: short, and how it may be mended. */
export function explainBreakdown(error: unknown): string {
  if (process.env['SANDTABLE_TRACE'] !== undefined && error instanceof Error) return `${error.stack}\n`;
  return (
    `sandtable broke down: ${clean(String(error), LONGEST)}\n` +
    'This is a fault of the program. Please report it with the command, its file, and what it prints with SANDTABLE_TRACE=1.\n'
  );
}
