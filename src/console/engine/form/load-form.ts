import { loadOnce } from '../../../client/load-once.ts'

/** What fetches the content of a form. */
export const loadFormAhead = loadOnce(() => import('./form-ahead.ts'))

/** The pages of forms. */
export const loadFormPages = loadOnce(() => import('./form-page.tsx'))
