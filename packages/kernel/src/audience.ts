/** Who decides: `german`, `soviet`, or `ai`, the seat of a game's own procedure. */
export type Seat = string;

/** Who looks: a seat, `spectator` who knows what lies open, or `referee` who knows everything. */
export type Audience = Seat | 'spectator' | 'referee';

/** Who is told: everybody, or everybody but some, or only some. The referee is always told. */
export interface Recipients {
  readonly only?: readonly Audience[];
  readonly except?: readonly Audience[];
}

/** An event with those who may know of it. */
export interface EventNotice<Event> {
  readonly event: Event;
  readonly hearing: Recipients;
}

export function hears(audience: Audience, { only, except }: Recipients): boolean {
  if (audience === 'referee') return true;
  return (only?.includes(audience) ?? true) && !(except?.includes(audience) ?? false);
}

/** The events of a list that an audience may know, in order. */
export function heardBy<Event>(audience: Audience, told: readonly EventNotice<Event>[]): readonly Event[] {
  return told.filter(({ hearing }) => hears(audience, hearing)).map(({ event }) => event);
}
