import type { ToldPoint } from './aftermath.ts';

/** `Round 3: s05 is destroyed in G09. 2 VP for the German side, and the lead` */
export function pointWords({ round, text, swing, side, turned }: ToldPoint): string {
  const told = text === '' ? '' : `${text}. `;
  const whose = side === 'german' ? 'German' : 'Soviet';
  return `Round ${round}: ${told}${swing} VP for the ${whose} side${turned ? ', and the lead' : ''}`;
}
