import { readFileSync } from 'node:fs';
import { must } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { expect, test } from 'vitest';
import { EVEN_FIGHTS, hostedGames } from './games.ts';

const BALANCE = readFileSync(new URL('../../docs/balance.md', import.meta.url), 'utf8');
/** In percent points, between the shares of games that each side won. */
const MOST_APART = 12;

test('Play now offers fights of two that bots win about as often on either side', () => {
  for (const mission of nonEmpty(EVEN_FIGHTS)) {
    // The last two figures of the first row: the series that nothing was tuned by.
    const row = BALANCE.split('\n').find((line) => line.startsWith(`| \`${mission}\` |`)) ?? '';
    const [german = NaN, soviet = NaN] = [...row.matchAll(/(\d+)% \(\d+-\d+\)/g)]
      .slice(-2)
      .map(([, share]) => Number(share));
    expect(Math.abs(german - soviet), `${mission}: ${german} : ${soviet}`).toBeLessThanOrEqual(MOST_APART);
  }
});

test('every fight of Play now has a seat for each of two people', () => {
  const fights = hostedGames().flatMap(({ system, evenFights }) => evenFights.map((options) => ({ system, options })));
  for (const { system, options } of nonEmpty(fights)) {
    const seats = system.seats(must(system.options(options))).filter((seat) => seat !== PROCEDURE_SEAT);
    expect(seats).toHaveLength(2);
  }
});
