export { packJsonSchema } from './json-schema.ts';
export { changesOf, mergeList, type MergedList, mergedFields, NO_CHANGES, type PackChanges } from './merge-list.ts';
export { type PackHead, readPackFile } from './pack-file.ts';
