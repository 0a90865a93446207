import type { Page } from 'playwright-core';

/** A card at rest as words for it are written: its name, and two lines. */
interface Brief {
  readonly name: string;
  readonly text: string;
}

/** What of the dock is cut off or lies over something else, at the widths of a usual and of a large screen. */
export async function dockFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    faults.push(...(await page.evaluate<string[]>(FAULTS)).map((fault) => `${width}: ${fault}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

/** Those of the given words that do not fit on the narrowest card of the hand. */
export function tooLong(page: Page, briefs: readonly Brief[]): Promise<string[]> {
  return page.evaluate<string[]>(`(${TOO_LONG})(${JSON.stringify(briefs)})`);
}

const CUT = `(each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1`;

const FAULTS = `(async () => {
  await document.fonts.ready;
  const isCut = ${CUT};
  const dock = document.querySelector('.dock');
  const of = (selector) => [...dock.querySelectorAll(selector)];
  const cards = of('.card').map((card) => card.getBoundingClientRect());
  if (cards.length === 0) return ['no cards'];
  return [
    ...cards.flatMap(({ left }, place) => (place > 0 && left < cards[place - 1].right ? ['card ' + place + ' lies over another'] : [])),
    ...of('.card-name, .card-text, .card-foot, .hand, .track-next, .objectives').filter(isCut).map((each) => each.className + ': ' + each.textContent),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls'] : []),
  ];
})()`;

const TOO_LONG = `async (briefs) => {
  await document.fonts.ready;
  const isCut = ${CUT};
  const place = document.querySelector('.dock .card-place').cloneNode(true);
  place.style.cssText = 'flex: none; width: 10.25rem';
  document.querySelector('.dock .hand').append(place);
  const [name, text] = [...place.querySelectorAll('.card-name, .card-text')];
  const bad = briefs.filter((brief) => {
    name.querySelector('.card-brief').textContent = brief.name;
    text.querySelector('.card-brief').textContent = brief.text;
    return brief.text === '' || isCut(name) || isCut(text) || place.firstChild.offsetHeight > place.offsetHeight;
  });
  place.remove();
  return bad.map((brief) => brief.name + ': ' + brief.text);
}`;
