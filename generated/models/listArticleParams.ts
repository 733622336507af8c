import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListArticleSortBy } from './listArticleSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TitleParameter } from './titleParameter.ts';

export type ListArticleParams = {
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
sortBy?: ListArticleSortBy;
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
 * Only articles of this category.
 * @minimum 1
 */
articleCategoryId?: number;
/**
 * Only articles of this author.
 * @minimum 1
 */
authorId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
