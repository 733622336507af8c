import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListArabicCalendarSortBy } from './listArabicCalendarSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListArabicCalendarParams = {
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
sortBy?: ListArabicCalendarSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
};
