import type { Realm } from '@sandtable/kernel';
import { useEffect } from 'react';
import type { TableLink } from '../face/table-link.ts';
import { holdReload } from '../faults/hold-reload.ts';

/** While a match is not being saved, the page must not reload by itself: that would lose it. */
export function Unsaved<R extends Realm>({ link }: { readonly link: TableLink<R> }) {
  useEffect(() => {
    let release: () => void = () => undefined;
    const end = link.onTrouble((trouble) => {
      release();
      const isUnsaved = trouble !== null && trouble.kind !== 'taken' && trouble.kind !== 'broken';
      release = isUnsaved ? holdReload() : () => undefined;
    });
    return () => {
      end();
      release();
    };
  }, [link]);
  return null;
}
