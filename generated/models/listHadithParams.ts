import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListHadithSortBy } from './listHadithSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListHadithParams = {
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
sortBy?: ListHadithSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only hadiths whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only hadiths whose Arabic text contains this text.
 * @maxLength 255
 */
actualHadith?: string;
/**
 * Only hadiths of this category.
 * @minimum 1
 */
hadithCategoryId?: number;
/**
 * Only hadiths of this sub-category.
 * @minimum 1
 */
hadithSubCategoryId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
