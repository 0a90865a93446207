import type { Seat } from '@sandtable/kernel';
import { filmIn, isShow, pastIn } from './modes.ts';
import { isPhone } from '../ui/page.ts';
import { type Look, NOW, type PlayState, type Sighting } from './play-state.ts';
import { curtainDown, type PlayStore } from './play-store.ts';
import { closeChooser } from './saying-actions.ts';
import { showNext } from './turn-actions.ts';

/** Shows the position after an entry; the same entry again returns to the present. */
export async function lookBack(store: PlayStore, seq: number): Promise<void> {
  const state = store.getState();
  if (pastIn(state)?.seq === seq) {
    store.setState({ look: NOW });
    return showNext(store);
  }
  const moment = await state.sitting.at(seq);
  closeChooser(store);
  store.setState(({ look, stop }) => ({
    look: look.kind === 'why' ? { ...look, moment } : { kind: 'past', moment },
    // A full sheet would hide the map.
    stop: stop === 'full' ? 'half' : stop,
  }));
}

/** Shows the table as another person sees it: at once if the match is over, otherwise behind the curtain, since play can go on. */
export async function lookAs(store: PlayStore, seat: Seat): Promise<void> {
  const { sitting, moment: before, hasZones, isBare, hasMinimap, unbriefed } = store.getState();
  const { local } = sitting;
  if (local === null) return;
  if (before.outcome === null) {
    local.rise();
    return store.setState({ ...curtainDown(sitting, seat), hasZones, isBare, hasMinimap, unbriefed }, true);
  }
  const moments = await local.sit(seat);
  const moment = moments.at(-1) ?? sitting.now();
  closeChooser(store);
  store.setState({
    moment,
    coming: [],
    log: sitting.log(),
    look: NOW,
    refusal: [],
    missed: [],
    outcomes: [],
    marks: [],
    banners: [],
    unit: -1,
  });
}

/** From an entry played from the result, returns to the result. After reasons, the sheet goes back to its former stop. */
export function lookNow(store: PlayStore): void {
  store.setState(({ look, isResultOpen, stop }) => ({
    look: NOW,
    isResultOpen: isResultOpen || isShow(look),
    stop: look.kind === 'why' ? look.from : stop,
  }));
  showNext(store);
}

/** On a phone the sheet covers half the screen, so that the units that could have acted stay visible above it. */
export async function askWhy(store: PlayStore, seq: number): Promise<void> {
  const why = await store.getState().sitting.why(seq);
  store.setState(({ look, stop }) => ({
    look: {
      kind: 'why',
      why,
      moment: why.before,
      whatIf: null,
      replay: null,
      from: look.kind === 'why' ? look.from : stop,
    },
    stop: 'half',
  }));
}

export async function showOtherEnd(store: PlayStore): Promise<void> {
  const { look, sitting } = store.getState();
  if (look.kind !== 'why') return;
  const { why } = look;
  const moment = look.moment.seq === why.seq ? why.before : await sitting.at(why.seq);
  changeWhy(store, look, (now) => ({ ...now, moment }));
}

/** Shows the film of the entry again; its reasons stay open behind it. */
export async function replay(store: PlayStore): Promise<void> {
  const { look, sitting } = store.getState();
  if (look.kind !== 'why' || sitting.film === null) return;
  const { why } = look;
  const { before } = why;
  const moment = await sitting.at(why.seq);
  const model = await sitting.film(before, moment, why);
  if (filmIn(store.getState()) !== null) return;
  const film = { before, moment, model, hasReasons: true, frame: 0 };
  changeWhy(store, look, (now) => ({ ...now, moment: before, replay: film }), { stop: 'peek' });
}

export function closeWhatIf(store: PlayStore): void {
  store.setState(({ look }) => ({ look: look.kind === 'why' ? { ...look, whatIf: null } : look }));
}

/** Decides the entry again as if that AI unit were spent; the same unit again closes the answer. */
export async function toggleWhatIf(store: PlayStore, unit: number): Promise<void> {
  const { look, sitting } = store.getState();
  if (look.kind !== 'why') return;
  if (look.whatIf?.unit === unit) return closeWhatIf(store);
  const whatIf = await sitting.whatIf(look.why, unit);
  changeWhy(store, look, (now) => ({ ...now, whatIf, moment: look.why.before }));
}

type WhyLook = Extract<Look, { kind: 'why' }>;

function changeWhy(
  store: PlayStore,
  { why }: WhyLook,
  change: (look: WhyLook) => WhyLook,
  besides: { readonly stop?: 'peek' } = {},
): void {
  store.setState(({ look }) => (look.kind === 'why' && look.why === why ? { look: change(look), ...besides } : {}));
}

export function toggleSight(store: PlayStore): void {
  store.setState(({ sighting }) => ({ sighting: sighting === null ? NO_LINE : null }));
}

/** Shows all units and objectives, as close up as possible. */
export function fitFight(store: PlayStore): void {
  store.getState().map?.fitFight();
}

export function fitWhole(store: PlayStore): void {
  store.getState().map?.fitWhole();
}

/** Whether to show the small map; by default only where there is room. */
export function wantsMinimap({ hasMinimap }: Pick<PlayState, 'hasMinimap'>, isQuiet: boolean): boolean {
  return hasMinimap ?? !(isQuiet || isPhone());
}

/** The tool is on, but no line is drawn. */
export const NO_LINE: Sighting = { from: -1, to: -1 };

/** The first press sets one end of the line, the second the other, the third begins a new line. A press on the first end clears it. */
export function pressSight(store: PlayStore, hex: number): void {
  store.setState(({ sighting }) => ({ sighting: sighting === null ? null : lineAfter(sighting, hex) }));
}

function lineAfter({ from, to }: Sighting, hex: number): Sighting {
  if (hex === -1) return { from, to };
  if (from === -1 || to !== -1) return { from: hex, to: -1 };
  return hex === from ? NO_LINE : { from, to: hex };
}

export function layLine(store: PlayStore, from: number, to: number): void {
  if (from === -1) return;
  store.setState(({ sighting }) => ({
    sighting: sighting === null ? null : { from, to: to === from ? -1 : to },
  }));
}

export function clearLine(store: PlayStore): void {
  store.setState({ sighting: NO_LINE });
}
