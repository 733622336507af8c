import type { ActiveParameter } from './activeParameter.ts';
import type { LanguageCodeParameter } from './languageCodeParameter.ts';
import type { ListAmaliyatCategoryAscOrDesc } from './listAmaliyatCategoryAscOrDesc.ts';
import type { ListAmaliyatCategorySortBy } from './listAmaliyatCategorySortBy.ts';
import type { MissingInParameter } from './missingInParameter.ts';
import type { OnlyParentCategoryParameter } from './onlyParentCategoryParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ParentCategoryIdParameter } from './parentCategoryIdParameter.ts';
import type { SubTitleParameter } from './subTitleParameter.ts';

export type ListAmaliyatCategoryParams = {
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
sortBy?: ListAmaliyatCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: ListAmaliyatCategoryAscOrDesc;
/**
 * Only categories whose title contains this text in any language, letter case aside.
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
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Language of the single texts (`title` and the like) taken from the per-language ones.
 * @maxLength 16
 */
languageCode?: LanguageCodeParameter;
/**
 * Asks for the texts in every language, which rows hold anyway.
 */
loadOriginalText?: boolean;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};
