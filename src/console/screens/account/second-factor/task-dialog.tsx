import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { generate } from 'lean-qr'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { foundationName } from '../../../ui/page/foundation-name.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { type TaskField, TaskForm } from './task-form.tsx'
import { type FactorStage, type FactorTask, useFactorTask } from './use-factor-task.ts'

const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints only the text, from a frame that is removed after the print dialog. */
const print = (text: string): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) return
  const sheet = contentDocument.createElement('pre')
  sheet.textContent = text
  contentDocument.body.append(sheet)
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}

/** The recovery codes, shown only once: to copy, download or print. */
const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('account')
  const text = `${foundationName()}: ${t('secondFactor.codes')}\n\n${codes.join('\n')}\n`
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: t('secondFactor.copied') }),
      () => showToast({ message: t('secondFactor.notCopied'), type: 'warning' }),
    )
  }
  return (
    <>
      <DialogContent>
        <DialogContentText>{t('secondFactor.codesHint')}</DialogContentText>
        <Box
          component='ol'
          dir='ltr'
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(19ch, 1fr))',
            gap: 1,
            listStyle: 'none',
            p: 4,
            my: 4,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            typography: 'body2',
            fontFamily: 'monospace',
            whiteSpace: 'nowrap',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction='row' sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant='outlined' onClick={copy}>
            {t('secondFactor.copy')}
          </Button>
          <Button variant='outlined' onClick={() => download(text, 'recovery-codes.txt')}>
            {t('secondFactor.download')}
          </Button>
          <Button variant='outlined' onClick={() => print(text)}>
            {t('secondFactor.print')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant='contained' onClick={onDone}>
          {t('secondFactor.kept')}
        </Button>
      </DialogActions>
    </>
  )
}

/** Quiet zone around the code, in modules, which readers require. */
const margin = 4

/** A text as a QR code; dark on white in every theme, as readers expect. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const code = generate(text)
    const cells: string[] = []
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1)
        if (code.get(x, y)) cells.push(`M${x + margin} ${y + margin}h1v1h-1z`)
    return { size: code.size + 2 * margin, path: cells.join('') }
  }, [text])
  return (
    <svg
      role='img'
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering='crispEdges'
    >
      <rect width={size} height={size} fill='#fff' />
      <path d={path} fill='#000' />
    </svg>
  )
}

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
      <Typography variant='body2' color='textSecondary'>
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
