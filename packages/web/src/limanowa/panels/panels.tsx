import { hexId, type Seen, unitId } from '@sandtable/limanowa';
import type { Panels } from '../../face/table.ts';
import { later, lazyPart } from '../../ui/loading.tsx';
import type { SayingOf } from '../speech/saying.ts';
import { Cards, Dock, speaking } from './dock.tsx';
import { Facts } from './facts.tsx';
import { Inspector } from './inspector.tsx';
import { Odds, Outlook } from './odds.tsx';
import { PhaseBar } from './phase-bar.tsx';

// Loaded when their tab, or the briefing, is opened.
const AiReference = lazyPart(async () => (await import('./ai-reference.tsx')).AiReference);
const Briefing = lazyPart(async () => (await import('./mission-tab.tsx')).Briefing);
const FirstBriefing = lazyPart(async () => (await import('./briefing.tsx')).FirstBriefing);

export function panelsOf(seen: Seen, sayingOf: SayingOf): Panels {
  return {
    facts: (seat) => <Facts seen={seen} seat={seat} />,
    phases: (seat) => <PhaseBar seen={seen} seat={seat} />,
    dock: (seat) => <Dock seen={seen} seat={seat} />,
    cards: (seat) => <Cards seen={seen} seat={seat} />,
    held: (seat) => seen.view.corps[speaking(seen, seat)]?.hand.length ?? 0,
    reference: seen.view.piles === null ? null : { label: 'AI card', show: () => later(<AiReference seen={seen} />) },
    mission: () => later(<Briefing seen={seen} />),
    briefing: (seat) => later(<FirstBriefing seen={seen} seat={seat} />),
    inspector: (unit) => <Inspector seen={seen} unit={unitId(unit)} />,
    odds: (words, chosen) => <Odds saying={sayingOf(words, chosen)} />,
    isToldAtHex: () => false,
    price: () => null,
    outlook: (words, hover, chosen) => <Outlook saying={sayingOf(words, chosen)} hover={hexId(hover)} />,
  };
}
