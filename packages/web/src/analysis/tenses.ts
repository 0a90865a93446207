/** The verbs with which a game says an order in short, as done and as doing. */
const TENSES: Readonly<Record<string, readonly [past: string, doing: string]>> = {
  activate: ['activated', 'activating'],
  attack: ['attacked', 'attacking'],
  bring: ['brought', 'bringing'],
  clear: ['cleared', 'clearing'],
  conclude: ['concluded', 'concluding'],
  demolish: ['demolished', 'demolishing'],
  dig: ['dug', 'digging'],
  enter: ['entered', 'entering'],
  fight: ['fought', 'fighting'],
  fire: ['fired', 'firing'],
  hide: ['hid', 'hiding'],
  lay: ['laid', 'laying'],
  leave: ['left', 'leaving'],
  load: ['loaded', 'loading'],
  move: ['moved', 'moving'],
  pass: ['passed', 'passing'],
  pivot: ['pivoted', 'pivoting'],
  place: ['placed', 'placing'],
  play: ['played', 'playing'],
  plot: ['plotted', 'plotting'],
  rally: ['rallied', 'rallying'],
  sneak: ['sneaked', 'sneaking'],
  stall: ['stalled', 'stalling'],
  switch: ['switched', 'switching'],
  take: ['took', 'taking'],
  turn: ['turned', 'turning'],
  unload: ['unloaded', 'unloading'],
};

/** `move LMG 34 to G08`: `moved LMG 34 to G08` and `moving LMG 34 to G08`; null if it begins with no verb we know. */
export function tensesOf(order: string): { readonly past: string; readonly doing: string } | null {
  const [verb = '', ...rest] = order.split(' ');
  const tenses = Object.hasOwn(TENSES, verb) ? TENSES[verb] : undefined;
  if (tenses === undefined) return null;
  const [past, doing] = tenses.map((form) => [form, ...rest].join(' '));
  return { past: past ?? '', doing: doing ?? '' };
}
