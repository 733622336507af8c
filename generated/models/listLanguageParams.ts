import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListLanguageSortBy } from './listLanguageSortBy.ts';
import type { NameParameter } from './nameParameter.ts';

export type ListLanguageParams = {
/**
 * Index of the page; the first is 0. No default, since its absence asks for the plain list.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: number;
/**
 * Rows a page; 10 when only `pageNo` is given.
 * @minimum 1
 * @maximum 100
 */
pageSize?: number;
/**
 * Property to sort by.
 */
sortBy?: ListLanguageSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only languages whose code contains this text, letter case aside.
 * @maxLength 255
 */
code?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};
