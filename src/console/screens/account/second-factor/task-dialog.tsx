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
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import { saveFile } from '../../../engine/list/tools/file-rows.ts'
import { notBySecondClick } from '../../../ui/dialogs/page-dialog.tsx'
import { foundationName } from '../../../ui/page/brand.tsx'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { Notice } from '../../auth/form/notice.tsx'
import { atMost255, required } from '../../auth/form/rules.ts'
import { PasswordInput, TextInput } from '../../auth/form/text-input.tsx'
import { type Form, useFields } from '../../auth/form/use-fields.ts'
import { type FactorStage, type FactorTask, NoPasskey, useFactorTask } from './use-factor-task.ts'

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
          <Button variant='outlined' onClick={() => saveFile(new Blob([text]), 'recovery-codes', 'txt')}>
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

/** A text as a QR code; dark on white in every theme, as readers expect. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const address = useMemo(() => toSvgDataURL(generate(text), { on: '#000', off: '#fff' }), [text])
  return <img src={address} alt={label} width={208} height={208} />
}

interface Props {
  task: FactorTask
  /** Whether the user has no second factor yet. */
  first: boolean
  onClose: () => void
}

type Steps = ReturnType<typeof useFactorTask>

interface FormProps {
  form: Form
  text: ReactNode
  /** Text of the button. */
  submit: string
  color?: 'primary' | 'error'
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** A step of a task: its text, fields and submit button. An error is shown without loss of input. */
const TaskForm = ({ form, text, submit, color = 'primary', onCancel, children }: FormProps) => {
  const { t } = useTranslation(['shell', 'account'])
  const { failure, busy } = form
  return (
    <form {...form.formProps}>
      <DialogContent sx={{ pt: 0 }}>
        {text}
        {failure !== null && (
          <Notice severity='warning'>
            {failure instanceof NoPasskey
              ? t('secondFactor.noPasskey')
              : errorMessage(failure, t('error.short'))}
          </Notice>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={onCancel} disabled={busy}>
          {t('common.cancel')}
        </Button>
        <Button type='submit' variant='contained' color={color} loading={busy}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  )
}

const rule = [required('rules.required'), atMost255]

/** The task and a password field; for a passkey also its name. */
const PasswordStep = ({ task, first, onClose, begin }: Props & Pick<Steps, 'begin'>) => {
  const { t } = useTranslation(['account', 'shell'])
  const isNamed = task.kind === 'passkey'
  const isRemoval = task.kind === 'removeApp' || task.kind === 'removePasskey'
  const form = useFields({
    initial: { name: '', password: '' },
    rules: { password: rule, name: isNamed ? rule : [] },
    onSubmit: ({ password, name }) => begin(password, name.trim()),
  })
  const hint = t(`secondFactor.hints.${task.kind}`, {
    name: task.kind === 'removePasskey' ? task.passkey.name : '',
  })
  return (
    <TaskForm
      form={form}
      text={
        <DialogContentText>
          {hint}
          {first && ` ${t('secondFactor.endsOthers')}`}
        </DialogContentText>
      }
      submit={t(isRemoval ? 'secondFactor.remove' : 'secondFactor.goOn')}
      color={isRemoval ? 'error' : 'primary'}
      onCancel={onClose}
    >
      {isNamed && (
        <TextInput
          {...form.field('name')}
          label={t('secondFactor.passkeyName')}
          autoComplete='off'
          autoFocus
        />
      )}
      <PasswordInput
        {...form.field('password')}
        label={t('fields.password')}
        of='current-password'
        autoFocus={!isNamed}
      />
    </TaskForm>
  )
}

interface ScanProps extends Pick<Props, 'onClose'>, Pick<Steps, 'confirm'> {
  totp: Extract<FactorStage, { at: 'scan' }>['totp']
}

/** The secret for the authenticator app, as a QR code and text, and a field for the app's code. */
const ScanStep = ({ totp, confirm, onClose }: ScanProps) => {
  const { t } = useTranslation('account')
  const form = useFields({
    initial: { code: '' },
    rules: { code: rule },
    onSubmit: ({ code }) => confirm(code.trim()),
  })
  const text = (
    <>
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
    </>
  )
  return (
    <TaskForm form={form} text={text} submit={t('secondFactor.finish')} onCancel={onClose}>
      <TextInput
        {...form.field('code')}
        label={t('secondStep.code')}
        autoComplete='one-time-code'
        inputMode='numeric'
        autoFocus
      />
    </TaskForm>
  )
}

/** A task for a second factor, from the password to its end. */
export const TaskDialog = ({ task, first, onClose }: Props) => {
  const { stage, title, begin, confirm } = useFactorTask(task, onClose)
  return (
    <Dialog open fullWidth onClose={notBySecondClick(() => stage.at !== 'codes' && onClose())} maxWidth='xs'>
      <DialogTitle>{title}</DialogTitle>
      {stage.at === 'password' && <PasswordStep {...{ task, first, begin, onClose }} />}
      {stage.at === 'scan' && <ScanStep {...{ totp: stage.totp, confirm, onClose }} />}
      {stage.at === 'codes' && <RecoveryCodes codes={stage.codes} onDone={onClose} />}
    </Dialog>
  )
}
