import type { ActiveParameter } from './activeParameter.ts';
import type { IdsParameter } from './idsParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OnlyParentCategoryParameter } from './onlyParentCategoryParameter.ts';
import type { OnlySubCategoryParameter } from './onlySubCategoryParameter.ts';
import type { ParentCategoryIdParameter } from './parentCategoryIdParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type TotalDayCategoryParams = {
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
onlySubCategory?: OnlySubCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
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
