import { draftDays } from '../../../contract/records/draft-life.ts'

/**
 * Days that a file is kept before a record refers to it, since a draft may refer to it. One day more than drafts, since
 * a form may stay open for long between choosing a file and the last input.
 */
export const unnamedFileDays = draftDays + 1
