
/**
 * Index of the page; the first is 0.
 */
export type PageNoParameter = number;
