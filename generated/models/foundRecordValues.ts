
/**
 * What the record has in the place of each parameter that narrows lists of its kind.
 */
export type FoundRecordValues = {[key: string]: string | number | boolean | null};
