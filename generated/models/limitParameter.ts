
/**
 * At most so many records; all when left out.
 */
export type LimitParameter = number;
