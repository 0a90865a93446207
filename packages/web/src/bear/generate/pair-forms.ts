import type { Guideline, MatchOptions } from '@sandtable/bear';
import type { Control } from '../../face/generator.ts';

// R-233, G2.1c: guideline 7 sets two players against one. At one table the printed form is the default, and the players
// may change it.

interface PairForm {
  readonly name: string;
  readonly label: string;
  readonly teamTurns: MatchOptions['teamTurns'];
  /** G4.3: for each player of the pair. */
  readonly handicap: '' | 'caps2' | 'card';
  /** The pair's share of decided games between bots, in percent (docs/balance.md). */
  readonly share: number;
}

/** The number of games behind each share. */
const MEASURED = 200;

const PRINTED: PairForm = { name: '', label: 'As printed', teamTurns: 'alternate', handicap: '', share: 10 };

export const PAIR_FORMS: readonly PairForm[] = [
  PRINTED,
  { name: 'turns', label: 'Both first', teamTurns: 'wholeSide', handicap: '', share: 27 },
  { name: 'turnsCaps', label: 'Both first, +2 CAPs each', teamTurns: 'wholeSide', handicap: 'caps2', share: 36 },
  { name: 'turnsCard', label: 'Both first, +1 card each', teamTurns: 'wholeSide', handicap: 'card', share: 45 },
];

/** The form nearest to even: what is preselected where strangers meet. */
const EVEN = PAIR_FORMS.reduce((best, form) => (Math.abs(form.share - 50) < Math.abs(best.share - 50) ? form : best));

/** What has been chosen; until then the printed form, or online the even one. */
export function pairForm({ roles }: Guideline, wished: string | undefined, isOnline: boolean): PairForm {
  const usual = isOnline ? EVEN : PRINTED;
  const found = PAIR_FORMS.find(({ name }) => name === (wished ?? usual.name)) ?? usual;
  return isUneven(roles) ? found : PRINTED;
}

export function isUneven(roles: Guideline['roles']): boolean {
  return roles.length === 3;
}

/** G4.3: what the form gives this player; '' if the player can choose a handicap. */
export function formHandicap({ roles }: Guideline, { handicap }: PairForm, place: number): string {
  const hasPartner = roles.filter(({ side }) => side === roles[place]?.side).length > 1;
  return hasPartner ? handicap : '';
}

/** For the guideline's card: both shares, before the first card is played. */
export function pairShares(): string {
  return `Between bots the pair wins ${PRINTED.share}% as printed, ${EVEN.share}% in the even form.`;
}

/** The choice of form, with what each gives. The shares are for the nations as printed. */
export function pairControl({ name }: PairForm, isVariant: boolean): Control {
  const shares = `The shares are what the pair won of ${MEASURED} games between bots`;
  const who = isVariant ? ', with two German players' : '';
  return {
    kind: 'choice',
    name: 'pair',
    label: 'Two against one',
    about: `By agreement, both of the pair act before the single player, with a handicap or without. ${shares}${who}`,
    rule: 'G2.1g7',
    values: PAIR_FORMS.map((form) => ({ name: form.name, label: `${form.label}: ${form.share}%` })),
    value: name,
  };
}
