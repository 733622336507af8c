
/**
 * After, in the shape that its form reads; null when it was deleted.
 * @nullable
 */
export type RecordVersionAfter = { [key: string]: unknown } | null;
