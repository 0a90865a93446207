import { cardBriefIn, cardId, chancesOf } from '@sandtable/bear';
import { printSentence, randomOf, STOP } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { AGAINST_BOT, type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import {
  confirmBoth,
  idlyIn,
  listedOn,
  saidOn,
  sayBeside,
  settled,
  skipTo,
} from '../../../../scripts/harness/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import { percent } from '../ui/words.ts';
import { dockFaults, tooLong } from '../testing/dock-faults.ts';
import { IS_WHOLE } from '../testing/whole.ts';

/** The page lists exactly the offers, each word once; an entry of two words needs both offered. */
async function expectOffered(play: BearPage): Promise<string[]> {
  const { system } = engine();
  const { view } = play.table.now();
  const words = await saidOn(play.page);
  const listed = await listedOn(play);
  const direct = listed.filter((said) => said.split(' ').length === words.length + 1);
  const offered = system
    .offers(view, words)
    .map(({ word }) => word)
    .filter((word) => word !== STOP);
  expect(direct.toSorted()).toEqual(offered.map((word) => printSentence([...words, word])).toSorted());
  expect(listed.filter((said) => !system.judge(view, said.split(' ')).granted)).toEqual([]);
  await expectHexes(play, listed);
  return listed;
}

/** How often the page is compared with the game; the unit tests cover all beginnings of all sentences. */
const ENOUGH = IS_WHOLE ? 45 : 12;
/** How often it is clicked by mouse. */
const BY_MOUSE = IS_WHOLE ? 12 : 6;
let hexesMet = 0;

/** The hexes the map marks are those that can be said, unless it shades a whole area. */
async function expectHexes({ page, table }: BearPage, listed: readonly string[]): Promise<void> {
  const [word = ''] = await saidOn(page);
  const { pack, on } = engine();
  const { view } = table.now();
  const { map } = on(view);
  const own = map.names[view.units[pack.counterPlaces.get(word) ?? -1]?.at ?? -1];
  const drawn: unknown = await page.evaluate(
    `document.querySelector('.map [data-zone="place"]') === null &&
      [...new Set([...document.querySelectorAll('.map [data-move="open"], .map [data-fire]')].map((it) => it.dataset.at))]`,
  );
  if (!Array.isArray(drawn)) return;
  const lasts = new Set(listed.map((said) => said.split(' ').at(-1) ?? ''));
  // In its own hex a unit fights the unit it names, or leaves the map.
  const others = (hexes: readonly string[]): string[] => hexes.filter((hex) => hex !== own).toSorted();
  hexesMet += drawn.length;
  expect(others(drawn.map(String))).toEqual(others([...lasts].filter((last) => map.places.has(last))));
}

/** Clicks an entry of the list: by mouse, or by script once the mouse has been seen to work often enough. */
async function choose({ page }: BearPage, wanted: string, byMouse: boolean): Promise<void> {
  const entry = page.locator(`details.offers [data-say="${wanted}"]`);
  await (byMouse ? entry.click() : entry.dispatchEvent('click'));
}

/** Whether the last click has sent something: until the answer comes, nothing can be said. */
async function isSent({ page, table }: BearPage): Promise<boolean> {
  const asked = `${AT_REST}[data-seq="${table.match.seq}"]`;
  const answered = `.play:not([data-seq="${table.match.seq}"])`;
  await page.locator(`${answered}, ${asked} [data-testid="confirm"], ${asked} details.offers`).first().waitFor();
  return (await page.locator(answered).count()) > 0;
}

test(
  'a solo mission is played by clicks from its first entry to its result; what can be clicked is what is offered',
  { timeout: 180_000 },
  async () => {
    const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO });
    const { page, table, problems } = play;
    const random = randomOf('sfc32:page', 'clicks');
    let looked = 0;
    await settled(play);
    expect(await page.getByTestId('track-to-go').innerText()).toMatch(/^9\s+to go$/);
    expect(await dockFaults(page)).toEqual([]);
    const seen = engine().on(table.now().view);
    expect(
      await tooLong(
        page,
        seen.pack.actionCards.map((_, card) => cardBriefIn(seen, cardId(card))),
      ),
    ).toEqual([]);
    // By touch there is no pointer to rest on a space: a press says what it does.
    const spoken = page.locator('.track-next');
    expect(await spoken.textContent()).toContain('Next, space 2: Voices in the copse. A Rumored Enemy appears in D12');
    await page.locator('.track-space').nth(3).click();
    expect(await spoken.textContent()).toContain('Space 4: Spades.');
    await page.locator('.track-space').nth(3).click();
    expect(await page.getByTestId('goal').locator('[aria-hidden]').innerText()).toBe(
      'Hold G09 at the end: 3 VP. Each kill: 1 VP',
    );
    while (table.now().outcome === null) {
      // The end of the match by clicks again; what lies between is passed beside the page.
      if (looked === ENOUGH && !IS_WHOLE && (await saidOn(page)).length === 0) {
        await skipTo(play, idlyIn(play.game), ({ match }) => match.asks === null);
        await settled(play);
      }
      const words = await saidOn(page);
      const listed = looked < ENOUGH ? await expectOffered(play) : await listedOn(play);
      looked += 1;
      const confirm = page.getByTestId('confirm');
      if ((await confirm.count()) > 0 && (words.length > 1 || listed.length === 0 || random.below(2) === 0)) {
        await confirmBoth(play);
        continue;
      }
      // Passing now and then ends the match; once enough has been seen, pass whenever possible.
      const passes = words.length === 0 && listed.includes('pass') && (looked >= ENOUGH || random.below(3) === 0);
      const wanted = passes ? 'pass' : random.pick(listed);
      await choose(play, wanted, looked < BY_MOUSE);
      if (await isSent(play)) sayBeside(play, wanted.split(' '));
      await settled(play);
    }
    expect(looked).toBeGreaterThan(ENOUGH - 1);
    expect(hexesMet).toBeGreaterThan(IS_WHOLE ? 40 : 8);
    await page.getByTestId('result').waitFor();
    await expect.poll(() => page.getByTestId('score').textContent()).toContain(`You ${table.now().view.vp.german}`);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.getByTestId('log').waitFor();
    expect(problems).toEqual([]);
  },
);

