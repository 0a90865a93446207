import { writeFileSync } from 'node:fs';
import { fieldsOf, printPosition, printSetUp, type Seen } from '@sandtable/bear';
import { setUpPage } from '@sandtable/bear/pictures';
import { parseSeed } from '@sandtable/kernel';
import { exportMatch } from '@sandtable/session';
import { BadInput, valueOf } from '../bad-input.ts';
import { openTable } from '../game.ts';
import type { Output } from '../output.ts';
import { botOfStyle, type DraftAsked, draftOptions } from './asked.ts';
import { playDraft } from './played-draft.ts';
import { setUpData } from './set-up-data.ts';

export interface GenerateAsked extends DraftAsked {
  readonly seed: string;
  readonly style: string;
  readonly json?: true;
  readonly html?: string;
  readonly position?: string;
  readonly save?: string;
}

/** `generate`: makes a battle by a draft between bots and writes its set-up. */
export function generateBattle(asked: GenerateAsked, out: Output): void {
  const table = openTable();
  const seed = valueOf(parseSeed(asked.seed));
  const match = playDraft(table, draftOptions(asked), seed, botOfStyle(asked.style));
  const on = fieldsOf(table.pack);
  const [open, truth]: readonly Seen[] = [on(match.now('spectator').view), on(match.now('referee').view)];
  if (open === undefined || truth === undefined) return;
  const { position, missing } = printPosition(truth);
  out.write(
    asked.json ? `${JSON.stringify({ seed, ...setUpData(truth), position })}\n` : `${printSetUp(truth).join('\n')}\n`,
  );
  const wrote: string[] = [];
  const write = (file: string | undefined, text: () => string, note: string): void => {
    if (file === undefined) return;
    writeText(file, text());
    wrote.push(`${file}: ${note}`);
  };
  write(asked.html, () => setUpPage({ open, truth, seed: asked.seed }), 'a page to print');
  write(asked.save, () => valueOf(exportMatch(match)), 'a match to go on with, in the app or with sandtable replay');
  write(
    asked.position,
    () => `${JSON.stringify(position, null, 2)}\n`,
    missing.length === 0 ? 'a position' : `a position, without ${missing.join(', ')}`,
  );
  if (!asked.json && wrote.length > 0) out.write(`\n${wrote.join('\n')}\n`);
}

function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInput(`${file}: cannot be written (${error instanceof Error ? error.message : String(error)})`);
  }
}
