import { counterOf, isRumor, NATIONS, printNumbers, type Seen, type UnitType } from '@sandtable/bear';
import type { Block } from '../../face/print.ts';

/** The counters on this table by type, with what they can do that is not printed on them. */
export function unitChart(seen: Seen): Block[] {
  const units = [...new Set([...seen.view.roster, ...(seen.view.terms.solo?.cup ?? [])])].filter((unit) => unit >= 0);
  const numbers = new Map<UnitType, number[]>();
  for (const unit of units) {
    const { type, number } = counterOf(seen, unit);
    if (!isRumor(type)) numbers.set(type, [...(numbers.get(type) ?? []), number]);
  }
  const rows = [...numbers].map(([type, some]) => [
    type.name,
    NATIONS[type.side],
    printNumbers(some),
    KINDS[type.kind],
    giftsOf(type).join(', '),
  ]);
  return [
    { kind: 'head', text: 'The units' },
    { kind: 'table', heads: ['Unit', 'Side', 'Numbers', 'Kind', 'Besides its figures'], rows },
  ];
}

const KINDS: Readonly<Record<UnitType['kind'], string>> = {
  squad: 'squad',
  mg: 'machine gun',
  mortar: 'mortar',
  gun: 'gun',
  transport: 'transport',
  apc: 'armoured carrier',
  spg: 'self-propelled gun',
  armouredCar: 'armoured car',
  tank: 'tank',
  rumor: 'Rumored Enemy',
};

function giftsOf({
  pioneer,
  infantryGun,
  turret,
  openTop,
  highExplosive,
  passengerShield,
  smoke,
  flamethrower,
}: UnitType): string[] {
  return [
    ...(pioneer ? ['pioneer'] : []),
    ...(infantryGun ? ['infantry gun'] : []),
    ...(turret ? ['turret'] : []),
    ...(openTop ? ['open top'] : []),
    ...(highExplosive ? ['HE'] : []),
    ...(passengerShield > 0 ? [`passengers +${passengerShield}`] : []),
    ...(smoke === 'none' ? [] : [`smoke: ${inWords(smoke)}`]),
    ...(flamethrower === 'none' ? [] : [`flamethrower: ${inWords(flamethrower)}`]),
  ];
}

/** `ownOrAdjacent` as separate words. */
function inWords(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
