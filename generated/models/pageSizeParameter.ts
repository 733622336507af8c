
/**
 * Rows a page.
 */
export type PageSizeParameter = number;
