/** A control that a hand cannot reach or hit, or a text that cannot be read. */
export interface Finding {
  /**
   * `off`: outside the screen, and nothing scrolls it in. `unsigned`: a row scrolls, and nothing shows that it does. `small`: under 44
   * pixels for a thumb, 24 for a mouse. `covered`: something else takes the press. `cut`: the end of a text is hidden and not told elsewhere.
   */
  readonly kind: 'off' | 'unsigned' | 'small' | 'covered' | 'cut';
  /** The part of the page: its top bar, its map, its sheet or column, its dock, a dialog, or the page. */
  readonly part: string;
  readonly what: string;
}

/** The part of a browser page that this needs. */
interface ScriptedPage {
  evaluate(code: string): Promise<unknown>;
}

/** All that is wrong with what a page shows now. */
export async function audit(page: ScriptedPage): Promise<readonly Finding[]> {
  // Some compilers name functions by a helper of theirs.
  const found = await page.evaluate(`globalThis.__name ??= (it) => it; (${String(auditPage)})()`);
  if (!Array.isArray(found)) throw new Error('the page says nothing about itself');
  return found;
}

/** Runs in the page, so it uses nothing from outside itself. */
function auditPage(): Finding[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role="slider"], [role="menuitem"], [role="menuitemcheckbox"]';
  const PARTS =
    '.top-bar, .play-phases, .play-left, .play-map, .play-right, .play-dock, [role="dialog"], .nav, .curtain';
  /** Half a pixel is nobody's fault. */
  const SLACK = 1;
  const least = matchMedia('(pointer: coarse)').matches ? 44 : 24;
  const findings: Finding[] = [];

  function report(kind: Finding['kind'], element: Element, more = ''): void {
    const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    const name = `${element.tagName.toLowerCase()}${[...element.classList].map((each) => `.${each}`).join('')}`;
    const part = element.closest(PARTS);
    findings.push({
      kind,
      part: part?.classList[0] ?? 'page',
      what: `${name} “${said.slice(0, 40)}”${more === '' ? '' : ` ${more}`}`,
    });
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  function styleOf(element: Element): CSSStyleDeclaration {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  }

  function isSeen(element: Element): boolean {
    if (element.closest('[aria-hidden="true"], [inert]') !== null) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    // What only readers meet is one pixel large.
    if (width <= 1 || height <= 1) return false;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (styleOf(at).clipPath === 'inset(50%)') return false;
    return true;
  }

  interface Span {
    readonly from: number;
    readonly to: number;
  }
  const AXES = [
    { of: (box: DOMRect): Span => ({ from: box.left, to: box.right }), flow: 'overflowX', size: 'Width' },
    { of: (box: DOMRect): Span => ({ from: box.top, to: box.bottom }), flow: 'overflowY', size: 'Height' },
  ] as const;
  type Axis = (typeof AXES)[number];

  /** Where it can be brought: `cut` by what does not scroll, and all that must be scrolled for it. */
  function reach(
    element: Element,
    axis: Axis,
  ): { readonly cut: Element | null; readonly scrolled: readonly Element[] } {
    let span = axis.of(element.getBoundingClientRect());
    let position = styleOf(element).position;
    const scrolled: Element[] = [];
    const whole = document.documentElement;
    for (let at = element.parentElement; at !== null && at !== whole && at !== document.body; at = at.parentElement) {
      if (position === 'fixed') break;
      const style = styleOf(at);
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      ({ position } = style);
      const flow = style[axis.flow];
      if (flow === 'visible') continue;
      const frame = axis.of(at.getBoundingClientRect());
      if (span.from >= frame.from - SLACK && span.to <= frame.to + SLACK) continue;
      const scrolls = flow === 'auto' || flow === 'scroll';
      if (!scrolls || at[`scroll${axis.size}`] <= at[`client${axis.size}`] + SLACK) return { cut: at, scrolled };
      scrolled.push(at);
      span = frame;
    }
    const end = axis.size === 'Width' ? whole.clientWidth : whole.clientHeight;
    if (span.from >= -SLACK && span.to <= end + SLACK) return { cut: null, scrolled };
    const isPage = axis.size === 'Height' && position !== 'fixed' && styleOf(document.body).overflowY !== 'hidden';
    const isInPage = isPage && span.from + scrollY >= -SLACK && span.to + scrollY <= whole.scrollHeight + SLACK;
    return { cut: isInPage ? null : whole, scrolled };
  }

  /** A scroll bar, a fade, or something that its edge cuts in two says that there is more. */
  function hasSign(scroller: Element, axis: Axis): boolean {
    const style = styleOf(scroller);
    if (style.maskImage !== 'none' || style.backgroundImage.includes('gradient')) return true;
    const feet = [...scroller.children].filter((each) => styleOf(each).position === 'sticky');
    if ([scroller, ...feet].some((each) => isFade(each, '::before') || isFade(each, '::after'))) return true;
    const inner = scroller instanceof HTMLElement ? scroller : null;
    const other = axis.size === 'Width' ? 'Height' : 'Width';
    const borders =
      axis.size === 'Width'
        ? parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth)
        : parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth);
    if (inner !== null && inner[`offset${other}`] - inner[`client${other}`] > borders + SLACK) return true;
    const { from, to } = axis.of(scroller.getBoundingClientRect());
    return [...scroller.querySelectorAll('*')].some((each) => {
      const span = axis.of(each.getBoundingClientRect());
      const isLeaf = each.childElementCount === 0 || each.matches(CONTROLS) || each.tagName === 'LI';
      return isLeaf && [from, to].some((edge) => span.from < edge - 4 && span.to > edge + 4);
    });
  }

  function isFade(scroller: Element, side: string): boolean {
    return getComputedStyle(scroller, side).backgroundImage.includes('gradient');
  }

  /** What is pressed for it: a box's label, and what a pseudo-element adds. */
  function targetSize(element: Element): { readonly width: number; readonly height: number } {
    const label = element.matches('input') ? element.closest('label') : null;
    const { width, height } = (label ?? element).getBoundingClientRect();
    const beyond = getComputedStyle(label ?? element, '::after');
    const isMore = beyond.content !== 'none' && beyond.position === 'absolute';
    const [wide, high] = isMore ? [parseFloat(beyond.width) || 0, parseFloat(beyond.height) || 0] : [0, 0];
    return { width: Math.max(width, wide), height: Math.max(height, high) };
  }

  /** Links in running text may be as small as the text: WCAG 2.5.8. */
  function isInText(element: Element): boolean {
    if (!isInline(element)) return false;
    let around = element.parentElement;
    while (around !== null && isInline(around)) around = around.parentElement;
    if (around === null || around.tagName === 'NAV') return false;
    return (around.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 1;
  }

  function isInline(element: Element): boolean {
    return styleOf(element).display.startsWith('inline');
  }

  // What lies over all else, the result of a match included, is all that can be used.
  const over = [...document.querySelectorAll('.result, [role="dialog"], [role="menu"]')];
  const within: ParentNode = over.at(-1) ?? document;
  /** Asked once: it may hold a whole book. */
  const signed = new Map<Element, boolean>();
  for (const control of within.querySelectorAll(CONTROLS)) {
    if (!isSeen(control) || (control.matches('input') && control.closest('label') !== null && !isSeen(control)))
      continue;
    const ways = AXES.map((axis) => ({ axis, ...reach(control, axis) }));
    const cut = ways.find((way) => way.cut !== null)?.cut ?? null;
    if (cut !== null) report('off', control, `by ${cut.classList[0] ?? cut.tagName.toLowerCase()}`);
    for (const { axis, scrolled } of ways)
      for (const scroller of scrolled.filter((each) => !signed.has(each))) {
        signed.set(scroller, hasSign(scroller, axis));
        if (signed.get(scroller) === false) report('unsigned', scroller);
      }
    const { width, height } = targetSize(control);
    if ((width < least - 0.5 || height < least - 0.5) && !isInText(control))
      report('small', control, `${Math.round(width)} × ${Math.round(height)}`);
    if (cut === null) findCover(control);
  }

  function findCover(control: Element): void {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || styleOf(control).pointerEvents === 'none') return;
    const top_ = document.elementFromPoint(x, y);
    if (top_ === null || control.contains(top_) || top_.contains(control)) return;
    if (control.closest('label')?.contains(top_) === true) return;
    // Scrolled out of its frame at the moment, or below what stays at its edge.
    const frames = [...AXES].flatMap((axis) => [...scrollersOf(control, axis)]);
    if (frames.some((frame) => frame.contains(top_) || !isWithin(frame.getBoundingClientRect(), x, y))) return;
    report('covered', control, `by ${top_.tagName.toLowerCase()}.${top_.getAttribute('class') ?? ''}`);
  }

  function* scrollersOf(element: Element, axis: Axis): Generator<Element> {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const flow = styleOf(at)[axis.flow];
      if ((flow === 'auto' || flow === 'scroll') && at[`scroll${axis.size}`] > at[`client${axis.size}`] + SLACK)
        yield at;
    }
    if (axis.size === 'Height' && document.documentElement.scrollHeight > innerHeight + SLACK)
      yield document.documentElement;
  }

  function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /** Told elsewhere: by a tooltip, or by a name. */
  function isTold(element: Element): boolean {
    return element.closest('[title], [aria-label]:not([role="dialog"], section, nav, aside, ol, ul)') !== null;
  }

  for (const element of within.querySelectorAll('*')) {
    if (element.closest('.map, svg') !== null || !hasOwnText(element) || !isSeen(element) || isTold(element)) continue;
    if (element.matches(CONTROLS) && AXES.some((axis) => reach(element, axis).cut !== null)) continue;
    const clipper = AXES.map((axis) => textClipper(element, axis)).find((each) => each !== null) ?? null;
    if (clipper !== null) report('cut', element, `by ${clipper.classList[0] ?? clipper.tagName.toLowerCase()}`);
  }

  function hasOwnText(element: Element): boolean {
    return [...element.childNodes].some((each) => each.nodeType === 3 && (each.textContent ?? '').trim() !== '');
  }

  /** What hides a part of a text: itself, or a frame that does not scroll. */
  function textClipper(element: Element, axis: Axis): Element | null {
    const flow = styleOf(element)[axis.flow];
    const slack = axis.size === 'Width' ? SLACK : 4;
    if ((flow === 'hidden' || flow === 'clip') && element[`scroll${axis.size}`] > element[`client${axis.size}`] + slack)
      return element;
    return axis.size === 'Width' ? reach(element, axis).cut : null;
  }

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + SLACK)
    report('off', document.documentElement, `the page is ${document.documentElement.scrollWidth} wide`);
  return findings;
}
