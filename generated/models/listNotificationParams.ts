import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListNotificationSortBy } from './listNotificationSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TitleParameter } from './titleParameter.ts';

export type ListNotificationParams = {
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
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListNotificationSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only notifications whose message contains this text, letter case aside.
 * @maxLength 255
 */
message?: string;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
};
