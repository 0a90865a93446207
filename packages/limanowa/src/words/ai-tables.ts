import type { RowId } from '../solo/trace.ts';

/** When a row is the one that counts, or what stands for one. */
export const ROW_WORDS: Readonly<Record<RowId, string>> = {
  LS7A1: 'some with 1 RP can be hit, so only those count',
  LS7A2: 'nobody with 1 RP can be hit',
  LS7B1: 'an attacker with 1 RP can be hit: artillery attack',
  LS7B2: 'no attacker with 1 RP can be hit, and support has an effect: artillery support',
  LS7B3: 'no support can be given: artillery attack',
  LS7C1: 'the only one on an objective',
  LS7C2: 'several on objectives, or none',
  'LS3.2.2n2': 'one that can hit an enemy with 1 RP, else any that can have an effect',
  'LS3.2.2n3': 'a battery is attacked: artillery attack on its attackers',
  'LS4.2a': 'Strategic before Tactical Objectives',
  'LS4.2e': 'all who can get there in a single move',
};

/** A table of the AI reference card as people read it. */
export interface TargetTable {
  readonly rule: string;
  readonly title: string;
  readonly rows: readonly { readonly rule: string; readonly text: string }[];
}

/** LS7.0: the second AI reference card. */
export const TARGET_TABLES: readonly TargetTable[] = [
  {
    rule: 'LS7A',
    title: 'Counter-attack: whom an attacked unit strikes, among its attackers with a TV above 0',
    rows: [
      { rule: 'LS7A1', text: 'Some have 1 RP: one of those. Highest TV, highest rank, random' },
      { rule: 'LS7A2', text: 'Nobody has 1 RP: highest TV, fewest RP, highest rank, random' },
    ],
  },
  {
    rule: 'LS7B',
    title: 'Artillery token: attack or support, among the attackers of the units that the battery covers',
    rows: [
      { rule: 'LS7B1', text: 'One with 1 RP can be hit: artillery attack. Highest TV, highest rank, random' },
      { rule: 'LS3.2.2n3', text: 'Else a battery is attacked: artillery attack on its attackers, as LS7B3' },
      {
        rule: 'LS7B2',
        text: 'Else support has an effect: artillery support. Highest TV of the counter-attack, fewest RP, highest rank, random',
      },
      { rule: 'LS7B3', text: 'Else: artillery attack. Highest TV, fewest RP, highest rank, random' },
      { rule: 'LS7B4', text: 'Support only against one that the counter-attack would then choose' },
    ],
  },
  {
    rule: 'LS7C',
    title: 'Defence card: which attacked unit it protects',
    rows: [
      { rule: 'LS7C1', text: 'Exactly one holds an objective: that one' },
      { rule: 'LS7C2', text: 'Several hold one, or none does: fewest RP, highest printed AV, highest rank, random' },
    ],
  },
];
