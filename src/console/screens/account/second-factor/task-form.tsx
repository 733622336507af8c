import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import { Notice } from '../../auth/form/notice.tsx'
import { atMost255, required } from '../../auth/form/rules.ts'
import { TextInput } from '../../auth/form/text-input.tsx'
import { useFields } from '../../auth/form/use-fields.ts'
import { NoPasskey } from './use-factor-task.ts'

/** A field of a task. */
export interface TaskField {
  name: 'password' | 'name' | 'code'
  label: string
  type: 'text' | 'password'
  autoComplete: string
  digits?: boolean
}

interface Props {
  fields: readonly TaskField[]
  submit: string
  color?: 'primary' | 'error'
  onSubmit: (values: Record<TaskField['name'], string>) => Promise<void>
  onCancel: () => void
  children?: ReactNode
}

/** A step of a task: its text, fields and submit button. An error is shown without loss of input. */
export const TaskForm = ({ fields, submit, color = 'primary', onSubmit, onCancel, children }: Props) => {
  const { t } = useTranslation()
  const { t: account } = useTranslation('account')
  const rule = [required('rules.required'), atMost255]
  const form = useFields({
    initial: { password: '', name: '', code: '' },
    rules: Object.fromEntries(fields.map(({ name }) => [name, rule])),
    onSubmit,
  })
  const messageOf = (error: unknown): string =>
    error instanceof NoPasskey ? account('secondFactor.noPasskey') : errorMessage(error, t('error.short'))
  return (
    <form {...form.formProps}>
      <DialogContent sx={{ pt: 0 }}>
        {children}
        {form.failure !== null && <Notice severity='warning'>{messageOf(form.failure)}</Notice>}
        {fields.map(({ name, label, type, autoComplete, digits }, index) => (
          <TextInput
            key={name}
            {...form.field(name)}
            label={label}
            type={type}
            autoComplete={autoComplete}
            autoFocus={index === 0}
            {...(digits && { inputMode: 'numeric' })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={onCancel} disabled={form.busy}>
          {t('common.cancel')}
        </Button>
        <Button type='submit' variant='contained' color={color} loading={form.busy}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  )
}
