
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
export type OnlyParentCategoryParameter = boolean;
