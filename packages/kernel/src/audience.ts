/** A side that decides: `german`, `soviet`, or `ai` for a game's own procedure. */
export type Seat = string;

/** A viewer: a seat, `spectator` who knows only open information, or `referee` who knows everything. */
export type Audience = Seat | 'spectator' | 'referee';

/** Who learns of an event: everybody, all except some, or only some. The referee always does. */
export interface Recipients {
  readonly only?: readonly Audience[];
  readonly except?: readonly Audience[];
}

export interface EventNotice<Event> {
  readonly event: Event;
  readonly hearing: Recipients;
}

export function hears(audience: Audience, { only, except }: Recipients): boolean {
  if (audience === 'referee') return true;
  return (only?.includes(audience) ?? true) && !(except?.includes(audience) ?? false);
}

export function heardBy<Event>(audience: Audience, told: readonly EventNotice<Event>[]): readonly Event[] {
  return told.filter(({ hearing }) => hears(audience, hearing)).map(({ event }) => event);
}
