import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListPredefinedAmaliyatSortBy } from './listPredefinedAmaliyatSortBy.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListPredefinedAmaliyatParams = {
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
sortBy?: ListPredefinedAmaliyatSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only sets with an amaliyat whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only sets with an amaliyat whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: string;
/**
 * Only sets with an active (true) or an inactive (false) amaliyat.
 */
active?: boolean;
/**
 * Asks for the amaliyat, which rows of predefined amaliyat hold anyway.
 */
loadAmaliyat?: boolean;
/**
 * Only predefined amaliyat of this category.
 * @minimum 1
 */
predefinedAmaliyatCategoryId?: number;
};
