import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { NotFound } from '../ui/notices.tsx';
import { AgainScreen } from './again-screen.tsx';
import type { PrintSource } from './load-job.ts';
import { PrintScreen } from './print-screen.tsx';

/** `/print/match/ID`, `/print/online/ID`, `/print/GAME/MISSION/OPTIONS`, and the address in the code on a page: `/print/again/...`. */
export function PrintRoutes() {
  const [address] = useLocation();
  const [, , place = '', name = '', ...rest] = address.split('/');
  const more = rest.join('/');
  const source = useMemo<PrintSource>(
    () =>
      place === 'match' || place === 'online'
        ? { kind: place, id: name }
        : { kind: 'mission', game: place, mission: name, choice: more },
    [place, name, more],
  );
  if (name === '') return <NotFound />;
  if (place === 'again') return <AgainScreen key={address} payload={[name, ...rest].join('/')} />;
  return <PrintScreen key={address} source={source} />;
}
