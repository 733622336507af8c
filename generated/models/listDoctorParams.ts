import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListDoctorSortBy } from './listDoctorSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListDoctorParams = {
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
sortBy?: ListDoctorSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only doctors whose name contains this text, letter case aside.
 * @maxLength 255
 */
doctorName?: string;
/**
 * Only doctors whose phone number contains this text.
 * @maxLength 255
 */
phoneNumber?: string;
/**
 * Only doctors of hospitals whose name contains this text, letter case aside.
 * @maxLength 255
 */
hospitalName?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only doctors of this health category.
 * @minimum 1
 */
diseaseCategoryId?: number;
};
