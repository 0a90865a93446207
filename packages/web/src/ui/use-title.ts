import { useEffect } from 'react';

const NAME = 'Sandtable';

/** What the tab is called; the first page has the name of the app alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? NAME : `${title} – ${NAME}`;
  }, [title]);
}
