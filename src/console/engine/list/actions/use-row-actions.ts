import { useCallback, useState } from 'react'
import type { ListRow } from '../state/list-rows.ts'
import type { RowButton } from './row-buttons.ts'
import { useRowCall } from './use-row-call.ts'

export type RowActions = ReturnType<typeof useRowActions>

/** What the press of a row's button opens: details, a form of another module, or the question before a call. */
export const useRowActions = () => {
  const [shown, setShown] = useState<ListRow | null>(null)
  const [edited, setEdited] = useState<{ form: string; row: ListRow } | null>(null)
  const call = useRowCall()
  const { ask } = call
  // biome-ignore lint/correctness/useExhaustiveDependencies: ask keeps no state of its own
  const press = useCallback((button: RowButton, row: ListRow): void => {
    if (button.details) setShown(row)
    else if (button.form !== undefined) setEdited({ form: button.form, row })
    else if (button.call) ask(button.call)
  }, [])
  const close = (): void => {
    setShown(null)
    setEdited(null)
  }
  return { press, call, shown, edited, close }
}
