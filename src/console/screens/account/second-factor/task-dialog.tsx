import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type TaskField, TaskForm } from './task-form.tsx'
import { type FactorTask, useFactorTask } from './use-factor-task.ts'

interface Props {
  task: FactorTask
  /** Whether the user proves himself by nothing but the password so far. */
  first: boolean
  onClose: () => void
}

const isRemoval = ({ kind }: FactorTask): boolean => kind === 'removeApp' || kind === 'removePasskey'

/** One task about the second step, from the password to its end. */
export const TaskDialog = ({ task, first, onClose }: Props) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const titleId = useId()
  const { stage, title, begin, confirm } = useFactorTask(task, onClose)
  const password: TaskField = {
    name: 'password',
    label: shell('fields.password'),
    type: 'password',
    autoComplete: 'current-password',
  }
  const name: TaskField = {
    name: 'name',
    label: t('secondFactor.passkeyName'),
    type: 'text',
    autoComplete: 'off',
  }
  const code: TaskField = {
    name: 'code',
    label: t('secondStep.code'),
    type: 'text',
    autoComplete: 'one-time-code',
    digits: true,
  }
  return (
    <Dialog
      open
      onClose={() => stage.at !== 'codes' && onClose()}
      aria-labelledby={titleId}
      maxWidth='xs'
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {stage.at === 'password' && (
        <TaskForm
          key='password'
          fields={task.kind === 'passkey' ? [name, password] : [password]}
          submit={isRemoval(task) ? t('secondFactor.remove') : t('secondFactor.goOn')}
          color={isRemoval(task) ? 'error' : 'primary'}
          onSubmit={(values) => begin(values.password, values.name.trim())}
          onCancel={onClose}
        >
          <DialogContentText>
            {t(`secondFactor.hints.${task.kind}`, {
              name: task.kind === 'removePasskey' ? task.passkey.name : '',
            })}
            {first && ` ${t('secondFactor.endsOthers')}`}
          </DialogContentText>
        </TaskForm>
      )}
      {stage.at === 'scan' && (
        <TaskForm
          key='scan'
          fields={[code]}
          submit={t('secondFactor.finish')}
          onSubmit={(values) => confirm(values.code.trim())}
          onCancel={onClose}
        >
          <DialogContentText>{t('secondFactor.scan')}</DialogContentText>
          <Box sx={{ display: 'flex', justifyContent: 'center', my: 4 }}>
            <QrCode text={stage.totp.address} label={t('secondFactor.qr')} />
          </Box>
          <Typography variant='body2' color='text.secondary'>
            {t('secondFactor.secret')}
          </Typography>
          <Typography dir='ltr' sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
            {stage.totp.secret}
          </Typography>
        </TaskForm>
      )}
      {stage.at === 'codes' && <RecoveryCodes codes={stage.codes} onDone={onClose} />}
    </Dialog>
  )
}
