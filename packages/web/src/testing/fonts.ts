import type { Page } from 'playwright-core';

/**
 * Texts of a page that are drawn with a face of the machine, with the name of that face: letters, figures and signs have to come
 * from the app's own files. The browser itself says with what it has drawn them. That is slow, so it is asked for each letter of each
 * face once: whatever is written with those comes out the same.
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

/** Marks every element with a letter that no other has of the same face: all of them together show all that is on the page. */
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
