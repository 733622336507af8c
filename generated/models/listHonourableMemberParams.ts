import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListHonourableMemberSortBy } from './listHonourableMemberSortBy.ts';
import type { NameParameter } from './nameParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListHonourableMemberParams = {
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
sortBy?: ListHonourableMemberSortBy;
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
 * Only members whose designation contains this text, letter case aside.
 * @maxLength 255
 */
designation?: string;
/**
 * Only members of this category.
 * @minimum 1
 */
memberCategoryId?: number;
/**
 * Only community members (true) or only others (false); both when left out.
 */
communityMember?: boolean;
};
