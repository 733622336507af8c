import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListTrashParams = {
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
 * Only records with a text that contains this one, letter case aside.
 * @maxLength 255
 */
search?: string;
/**
 * Only records of this kind, by the name of its schema or, where there is none of that name, by a part of one; letter case and blanks aside.
 * @maxLength 255
 */
resource?: string;
};
