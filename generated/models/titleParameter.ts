
/**
 * Only records whose title contains this text, letter case aside.
 */
export type TitleParameter = string;
