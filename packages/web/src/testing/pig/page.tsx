import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { must } from '@sandtable/kernel';
import { newTable } from '../../link/open-table.ts';
import type { TablePlan } from '../../link/protocol.ts';
import { Begin } from '../../match/app-context.ts';
import { PlayScreen } from '../../play/play-screen.tsx';
import { Button } from '../../ui/buttons.tsx';
import { directLink } from '../../link/direct-link.ts';
import { pigFace } from './face.tsx';
import { PLAN, pigLink } from './link.ts';
import '../../ui/theme.css';
import '../../ui/ui.css';
import '../../app/app.css';

/** Pig without the rest of the app: a start button, and the match that it starts. */
function PigPage() {
  const [match, setMatch] = useState<{ readonly link: ReturnType<typeof linkTo>; readonly count: number } | null>(null);
  const begin = async (plan: TablePlan): Promise<string> => {
    setMatch((before) => ({ link: linkTo(plan), count: (before?.count ?? 0) + 1 }));
    return 'pig';
  };
  if (match === null) return <Button onClick={() => void begin(PLAN)}>Play Pig</Button>;
  return (
    <Begin value={begin}>
      <PlayScreen key={match.count} face={pigFace} link={match.link} />
    </Begin>
  );
}

function linkTo(plan: TablePlan) {
  return directLink(must(newTable(pigLink, plan)));
}

const place = document.getElementById('app');
if (place === null) throw new Error('no place for the match');
createRoot(place).render(<PigPage />);
