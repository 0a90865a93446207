import type { Seen } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Panels } from '../../face/panels.ts';
import type { BearSaying } from '../speech/saying.ts';
import { Briefing } from './briefing.tsx';
import { Cards, Dock } from './dock.tsx';
import { Facts } from './facts.tsx';
import { Inspector } from './inspector.tsx';
import { Odds } from './odds.tsx';
import { Outlook } from './outlook.tsx';
import { Price } from './price.tsx';

/** What this game puts into the places of the screen. */
export function panelsOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Panels {
  return {
    facts: (seat) => <Facts seen={seen} seat={seat} />,
    phases: () => null,
    dock: (seat) => <Dock seen={seen} seat={seat} />,
    cards: (seat) => <Cards seen={seen} seat={seat} />,
    reference: null,
    mission: () => <Briefing seen={seen} />,
    inspector: (unit) => <Inspector seen={seen} unit={unit} />,
    odds: (words) => <Odds saying={sayingOf(words)} />,
    price: (words) => <Price saying={sayingOf(words)} />,
    outlook: (words, hover) => <Outlook saying={sayingOf(words)} hover={hover} />,
  };
}
