import type { Bear } from '../bear/realm.ts';
import type { LoggedEntry as LoggedEntryOf, WhatIf as WhatIfOf } from '../face/moment.ts';
import type { TableLink as TableLinkOf } from '../face/table-link.ts';

export type LoggedEntry = LoggedEntryOf<Bear>;
export type WhatIf = WhatIfOf<Bear>;
export type TableLink = TableLinkOf<Bear>;
