
/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 */
export type SubTitleParameter = string;
