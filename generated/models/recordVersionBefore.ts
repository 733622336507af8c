
/**
 * Before, in the shape that its form reads; null when there was none, or it was erased.
 * @nullable
 */
export type RecordVersionBefore = { [key: string]: unknown } | null;
