import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListDaySortBy } from './listDaySortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TitleParameter } from './titleParameter.ts';

export type ListDayParams = {
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
sortBy?: ListDaySortBy;
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
 * Only days of this category.
 * @minimum 1
 */
dayCategoryId?: number;
/**
 * Only days of this sub-category.
 * @minimum 1
 */
daySubCategoryId?: number;
/**
 * Only days of this Arabic month.
 * @minimum 1
 * @maximum 12
 */
arabicMonth?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
