
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
export type ActiveParameter = boolean;
