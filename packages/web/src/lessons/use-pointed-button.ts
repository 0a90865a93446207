import { useEffect } from 'react';

const MARK = 'data-pointed';

/** Rings the first control of the table whose name begins so, or that says this, however often the table is drawn anew. */
export function usePointedButton(name: string | null, says: string | null): void {
  useEffect(() => {
    const table = document.querySelector('.play');
    if (table === null || (name === null && says === null)) return undefined;
    const ring = (): void => {
      const [wanted] = [...table.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((each) => (says === null ? isCalled(each, name ?? '') : each.dataset['say'] === says))
        .toSorted((a, b) => rankOf(a) - rankOf(b));
      for (const each of table.querySelectorAll(`[${MARK}]`)) if (each !== wanted) each.removeAttribute(MARK);
      if (wanted !== undefined && !wanted.hasAttribute(MARK)) wanted.setAttribute(MARK, '');
    };
    ring();
    const observer = new MutationObserver(ring);
    observer.observe(table, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      for (const each of table.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
    };
  }, [name, says]);
}

const CONTROLS = 'button, [role="tab"], summary';

/** Of several with such a name, what does it at the hex, then what does it beside the map; the tools at the top come last. */
function rankOf(control: HTMLElement): number {
  if (control.closest('.popover') !== null) return 0;
  if (control.matches('[data-testid="confirm"]')) return 1;
  return control.closest('.top-bar') === null ? 2 : 3;
}

function isCalled(control: HTMLElement, name: string): boolean {
  if (control.closest('.lesson-card') !== null || control.hasAttribute('disabled')) return false;
  const called = control.getAttribute('aria-label') ?? control.textContent;
  return called.trim().toLowerCase().startsWith(name.toLowerCase());
}
