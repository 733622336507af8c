import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'

/** The code that saves rows; it loads after the first rows of a grid. */
export const savingPart = lazyPart(() => import('./save-row.ts'))
