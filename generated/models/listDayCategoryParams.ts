import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListDayCategorySortBy } from './listDayCategorySortBy.ts';
import type { OnlyParentCategoryParameter } from './onlyParentCategoryParameter.ts';
import type { OnlySubCategoryParameter } from './onlySubCategoryParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ParentCategoryIdParameter } from './parentCategoryIdParameter.ts';
import type { TitleParameter } from './titleParameter.ts';

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
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
onlySubCategory?: OnlySubCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
