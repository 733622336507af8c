import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useMemo } from 'react'
import type { ActionWithFields } from '../../../modules/format/action-form.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import type { FormContext } from '../../widgets/form-context.ts'
import { copyParameter } from '../routes/module-paths.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useValues } from '../use-values.ts'
import type { ValueContext } from '../values.ts'
import { FormView } from './form-view.tsx'
import { useOpenForm } from './opening/use-open-form.ts'
import type { LeaveGuard } from './saving/use-leave-guard.ts'

/** An action that asks for fields, and the row that it is for. */
interface ActionRequest {
  action: ActionWithFields
  row: Readonly<Record<string, unknown>>
  /** What the row is called. */
  name: string
  /** The change that the row was last written by, where a later one refuses the call. */
  version?: string | undefined
}

export interface OpenFormProps {
  module: Module
  /** Id of the dialog's title. */
  titleId: string
  guard: LeaveGuard
  /** The form is that of an action of the module, for a row. */
  actionRequest?: ActionRequest
  /** The record to edit; a new one when left out. */
  id?: unknown
  /** Further parameters of the address that the form would have as a page. */
  route?: Readonly<Record<string, unknown>>
  /** How what is missing to choose from is created; not at all when left out. */
  openCreate?: FormContext['openCreate']
  /** First part of every element's id; a dialog over another has one of its own. */
  idPrefix?: string
  /** Told the record's number after a save, nothing when cancelled. */
  onDone: (id: number | undefined) => void
  onCancel: () => void
}

const content = {
  // A bar that stays in sight stands above the padding of what is scrolled: nothing may show through below it.
  '&&': { pt: 1, pb: 0 },
  '& > .MuiCard-root': { border: 0, p: 1 },
  '& [data-form-bar]': { mb: -1 },
} as const

/** What the form's values may be taken from: from the page below it too, but for what is of that page's own record. */
const useDialogValues = ({ id, route, actionRequest }: OpenFormProps): ValueContext => {
  const page = useValues()
  const row = actionRequest?.row
  return useMemo(
    () => ({
      ...page,
      // What the page's own record is a copy of says nothing of this one.
      query: { ...page.query, [copyParameter]: undefined },
      route: { ...page.route, ...route, ...(id !== undefined && { id }) },
      ...(row && { row }),
    }),
    [page, id, route, row],
  )
}

/** The form in its dialog, once its module is there: title, question, fields. */
export const OpenForm = (props: OpenFormProps) => {
  const {
    module,
    id,
    actionRequest,
    titleId,
    onDone,
    guard,
    openCreate,
    idPrefix = 'dialog',
    onCancel,
  } = props
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
      <DialogTitle id={titleId}>
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
            onSaved={({ message, id: savedId }) => {
              sayDone(message)
              onDone(savedId)
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
