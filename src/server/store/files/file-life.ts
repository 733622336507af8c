import { draftDays } from '../../../contract/records/draft-life.ts'

/**
 * For how many days a file stays that no record has ever named: a draft may. One day more, since a form may stay open for
 * long between choosing a file and what is typed last.
 */
export const unnamedFileDays = draftDays + 1
