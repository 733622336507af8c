import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListCountrySortBy } from './listCountrySortBy.ts';
import type { NameParameter } from './nameParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListCountryParams = {
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
sortBy?: ListCountrySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
