import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListUserRegisterType } from './listUserRegisterType.ts';
import type { ListUserRoleType } from './listUserRoleType.ts';
import type { ListUserSortBy } from './listUserSortBy.ts';
import type { NameParameter } from './nameParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListUserParams = {
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
sortBy?: ListUserSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only users who registered there.
 */
registerType?: ListUserRegisterType;
/**
 * Only banned (true) or only allowed (false) users; both when left out.
 */
banned?: boolean;
/**
 * Only verified (true) or only unverified (false) users; both when left out.
 */
verified?: boolean;
/**
 * Only users whose role is of this type; ADMIN is the staff.
 */
roleType?: ListUserRoleType;
/**
 * Only users who hold no role (true), so that the list of members leaves out the staff; all when false or left out.
 */
onlyWithoutRole?: boolean;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only users whose e-mail address or member id contains this text, letter case aside.
 * @maxLength 255
 */
email?: string;
/**
 * Only users whose name, e-mail address or member id contains this text, letter case aside.
 * @maxLength 255
 */
search?: string;
};
