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
import { type FactorStage, type FactorTask, useFactorTask } from './use-factor-task.ts'

interface Props {
  task: FactorTask
  /** Whether the user has no second factor yet. */
  first: boolean
  onClose: () => void
}

const isRemoval = ({ kind }: FactorTask): boolean => kind === 'removeApp' || kind === 'removePasskey'

type Steps = ReturnType<typeof useFactorTask>

/** The task and a password field; for a passkey also its name. */
const PasswordStep = ({ task, first, onClose, begin }: Props & Pick<Steps, 'begin'>) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
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
  return (
    <TaskForm
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
  )
}

interface ScanProps extends Pick<Props, 'onClose'>, Pick<Steps, 'confirm'> {
  totp: Extract<FactorStage, { at: 'scan' }>['totp']
}

/** The secret for the authenticator app, as a QR code and text, and a field for the app's code. */
const ScanStep = ({ totp, confirm, onClose }: ScanProps) => {
  const { t } = useTranslation('account')
  const code: TaskField = {
    name: 'code',
    label: t('secondStep.code'),
    type: 'text',
    autoComplete: 'one-time-code',
    digits: true,
  }
  return (
    <TaskForm
      fields={[code]}
      submit={t('secondFactor.finish')}
      onSubmit={(values) => confirm(values.code.trim())}
      onCancel={onClose}
    >
      <DialogContentText>{t('secondFactor.scan')}</DialogContentText>
      <Box sx={{ display: 'flex', justifyContent: 'center', my: 4 }}>
        <QrCode text={totp.address} label={t('secondFactor.qr')} />
      </Box>
      <Typography variant='body2' color='text.secondary'>
        {t('secondFactor.secret')}
      </Typography>
      <Typography dir='ltr' sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
        {totp.secret}
      </Typography>
    </TaskForm>
  )
}

/** A task for a second factor, from the password to its end. */
export const TaskDialog = ({ task, first, onClose }: Props) => {
  const titleId = useId()
  const { stage, title, begin, confirm } = useFactorTask(task, onClose)
  return (
    <Dialog
      open
      onClose={() => stage.at !== 'codes' && onClose()}
      aria-labelledby={titleId}
      maxWidth='xs'
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {stage.at === 'password' && <PasswordStep {...{ task, first, begin, onClose }} />}
      {stage.at === 'scan' && <ScanStep {...{ totp: stage.totp, confirm, onClose }} />}
      {stage.at === 'codes' && <RecoveryCodes codes={stage.codes} onDone={onClose} />}
    </Dialog>
  )
}
