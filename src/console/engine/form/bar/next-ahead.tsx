import { type ReactElement, useEffect } from 'react'
import { loadOnce } from '../../../../client/load-once.ts'
import { useValues } from '../../use-values.ts'
import { type FormRecord, useFormNeighbours } from './next-button.tsx'

const loadPrepareNext = loadOnce(() => import('../prepare-next.ts'))

/** Renders the form of the next record ahead, as `page`, so that "Save and next" shows it at once. */
export const NextAhead = ({ page, ...form }: FormRecord & { page: ReactElement }) => {
  const { module } = form
  const values = useValues()
  const to = useFormNeighbours(form).next?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is the same for each record of the module
  useEffect(() => {
    // The form reports a failure when it is opened.
    if (to !== undefined)
      loadPrepareNext()
        .then(({ prepareNext }) => prepareNext(module, values, to, page))
        .catch(() => undefined)
  }, [module, values, to])
  return null
}
