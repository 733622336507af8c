
/**
 * Only sub-categories of this category.
 */
export type ParentCategoryIdParameter = number;
