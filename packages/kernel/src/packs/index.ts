export { mergeList, type MergedList, mergedFields } from './merge-list.ts';
export { type PackHead, readPackFile } from './pack-file.ts';
