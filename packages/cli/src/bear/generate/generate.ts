import { writeFileSync } from 'node:fs';
import { fieldsOf, printPosition, printSetUp, type Seen } from '@sandtable/bear';
import { setUpPage } from '@sandtable/bear/pictures';
import { parseSeed } from '@sandtable/kernel';
import { exportMatch } from '@sandtable/session';
import type { Given } from '../../desk/given.ts';
import { BadInput, valueOf } from '../../io/bad-input.ts';
import { openTable } from '../table.ts';
import type { Output } from '../../io/output.ts';
import { botOfStyle, draftOptions } from './asked.ts';
import { playDraft } from './played-draft.ts';
import { setUpData } from './set-up-data.ts';

/** `generate`: makes a battle by a draft between bots and writes its set-up. */
export function generateBattle(asked: Given, out: Output): void {
  const table = openTable();
  const rawSeed = asked.must('seed', 'a seed');
  const seed = valueOf(parseSeed(rawSeed));
  const match = playDraft(table, draftOptions(asked), seed, botOfStyle(asked.must('style', 'how the bots draft')));
  const on = fieldsOf(table.pack);
  const [open, truth]: readonly Seen[] = [on(match.now('spectator').view), on(match.now('referee').view)];
  if (open === undefined || truth === undefined) return;
  const { position, missing } = printPosition(truth);
  out.write(
    asked.has('json')
      ? `${JSON.stringify({ seed, ...setUpData(truth), position })}\n`
      : `${printSetUp(truth).join('\n')}\n`,
  );
  const wrote: string[] = [];
  const write = (file: string | undefined, text: () => string, note: string): void => {
    if (file === undefined) return;
    writeText(file, text());
    wrote.push(`${file}: ${note}`);
  };
  write(asked.text('html'), () => setUpPage({ open, truth, seed: rawSeed }), 'a page to print');
  write(
    asked.text('save'),
    () => valueOf(exportMatch(match)),
    'a match to go on with, in the app or with sandtable replay',
  );
  write(
    asked.text('position'),
    () => `${JSON.stringify(position, null, 2)}\n`,
    missing.length === 0 ? 'a position' : `a position, without ${missing.join(', ')}`,
  );
  if (!asked.has('json') && wrote.length > 0) out.write(`\n${wrote.join('\n')}\n`);
}

function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInput(`${file}: cannot be written (${error instanceof Error ? error.message : String(error)})`);
  }
}
