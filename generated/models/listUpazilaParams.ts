import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListUpazilaSortBy } from './listUpazilaSortBy.ts';
import type { NameParameter } from './nameParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListUpazilaParams = {
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
sortBy?: ListUpazilaSortBy;
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
 * Only thanas of this district.
 * @minimum 1
 */
districtId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
