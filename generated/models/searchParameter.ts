
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 */
export type SearchParameter = string;