test('the odds on the page are the engine’s, shot by shot, with 0, 1 and 2 CAPs', async () => {
  const play = await openPlay({ mission: 'guests-in-the-village', seats: AGAINST_BOT });
  const { page, table } = play;
  const { system, pack } = engine();
  await settled(play);
  const { view } = table.now();
  const shots = view.roster.flatMap((unit) => {
    const word = pack.counters[unit]?.word ?? '';
    return system.offers(view, [word, 'fire']).map((hex) => [word, 'fire', hex.word]);
  });
  expect(shots.length).toBeGreaterThan(0);
  for (const shot of shots.slice(0, IS_WHOLE ? 6 : 3)) {
    await page.locator(`[data-unit="${shot[0]}"]`).click();
    await page.locator(`.deed[data-say="${shot[0]} fire"]`).click();
    await listedOn(play);
    await page.locator(`details.offers [data-say="${printSentence(shot)}"]`).click();
    const verdict = system.judge(view, shot);
    if (!verdict.granted) throw new Error('a shot that is offered is granted');
    for (const target of verdict.value.figures.targets ?? []) {
      const box = page.locator(`[data-target="${pack.counters[target.target]?.word}"]`);
      const text = (await box.textContent()) ?? '';
      const [none, one, two] = target.hitChances;
      expect([none, one, two]).toEqual(chancesOf(target.needed));
      const shown = await box.locator('.odds tbody tr').first().locator('.chance').allTextContents();
      expect(shown).toEqual(two === 0 ? [] : [none, one, two].map((ways) => percent(ways, 36)));
      expect(text.includes('Cannot hit even with CAPs')).toBe(two === 0);
      await expect
        .poll(() => box.locator('.ledger tfoot .ledger-amount').allTextContents())
        .toEqual([String(target.firepower), String(target.defense)]);
    }
    await page.keyboard.press('Escape');
  }
});
