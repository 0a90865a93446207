import type { Page } from 'playwright-core';

/**
 * Texts of a page drawn in a font of the machine, with that font's name: all glyphs have to come from the app's own files.
 * The browser reports which font it used. That is slow, so each letter of each font face is asked for once.
 */
export async function foreignTexts(page: Page): Promise<string[]> {
  await page.evaluate(MARK);
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${MARKED}]` });
  const drawn = await Promise.all(nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', { nodeId })));
  await tools.detach();
  const texts = await page.evaluate<string[]>(UNMARK);
  if (nodeIds.length === 0 || texts.length !== nodeIds.length) throw new Error('the page has no letters');
  return drawn.flatMap(({ fonts }, place) =>
    fonts
      .filter(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > 0)
      .map(({ familyName }) => `${texts[place]}: ${familyName}`),
  );
}

const MARKED = 'data-letters';

/** Marks one element for every letter of every font face on the page. */
const MARK = `(() => {
  const seen = new Set();
  for (const each of document.body.querySelectorAll('*')) {
    const text = [...each.childNodes].map((it) => (it.nodeType === Node.TEXT_NODE ? it.data : '')).join('').trim();
    if (text === '' || !each.checkVisibility()) continue;
    const { fontFamily, fontWeight, fontStyle, textTransform, fontVariant } = getComputedStyle(each);
    const face = [fontFamily, fontWeight, fontStyle, textTransform, fontVariant].join();
    const letters = [...text].map((letter) => face + letter).filter((letter) => !seen.has(letter));
    if (letters.length > 0) each.setAttribute('${MARKED}', '');
    for (const letter of letters) seen.add(letter);
  }
})()`;

const UNMARK = `[...document.querySelectorAll('[${MARKED}]')].map((each) => {
  each.removeAttribute('${MARKED}');
  return each.textContent.trim();
})`;
