import { planBog, planConfusion, planMine, planSniper } from './card-on-foes.ts';
import { planFollowMe, planRallyUp, planRapidDeployment, planSeekCover } from './card-on-own.ts';
import type { Piece } from '../scene/piece.ts';
import { better, cardWorth, type Deal, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { weights } from '../scene/weights.ts';

type Planner = (scene: CaptainScene) => TurnPlan | null;

/** B8.1: cards that are actions. */
const PLANNERS: ReadonlyMap<string, Planner> = new Map([
  ['c03', planFollowMe],
  ['c04', planRallyUp],
  ['c05', planRapidDeployment],
  ['c06', planConfusion],
  ['c07', planSergeant],
  ['c08', planOfficer],
  ['c11', planSeekCover],
  ['c13', planSniper],
  ['c20', planBog],
  ['c40', planMine],
]);

export function planCard(scene: CaptainScene): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (const [place, card] of scene.hand.entries()) {
    if (scene.hand.indexOf(card) < place) continue;
    best = better(best, PLANNERS.get(card)?.(scene) ?? null);
  }
  return best;
}

const AVERAGE_DIE = 3.5;

/** Card 07 with an AP pool: more AP for units that can use them. */
function planSergeant(scene: CaptainScene): TurnPlan | null {
  const { activation } = scene.me;
  if (scene.view.options.economy !== 'sevenAP' || activation === null) return null;
  let best = 0;
  for (const unit of activation.units) best = Math.max(best, scene.pieces[unit]?.best ?? 0);
  return planOf(best - cardWorth(scene, weights.sergeant), null, () => ['c07']);
}

const OFFICER_PRICE = 2;

/** Card 08: CAPs for two AP of a unit with no better use for them. */
function planOfficer(scene: CaptainScene): TurnPlan | null {
  let idle: Piece | null = null;
  for (const piece of scene.own) {
    if (piece.spent || piece.isCarried || piece.isHidden || standingOf(scene, piece) === 'active') continue;
    if (idle === null || piece.freshness < idle.freshness) idle = piece;
  }
  if (idle === null || scene.view.options.variableAP === 'on') return null;
  const isChecked = scene.view.options.economy === 'spentCheck';
  const { plain } = scene.checks[scene.view.options.checkDevice];
  const cost = idle.freshness * (isChecked ? (plain[OFFICER_PRICE] ?? 1) : 1);
  const deal: Deal = { cost, way: isChecked ? 'ap' : 'activate', caps: 0 };
  const { word } = idle;
  const gain = AVERAGE_DIE * weights.cap - cardWorth(scene, weights.officer);
  return planOf(gain - cost, deal, () => ['c08', word]);
}
