import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListRoleRoleType } from './listRoleRoleType.ts';
import type { ListRoleSortBy } from './listRoleSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListRoleParams = {
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
sortBy?: ListRoleSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only roles of this type.
 */
roleType?: ListRoleRoleType;
/**
 * Only roles whose name contains this text, letter case aside.
 * @maxLength 255
 */
roleName?: string;
/**
 * Only roles whose description contains this text, letter case aside.
 * @maxLength 255
 */
description?: string;
};
