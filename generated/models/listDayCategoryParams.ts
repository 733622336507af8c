import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListDayCategorySortBy } from './listDayCategorySortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListDayCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDayCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only categories whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: boolean;
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
onlySubCategory?: boolean;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
