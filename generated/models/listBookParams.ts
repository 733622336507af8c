import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { LanguageCodeParameter } from './languageCodeParameter.ts';
import type { ListBookSortBy } from './listBookSortBy.ts';
import type { MissingInParameter } from './missingInParameter.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListBookParams = {
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
sortBy?: ListBookSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Language of the single texts (`title` and the like) taken from the per-language ones.
 * @maxLength 16
 */
languageCode?: LanguageCodeParameter;
/**
 * Only books whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only books whose author contains this text, letter case aside.
 * @maxLength 255
 */
author?: string;
/**
 * Only books whose short description contains this text in any language, letter case aside.
 * @maxLength 255
 */
shortDescription?: string;
/**
 * Only recommended (true) or only other (false) books.
 */
recommended?: boolean;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only PDF books (true) or only books with content (false).
 */
isPdf?: boolean;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};
