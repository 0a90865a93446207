import type { Chance } from '@sandtable/kernel';

/** The types of one game, under one name. The screens hand them back to the face they came from and never look inside. */
export interface Realm {
  readonly options: unknown;
  readonly view: object;
  readonly state: object & Chance;
  readonly event: { readonly rule: string; readonly key: string };
  /** What the rules note down of a decision of their own. */
  readonly note: unknown;
}
