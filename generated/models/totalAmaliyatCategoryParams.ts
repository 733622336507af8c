import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { IdsParameter } from './idsParameter.ts';
import type { LanguageCodeParameter } from './languageCodeParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { TotalAmaliyatCategorySortBy } from './totalAmaliyatCategorySortBy.ts';

export type TotalAmaliyatCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: boolean;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: number;
/**
 * Property to sort by; by title when left out.
 */
sortBy?: TotalAmaliyatCategorySortBy;
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
 * Asks for the texts in every language, which records hold anyway.
 */
loadOriginalText?: boolean;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};
