import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListTransactionSortBy } from './listTransactionSortBy.ts';
import type { NameParameter } from './nameParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListTransactionParams = {
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
sortBy?: ListTransactionSortBy;
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
 * Only donations whose giver's e-mail address contains this text, letter case aside.
 * @maxLength 255
 */
email?: string;
/**
 * Only donations whose merchant contains this text, letter case aside.
 * @maxLength 255
 */
merchant?: string;
/**
 * Only donations of this amount or more.
 */
amountFrom?: number;
/**
 * Only donations of this amount or less.
 */
amountTo?: number;
/**
 * Only donations paid at this time or later.
 */
paidFrom?: string;
/**
 * Only donations paid before this time.
 */
paidBefore?: string;
};
