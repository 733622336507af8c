import type { ActiveParameter } from './activeParameter.ts';
import type { AscOrDescParameter } from './ascOrDescParameter.ts';
import type { ListQuestionAnswerIsMasala } from './listQuestionAnswerIsMasala.ts';
import type { ListQuestionAnswerPlatformType } from './listQuestionAnswerPlatformType.ts';
import type { ListQuestionAnswerSortBy } from './listQuestionAnswerSortBy.ts';
import type { ListQuestionAnswerStatus } from './listQuestionAnswerStatus.ts';
import type { PageNoParameter } from './pageNoParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListQuestionAnswerParams = {
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
sortBy?: ListQuestionAnswerSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only masala ('true') or only other questions ('false'); both when empty or left out.
 */
isMasala?: ListQuestionAnswerIsMasala;
/**
 * Only questions in this state.
 */
status?: ListQuestionAnswerStatus;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only questions that contain this text, letter case aside.
 * @maxLength 255
 */
question?: string;
/**
 * Only questions whose answer contains this text, letter case aside.
 * @maxLength 255
 */
answer?: string;
/**
 * Only masala of this category.
 * @minimum 1
 */
masalaCategoryId?: number;
/**
 * Only questions for this platform.
 */
platformType?: ListQuestionAnswerPlatformType;
};
