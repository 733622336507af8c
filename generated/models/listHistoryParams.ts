import type { ListHistoryKind } from './listHistoryKind.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListHistoryParams = {
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
 * Only what users wrote whose name or e-mail address contains this text, letter case aside.
 * @maxLength 255
 */
person?: string;
/**
 * Only records of this kind, by the name of its schema or, where there is none of that name, by a part of one; letter case and blanks aside.
 * @maxLength 255
 */
resource?: string;
/**
 * Only the record with this number.
 * @minimum 1
 * @maximum 9007199254740991
 */
recordId?: number;
/**
 * Only this kind of writing.
 */
kind?: ListHistoryKind;
/**
 * Only what was written at this time or later.
 */
from?: string;
/**
 * Only what was written before this time.
 */
to?: string;
/**
 * Only what was written in the last so many days.
 * @minimum 1
 * @maximum 36500
 */
days?: number;
};
