
/**
 * Before, in the shape that its form reads; null when there was none.
 * @nullable
 */
export type RecordVersionBefore = { [key: string]: unknown } | null;
