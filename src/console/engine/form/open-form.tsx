import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useMemo } from 'react'
import type { RecordId } from '../../../contract/records/record-id.ts'
import type { ActionWithFields } from '../../../modules/format/action-form.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { ErrorState, Loader } from '../../ui/states.tsx'
import type { FormContext } from '../../widgets/form-context.ts'
import { copyParameter } from '../routes/module-paths.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useValues } from '../use-values.ts'
import type { ValueContext } from '../values.ts'
import { FormView } from './form-view.tsx'
import type { LeaveGuard } from './saving/use-leave-guard.tsx'
import { useOpenForm } from './use-open-form.ts'

/** An action with fields, and its row. */
interface ActionRequest {
  action: ActionWithFields
  row: Readonly<Record<string, unknown>>
  /** Name of the row. */
  name: string
  /** The last change of the row, if the API refuses a call over a later one. */
  version?: string | undefined
}

export interface OpenFormProps {
  module: Module
  guard: LeaveGuard
  /** Shows the form of a row action instead. */
  actionRequest?: ActionRequest
  /** The record to edit; omitted for a new one. */
  id?: unknown
  /** Additional address parameters that the form would have as a page. */
  route?: Readonly<Record<string, unknown>>
  /** Opens the form for a missing option; not available when omitted. */
  openCreate?: FormContext['openCreate']
  /** Prefix of all element ids; a nested dialog has its own. */
  idPrefix?: string
  /** Called with the record's number after a save, with undefined on cancel. */
  onDone: (id: RecordId | undefined) => void
  onCancel: () => void
}

const content = {
  // The sticky bar is above the padding of the scrolled element: nothing may be visible below it.
  '&&': { pt: 1, pb: 0 },
  '& > .MuiCard-root': { border: 0, p: 1 },
  '& [data-form-bar]': { mb: -1 },
} as const

/** The values available to the form, including those of the page below it, except the page's own record. */
const useDialogValues = ({ id, route, actionRequest }: OpenFormProps): ValueContext => {
  const page = useValues()
  const row = actionRequest?.row
  return useMemo(
    () => ({
      ...page,
      // The record that the page copies does not concern this form.
      query: { ...page.query, [copyParameter]: undefined },
      route: { ...page.route, ...route, ...(id !== undefined && { id }) },
      ...(row && { row }),
    }),
    [page, id, route, row],
  )
}

/** The form in its dialog, once its module is loaded: title, question, fields. */
export const OpenForm = (props: OpenFormProps) => {
  const { module, id, actionRequest, onDone, guard, openCreate, idPrefix = 'dialog', onCancel } = props
  const values = useDialogValues(props)
  const { start, titles, validator, error, retry, sayDone } = useOpenForm(
    module,
    id === undefined ? 'create' : 'update',
    values,
  )
  const label = useLabel()
  const failureText = useFailureText()
  const { confirm, color } = actionRequest?.action ?? {}
  return (
    <>
      <DialogTitle>
        {titles.title}
        {actionRequest && (
          <>
            : <bdi>{actionRequest.name}</bdi>
          </>
        )}
      </DialogTitle>
      <DialogContent sx={content}>
        {confirm !== undefined && (
          <DialogContentText sx={{ px: 1, mb: 3 }}>{label(confirm)}</DialogContentText>
        )}
        {error ? (
          <ErrorState message={failureText(error)} onRetry={retry} />
        ) : validator ? (
          <FormView
            module={module}
            start={actionRequest ? { ...start, version: actionRequest.version } : start}
            validator={validator}
            values={start.values}
            submitLabel={titles.submit}
            {...(color && { submitColor: color })}
            idPrefix={idPrefix}
            openCreate={openCreate}
            onSaved={(saved) => {
              const { id: savedId, body } = saved
              sayDone(saved)
              const isNew = start.mapping.context.mode === 'create' && !actionRequest
              if (savedId !== undefined || !isNew) onDone(savedId)
              else
                void import('./create/find-created.ts')
                  .then(({ findCreated }) => findCreated(module, body))
                  .then(onDone, () => onDone(undefined))
            }}
            onCancel={onCancel}
            onDirty={guard.setDirty}
            throwAway={guard.throwAway}
            pending={guard.pending}
          />
        ) : (
          <Loader minHeight={160} />
        )}
      </DialogContent>
    </>
  )
}
