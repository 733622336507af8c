import type { ActiveParameter } from './activeParameter.ts';
import type { IdsParameter } from './idsParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type TotalArticleParams = {
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
