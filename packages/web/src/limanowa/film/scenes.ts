import type { AiNote, AiScene, ChoiceTrace, HexId, LimanowaEvent, UnitId } from '@sandtable/limanowa';

export interface FilmScene {
  readonly scene: AiScene;
  readonly notes: readonly AiNote[];
  readonly events: readonly LimanowaEvent[];
}

/** A card, a token, combat; or wounds, and units that move into empty objectives. Empty if the entry decides nothing. */
export function scenesOf(notes: readonly AiNote[], events: readonly LimanowaEvent[]): FilmScene[] {
  const begins = events.flatMap((event, place) => {
    const isFirst = !events.slice(0, place).some(({ key }) => key === event.key);
    return isScene(event, isFirst) ? [place] : [];
  });
  const places = new Map<UnitId, HexId>();
  return begins.flatMap((from, place) => {
    // Events before the first scene belong to it.
    const own = events.slice(place === 0 ? 0 : from, begins[place + 1]);
    const scene = sceneOf(own, places);
    for (const event of own) if (event.key === 'moved') places.set(event.unit, event.to);
    return scene === null ? [] : [{ scene, notes: notesOf(scene, notes), events: own }];
  });
}

function isScene(event: LimanowaEvent, isFirst: boolean): boolean {
  if (event.key === 'moved') return event.as === 'objective';
  const begins = event.key === 'aiCardRolled' || event.key === 'aiTokenRolled';
  return begins || (isFirst && (event.key === 'rolled' || event.key === 'woundRolled'));
}

function sceneOf(events: readonly LimanowaEvent[], places: ReadonlyMap<UnitId, HexId>): AiScene | null {
  for (const event of events) {
    if (event.key === 'aiCardRolled') return { kind: 'card', phase: event.phase, limit: event.limit };
    if (event.key === 'aiTokenRolled') return { kind: 'token', limit: event.limit };
    if (event.key === 'rolled') {
      const blows = events.flatMap((each) => (each.key === 'rolled' ? [each] : []));
      return { kind: 'fight', blows, places: new Map(places) };
    }
    if (event.key === 'woundRolled')
      return { kind: 'wounds', wounds: events.flatMap((each) => (each.key === 'woundRolled' ? [each] : [])) };
    if (event.key === 'moved' && event.as === 'objective')
      return { kind: 'move', unit: event.unit, from: event.from, to: event.to };
  }
  return null;
}

const CHOICES: Readonly<Record<AiScene['kind'], readonly ChoiceTrace['what'][]>> = {
  card: ['protected', 'strike'],
  token: ['battery', 'shell', 'support'],
  fight: ['tactics', 'counterAttack', 'relegated'],
  wounds: [],
  move: ['objective', 'mover'],
};

const NOTES: Readonly<Record<Exclude<AiNote['note'], 'choice'>, AiScene['kind']>> = {
  cardNotRolled: 'card',
  cardRolled: 'card',
  cardTurned: 'card',
  tokenNotRolled: 'fight',
  tokenRolled: 'token',
  wound: 'wounds',
  unreached: 'wounds',
  objective: 'move',
  allHeld: 'wounds',
};

function notesOf(scene: AiScene, notes: readonly AiNote[]): AiNote[] {
  return notes.filter((note) => {
    if (note.note !== 'choice') return NOTES[note.note] === scene.kind && isAbout(scene, note);
    if (!CHOICES[scene.kind].includes(note.what)) return false;
    return note.what !== 'mover' || note.ladder?.chosen === (scene.kind === 'move' ? scene.unit : -1);
  });
}

/** Whether the note is about this scene: with several empty objectives, only the one that the unit moves into. */
function isAbout(scene: AiScene, note: AiNote): boolean {
  return scene.kind !== 'move' || note.note !== 'objective' || note.at === scene.to;
}
