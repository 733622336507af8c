import { type ComponentType, useCallback, useState } from 'react'
import type { RecordId } from '../../../../contract/records/record-id.ts'
import type { FormDialogProps } from '../form-dialog.tsx'

type Route = Readonly<Record<string, unknown>>

interface CreateRequest {
  module: string
  route: Route
  resolve: (id: RecordId | undefined) => void
}

/** Creates a record of another module in a dialog, from within a form, and returns its number. */
export const useCreateDialog = (Dialog: ComponentType<FormDialogProps>) => {
  const [asked, setAsked] = useState<CreateRequest | null>(null)
  const open = useCallback(
    (module: string, route: Route = {}) =>
      new Promise<RecordId | undefined>((resolve) => setAsked({ module, route, resolve })),
    [],
  )
  const done = (id: RecordId | undefined): void => {
    asked?.resolve(id)
    setAsked(null)
  }
  return {
    open,
    element: asked && <Dialog module={asked.module} route={asked.route} isOverForm onDone={done} />,
  }
}
