/** A row of a table: when it holds, and in which order it compares. */
export interface TableRowText {
  readonly rule: string;
  readonly text: string;
}

export interface TargetTableText {
  readonly rule: string;
  readonly title: string;
  readonly rows: readonly TableRowText[];
}

const TABLES: readonly TargetTableText[] = [
  {
    rule: 'LS7A',
    title: 'Counter-attack: whom?',
    rows: [
      { rule: 'LS7A1', text: 'An attacker with 1 RP: highest target value, higher rank, die' },
      { rule: 'LS7A2', text: 'Else any attacker: highest target value, fewest RP, higher rank, die' },
    ],
  },
  {
    rule: 'LS7B',
    title: 'Artillery token: what, and against whom?',
    rows: [
      { rule: 'LS7B1', text: 'Attack an attacker with 1 RP: highest target value, higher rank, die' },
      {
        rule: 'LS7B2',
        text: 'Else support the counter-attack against one: highest target value with it, fewest RP, higher rank, die',
      },
      { rule: 'LS7B3', text: 'Else attack: highest target value, fewest RP, higher rank, die' },
    ],
  },
  {
    rule: 'LS7C',
    title: 'Defence card: which attacked unit?',
    rows: [
      { rule: 'LS7C1', text: 'The only one of them that holds an objective' },
      { rule: 'LS7C2', text: 'Else among the holders, or all of them: fewest RP, highest AV, higher rank, die' },
    ],
  },
];

/** LS7.0: the second reference card of the AI, in short. */
export function targetTables(): readonly TargetTableText[] {
  return TABLES;
}
