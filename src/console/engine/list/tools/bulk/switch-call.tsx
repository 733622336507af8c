import { useEffect, useRef } from 'react'
import { resolveCell } from '../../../../cells/registry.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { useLatest } from '../../../../ui/hooks/use-latest.ts'
import type { PressedSwitch, RowButton } from '../../actions/rows/row-button-types.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { ListPage } from '../../use-list-page.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBulk } from './use-bulk.ts'

export interface SwitchCallProps {
  page: ListPage
  buttonsOf: (row: ListRow) => readonly RowButton[]
  nameOf: (row: ListRow) => string
  pressed: PressedSwitch
  /** Called when the value is stored, or the error dialog closes. */
  onEnd: () => void
}

/** Stores a switch of a row at once, with an undo; shows the error of a failure. */
export const SwitchCall = ({ page, buttonsOf, nameOf, pressed, onEnd }: SwitchCallProps) => {
  const label = useLabel()
  const { bulk, start, stop, close, callFor, settle } = useBulk(page, buttonsOf, nameOf)
  const isBegun = useRef(false)
  const sendSwitch = useLatest(async ({ row, action }: PressedSwitch): Promise<void> => {
    const { cell, options = {} } = action.column ?? {}
    const word = label(resolveCell(cell).text(action.value, options, {}))
    const outcome = await start(action, [row], `${nameOf(row)}: ${word}`)
    if (outcome.failed.length === 0) onEnd()
  })
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void sendSwitch.current(pressed)
  }, [sendSwitch, pressed])
  if (bulk?.step !== 'ended') return null
  const end = (): void => {
    close()
    onEnd()
  }
  return (
    <BulkDialog
      bulk={bulk}
      nameOf={nameOf}
      onStart={() => void sendSwitch.current(pressed)}
      onStop={stop}
      callFor={callFor}
      onDone={settle}
      onClose={end}
    />
  )
}
