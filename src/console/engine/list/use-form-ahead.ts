import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { whenPainted } from '../../ui/lazy/after-paint.tsx'
import { whenPageIdle } from '../../ui/lazy/lazy-when-idle.tsx'
import { preloadCode } from '../../ui/lazy/preload-code.ts'
import { isNavigating } from '../../ui/page/navigating.ts'
import { dropUnopenedPage } from '../../ui/page/prepared-page.ts'
import { loadFormAhead, loadFormPages } from '../form/load-form.ts'
import { namesRecordById } from '../routes/module-paths.ts'
import { addUrl, mayAdd } from './actions/header-buttons.tsx'
import type { RowButton } from './actions/rows/row-button-types.ts'
import type { ListRow } from './state/list-rows.ts'
import type { ListPage } from './use-list-page.ts'

/** A pointer that rests on a button for this many milliseconds counts as intent to press it. */
const delay = 60

/** Includes the form pages, which the route then finds loaded. */
const loadForms = () => Promise.all([loadFormAhead(), import('../form/prepare-form.tsx'), loadFormPages()])

const fetchRecord = async ({ module, values }: ListPage, row: ListRow): Promise<void> => {
  const [{ fetchRecordAhead }] = await loadForms()
  await fetchRecordAhead(module, { ...values, route: { ...values.route, id: row.id } })
}

/** Renders the form of a record ahead while the record is fresh. */
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
 * Prepares forms ahead: once the list is idle, fetches their code and options, and renders the form of a new record out
 * of view. Renders a record's form when the pointer or focus rests on its edit button. Returns the handler for that.
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
    // Before other idle work: a user who presses Add at once waits only for these files. A frame after the rows, which
    // are painted first.
    let withdraw = whenPainted(() => {
      withdraw = whenPainted(() => preloadCode('form'))
    })
    // A route that is loading already prepares the form; both would delay it.
    const isWanted = (): boolean => !gone && !isNavigating()
    const prepare = async (): Promise<void> => {
      await whenPageIdle(queries)
      if (!isWanted()) return
      const [{ fetchFormAhead, fetchWidgetCode }, { prepareForm }] = await loadForms()
      if (isWanted()) await fetchFormAhead(module)
      if (isWanted()) await fetchWidgetCode(module)
      if (isWanted() && add !== undefined) prepareForm(module, 'create', add, from)
    }
    // The form reports the failure when it is opened.
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
