import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionWithFields } from '../../../modules/format/action-form.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { closedByEscape } from '../../ui/dialogs/closed-by-escape.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { narrowerThan } from '../../ui/styles/breakpoints.ts'
import type { FormContext } from '../../widgets/form-context.ts'
import { moduleKey } from '../hot-modules.ts'
import { moduleEntry } from '../modules.ts'
import { copyParameter } from '../routes/module-paths.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useValues } from '../use-values.ts'
import { FormView } from './form-view.tsx'
import { formName } from './opening/form-name.ts'
import { loadActionForm } from './opening/load-action-form.ts'
import { useOpenForm } from './opening/use-open-form.ts'
import { AskBeforeLeaving } from './saving/ask-before-leaving.tsx'
import { type LeaveGuard, useLeaveGuard } from './saving/use-leave-guard.ts'

/** An action that asks for fields, and the row that it is for. */
interface ActionRequest {
  action: ActionWithFields
  row: Readonly<Record<string, unknown>>
  /** What the row is called. */
  name: string
  /** The change that the row was last written by, where a later one refuses the call. */
  version?: string | undefined
}

export interface FormDialogProps {
  /** Folder name of the module whose form it is. */
  module: string
  /** The form is that of an action of the module, for a row. */
  actionRequest?: ActionRequest
  /** The record to edit; a new one when left out. */
  id?: unknown
  /** Further parameters of the address that the form would have as a page. */
  route?: Readonly<Record<string, unknown>>
  /** It stands over the page of a form, which asks before it is left. */
  isOverForm?: boolean
  /** How what is missing to choose from is created; not at all when left out. */
  openCreate?: FormContext['openCreate']
  /** First part of every element's id; a dialog over another has one of its own. */
  idPrefix?: string
  /** Told the record's number after a save, nothing when cancelled. */
  onDone: (id: number | undefined) => void
}

/** 600 px wide; a phone has no room to show the page around it. */
const paper = {
  maxWidth: 600,
  [`@media ${narrowerThan('sm')}`]: { m: 0, width: 1, height: 1, maxHeight: 'none', borderRadius: 0 },
} as const

const content = {
  // A bar that stays in sight stands above the padding of what is scrolled: nothing may show through below it.
  '&&': { pt: 1, pb: 0 },
  '& > .MuiCard-root': { border: 0, p: 1 },
  '& [data-form-bar]': { mb: -1 },
} as const

interface OpenProps extends Omit<FormDialogProps, 'module' | 'isOverForm'> {
  module: Module
  titleId: string
  guard: LeaveGuard
  onCancel: () => void
}

const OpenForm = (props: OpenProps) => {
  const {
    module,
    id,
    route,
    actionRequest,
    titleId,
    onDone,
    guard,
    openCreate,
    idPrefix = 'dialog',
    onCancel,
  } = props
  const page = useValues()
  const row = actionRequest?.row
  const values = useMemo(
    () => ({
      ...page,
      // What the page's own record is a copy of says nothing of this one.
      query: { ...page.query, [copyParameter]: undefined },
      route: { ...page.route, ...route, ...(id !== undefined && { id }) },
      ...(row && { row }),
    }),
    [page, id, route, row],
  )
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
          />
        ) : (
          <Loader minHeight={160} />
        )}
      </DialogContent>
    </>
  )
}

/** The form of a module in a dialog 600 px wide, over the page that opened it. */
export const FormDialog = ({
  module: id,
  actionRequest,
  isOverForm = false,
  onDone,
  ...rest
}: FormDialogProps) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const failureText = useFailureText()
  const titleId = useId()
  const guard = useLeaveGuard()
  const [isAsking, setAsking] = useState(false)
  const cancel = (): void => {
    if (guard.holds()) setAsking(true)
    else onDone(undefined)
  }
  const { data, error, refetch } = useQuery({
    queryKey: [...moduleKey(id), actionRequest?.action.id],
    queryFn: async () => {
      const module = await moduleEntry(id).load()
      return actionRequest ? loadActionForm(module, actionRequest.action) : module
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      open
      onClose={closedByEscape(cancel)}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: paper } }}
    >
      {data ? (
        <OpenForm
          module={data}
          {...(actionRequest && { actionRequest })}
          titleId={titleId}
          onDone={onDone}
          guard={guard}
          onCancel={cancel}
          {...rest}
        />
      ) : error ? (
        <>
          <DialogTitle id={titleId}>{label(formName(id, actionRequest?.action))}</DialogTitle>
          <DialogContent>
            <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
          </DialogContent>
          <DialogActions>
            <Button onClick={cancel}>{t('close')}</Button>
          </DialogActions>
        </>
      ) : (
        <Loader minHeight={160} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leave')}
        onConfirm={() => {
          guard.throwAway.current?.()
          onDone(undefined)
        }}
        onClose={() => setAsking(false)}
      />
      {!isOverForm && <AskBeforeLeaving />}
    </Dialog>
  )
}
