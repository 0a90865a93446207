import { judgeRally } from '../rules/hits/rally.ts';
import { pushRally, rallyFigures } from '../rules/hits/rally-verb.ts';
import { groupCard } from './group-card.ts';

/** Card 04: one rally roll each, for nothing. */
export const rallyByCard = groupCard('c04', judgeRally, pushRally, rallyFigures);
