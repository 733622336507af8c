import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { validators } from '../../../../generated/validators/index.ts'
import { type ActionWithFields, actionForm, actionFormId } from '../../../modules/format/action-form.ts'
import type { JsonSchema, Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { closedByEscape } from '../../ui/dialogs/page-dialog.tsx'
import { ErrorState, Loader } from '../../ui/states.tsx'
import { narrowerThan } from '../../ui/styles/layout-sizes.ts'
import { moduleEntry, moduleKey } from '../modules.ts'
import { useFailureText } from '../use-failure-text.ts'
import { formName } from './form-titles.ts'
import { OpenForm, type OpenFormProps } from './open-form.tsx'
import { AskBeforeLeaving, useLeaveGuard } from './saving/use-leave-guard.tsx'

/** The form of a row action, whose schema is generated from the contract. Throws if there is none. */
const loadActionForm = async (module: Module, action: ActionWithFields): Promise<Module> => {
  const id = actionFormId(module, action)
  const compiled = Object.hasOwn(validators, id) ? await validators[id]?.() : undefined
  const schema = compiled && 'schema' in compiled ? compiled.schema : undefined
  if (!schema) throw new Error(`The fields of "${id}" have no generated schema`)
  return actionForm(module, action, schema as JsonSchema)
}

export interface FormDialogProps extends Omit<OpenFormProps, 'module' | 'guard' | 'onCancel'> {
  /** Folder name of the form's module. */
  module: string
  /** The dialog is open over a form page, which asks before it is left. */
  isOverForm?: boolean
}

/** 600 px wide; full screen on a phone. */
const paper = {
  maxWidth: 600,
  [`@media ${narrowerThan('sm')}`]: { m: 0, width: 1, height: 1, maxHeight: 'none', borderRadius: 0 },
} as const

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
    <Dialog open onClose={closedByEscape(cancel)} fullWidth slotProps={{ paper: { sx: paper } }}>
      {data ? (
        <OpenForm
          module={data}
          {...(actionRequest && { actionRequest })}
          onDone={onDone}
          guard={guard}
          onCancel={cancel}
          {...rest}
        />
      ) : error ? (
        <>
          <DialogTitle>{label(formName(id, actionRequest?.action))}</DialogTitle>
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
