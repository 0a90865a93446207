export type { Realm } from '@sandtable/kernel';
