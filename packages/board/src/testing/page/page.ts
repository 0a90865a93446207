import { FIELD, mountBoard, type Overlay, PAPER, type Scene } from '../../index.ts';
import { BATTLE_HINTS, battleNext } from './battle.ts';
import { SAMPLES } from './samples.ts';
import { PLANS } from './winter.ts';

const HINTS: Readonly<Record<string, readonly Overlay[]>> = { 'No hints': [], ...BATTLE_HINTS, Plans: PLANS };

// The board alone on a page: choose what it shows, and read what it reports.
const wanted = new URLSearchParams(location.search);
const board = part('board', HTMLElement);
const status = part('status', HTMLElement);
const form = part('controls', HTMLFormElement);

fill('map', Object.keys(SAMPLES));
fill('hints', Object.keys(HINTS));
for (const name of ['map', 'hints', 'theme', 'turning', 'symbols']) {
  const value = wanted.get(name);
  if (value !== null) choice(name).value = value;
}

let sample = chosenSample();
const widget = mountBoard(board, sample.map, {
  theme: themeNow(),
  turning: turningNow(),
  label: 'Hex map. Q W E A S D move from hex to hex, Tab from unit to unit, Enter chooses.',
  listLabel: 'The map in words',
  hasMinimap: true,
  onPress: ({ hex, piece, by, button }) =>
    tell(`pressed ${hex ?? 'nothing'}, ${piece ?? 'no unit'} (${by}, ${button})`),
  onHover: ({ hex, piece }) =>
    tell(`${sample.map.hexes.find(({ id }) => id === hex)?.words ?? '–'}${piece === null ? '' : `; ${piece}`}`),
});
show();
form.addEventListener('change', (event) => {
  const { target } = event;
  if (target instanceof HTMLSelectElement && target.name === 'map') {
    sample = chosenSample();
    widget.setMap(sample.map);
  }
  show();
});
onButton('fit', () => widget.fit());
onButton('finish', () => widget.finish());
onButton('play', () => {
  const next = battleNext(sample.scene);
  void widget.play(next.scene, { motions: next.motions, overlays: [], pace: Number(choice('pace').value) });
});

function show(): void {
  document.documentElement.dataset['theme'] = themeNow().name;
  widget.setTheme(themeNow());
  widget.setTurning(turningNow());
  widget.setSymbols(choice('symbols').value === 'frames' ? 'frames' : 'pictures');
  const scene: Scene = { ...sample.scene, overlays: HINTS[choice('hints').value] ?? [] };
  widget.setScene(scene);
}

function chosenSample() {
  const make = SAMPLES[choice('map').value];
  if (make === undefined) throw new Error(`no map ${choice('map').value}`);
  return make();
}

function themeNow() {
  return choice('theme').value === 'field' ? FIELD : PAPER;
}

function turningNow() {
  return choice('turning').value === 'tabletop' ? 'tabletop' : 'upright';
}

function tell(text: string): void {
  status.textContent = text;
}

function fill(name: string, values: readonly string[]): void {
  choice(name).append(...values.map((value) => new Option(value, value)));
}

function choice(name: string): HTMLSelectElement {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLSelectElement)) throw new Error(`no choice ${name}`);
  return found;
}

function onButton(name: string, does: () => void): void {
  form.querySelector(`button[name=${name}]`)?.addEventListener('click', does);
}

function part<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no part ${id}`);
  return found;
}
