import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListAmaliyatLabelSortBy } from './listAmaliyatLabelSortBy.ts';
import type { MissingInParameter } from './missingInParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SubTitleParameter } from './subTitleParameter.ts';

export type ListAmaliyatLabelParams = {
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
sortBy?: ListAmaliyatLabelSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only labels whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: SubTitleParameter;
/**
 * Only labels whose tag contains this text, letter case aside.
 * @maxLength 255
 */
tag?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};
