import { loadOnce } from '../../../client/load-once.ts'

/** Loads the code that prefetches forms. */
export const loadFormAhead = loadOnce(() => import('./form-ahead.ts'))

/** Loads the form pages. */
export const loadFormPages = loadOnce(() => import('./form-page.tsx'))
