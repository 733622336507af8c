import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { whenPageIdle } from '../../ui/lazy/page-idle.ts'
import { preloadCode } from '../../ui/lazy/preload-code.ts'
import { whenPainted } from '../../ui/lazy/when-painted.ts'
import { isNavigating } from '../../ui/page/navigating.ts'
import { dropUnopenedPage } from '../../ui/page/prepared-page.ts'
import { loadFormAhead, loadFormPages } from '../form/load-form.ts'
import { namesRecordById } from '../routes/module-paths.ts'
import { addUrl } from './actions/header/add-url.ts'
import { mayAdd } from './actions/header/header-permissions.ts'
import type { RowButton } from './actions/rows/row-button-types.ts'
import type { ListRow } from './state/list-rows.ts'
import type { ListPage } from './use-list-page.ts'

/** A pointer that rests on a button for so many milliseconds is taken to be about to press it. */
const delay = 60

/** With the pages, which the route of a form then finds loaded. */
const loadForms = () => Promise.all([loadFormAhead(), import('../form/prepare-form.tsx'), loadFormPages()])

const fetchRecord = async ({ module, values }: ListPage, row: ListRow): Promise<void> => {
  const [{ fetchRecordAhead }] = await loadForms()
  await fetchRecordAhead(module, { ...values, route: { ...values.route, id: row.id } })
}

/** Draws the form of a record ahead, for as long as the record is as good as new. */
const prepareEdit = async (
  { module, values }: ListPage,
  row: ListRow,
  url: string,
  from: string,
): Promise<void> => {
  const [{ fetchForm, whenRecordAges }, { prepareForm }] = await loadForms()
  const context = { ...values, route: { ...values.route, id: row.id } }
  await fetchForm(module, 'update', context)
  const prepared = prepareForm(module, 'update', url, from)
  if (prepared) whenRecordAges(module, context, () => dropUnopenedPage(prepared))
}

/**
 * Has the form there when it is wanted: its code and choices are fetched, and the form of a new record is drawn out of
 * sight, once the list is quiet; that of a record when the pointer or the focus rests on its edit button. Returns what
 * to call then.
 */
export const useFormAhead = (page: ListPage): ((button: RowButton, row: ListRow) => void) => {
  const { module, status, can } = page
  const queries = useQueryClient()
  const check = usePrivilegeCheck()
  const latest = useLatest(page)
  const isOffered = status === 'ready' && module.schema !== undefined && (can.create || can.update)
  const add = isOffered && mayAdd(page, check) ? addUrl(page) : undefined
  useEffect(() => {
    if (!isOffered) return
    const from = window.location.pathname
    let gone = false
    // Before all else that waits for the rows: whoever presses Add at once waits for these files alone.
    const withdraw = whenPainted(() => preloadCode('form'))
    // Whoever is on the way to the form already has it prepared by its route, and would wait for both.
    const isWanted = (): boolean => !gone && !isNavigating()
    const prepare = async (): Promise<void> => {
      await whenPageIdle(queries)
      if (!isWanted()) return
      const [{ fetchFormAhead, fetchWidgetCode }, { prepareForm }] = await loadForms()
      if (isWanted()) await fetchFormAhead(module)
      if (isWanted()) await fetchWidgetCode(module)
      if (isWanted() && add !== undefined) prepareForm(module, 'create', add, from)
    }
    // Whoever opens the form asks again and hears of a failure.
    prepare().catch(() => undefined)
    return () => {
      gone = true
      withdraw()
    }
  }, [module, isOffered, add, queries])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return useCallback(
    ({ id, to }, row) => {
      clearTimeout(waiting.current)
      const { module } = latest.current.module
      if (id !== 'edit' || to === undefined || !namesRecordById(module)) return
      fetchRecord(latest.current, row).catch(() => undefined)
      const from = window.location.pathname
      waiting.current = setTimeout(() => {
        prepareEdit(latest.current, row, to, from).catch(() => undefined)
      }, delay)
    },
    [latest],
  )
}
