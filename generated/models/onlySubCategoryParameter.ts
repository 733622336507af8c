
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
export type OnlySubCategoryParameter = boolean;
