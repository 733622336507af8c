import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListMediaSortBy } from './listMediaSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TitleParameter } from './titleParameter.ts';

export type ListMediaParams = {
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
sortBy?: ListMediaSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only videos (true) or only podcasts (false); both when left out.
 */
isVideo?: boolean;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only records whose speaker contains this text, letter case aside.
 * @maxLength 255
 */
speaker?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records of this category.
 * @minimum 1
 */
mediaCategoryId?: number;
};
