import { digIn, judgeDugIn } from '../rules/fieldworks/hasty.ts';
import { groupCard } from './group-card.ts';

/** Card 11: a hasty defense for each, for vehicles too. It is no action of theirs: they may be stunned. */
export const digByCard = groupCard('c11', judgeDugIn, (held, units, _player, io) => digIn(held, units, io));
