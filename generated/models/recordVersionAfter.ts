
/**
 * After, in the shape that its form reads; null when it was deleted or erased.
 * @nullable
 */
export type RecordVersionAfter = { [key: string]: unknown } | null;
