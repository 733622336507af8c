import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListAmaliyatSortBy } from './listAmaliyatSortBy.ts';
import type { MissingInParameter } from './missingInParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SubTitleParameter } from './subTitleParameter.ts';

export type ListAmaliyatParams = {
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
sortBy?: ListAmaliyatSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only amaliyat whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: SubTitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only recommended (true) or only other (false) amaliyat.
 */
recommended?: boolean;
/**
 * Only amaliyat of this category.
 * @minimum 1
 */
amaliyatCategoryId?: number;
/**
 * Only amaliyat with this label.
 * @minimum 1
 */
amaliyatLabelId?: number;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};
