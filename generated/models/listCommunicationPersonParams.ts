import type { ListCommunicationPersonAscOrDesc } from './listCommunicationPersonAscOrDesc.ts';
import type { ListCommunicationPersonSortBy } from './listCommunicationPersonSortBy.ts';
import type { NameParameter } from './nameParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListCommunicationPersonParams = {
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
sortBy?: ListCommunicationPersonSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: ListCommunicationPersonAscOrDesc;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only persons whose email contains this text, letter case aside.
 * @maxLength 255
 */
email?: string;
};
