
/**
 * Only records whose name contains this text, letter case aside.
 */
export type NameParameter = string;
