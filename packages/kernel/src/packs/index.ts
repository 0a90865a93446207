export { mergeList, type MergedList, mergedFields } from './merge-list.ts';
export { type PackFile, type PackHead, readPackFile } from './pack-file.ts';
