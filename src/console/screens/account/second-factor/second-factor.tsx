import Key from '@mui/icons-material/KeyOutlined'
import Password from '@mui/icons-material/Password'
import Smartphone from '@mui/icons-material/Smartphone'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MySecondFactor } from '../../../../../generated/api/foundation.schemas.ts'
import { useGetMySecondFactor } from '../../../../../generated/api/second-factor/second-factor.ts'
import type { PayloadOf } from '../../../../contract/conventions/envelope.ts'
import { formatMoment } from '../../../i18n/format-date.ts'
import { joinFacts } from '../../../ui/text-direction.ts'
import { AccountCard, AccountRow } from '../account-card.tsx'
import { TaskDialog } from './task-dialog.tsx'
import type { FactorTask } from './use-factor-task.ts'

interface Props {
  icon: ReactNode
  title: string
  text: string
  /** Action buttons. */
  children?: ReactNode
}

/** A second factor: its name, state and buttons. */
const FactorRow = ({ icon, title, text, children }: Props) => (
  <AccountRow icon={icon} buttons={children}>
    <Typography dir='auto' sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Typography variant='body2' sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  </AccountRow>
)

type Factors = PayloadOf<MySecondFactor>

/** Whether the user has a second factor. */
const isSet = ({ totpSince, passkeys }: Factors): boolean => totpSince !== null || passkeys.length > 0

interface RowsProps {
  factors: Factors
  onTask: (task: FactorTask) => void
}

const factorIcon = (Icon: typeof Key, set: boolean) => (
  <Icon color={set ? 'primary' : 'action'} aria-hidden sx={{ mt: 0.5 }} />
)

const useDay = () => {
  const { i18n } = useTranslation()
  return (time: string): string => formatMoment(time, i18n.language, 'day')
}

const TaskButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button size='small' variant='outlined' onClick={onClick}>
    {text}
  </Button>
)

/** A button that removes a factor; `label` names it for screen readers. */
const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const { t } = useTranslation('account')
  return (
    <Button size='small' variant='outlined' color='error' aria-label={label} onClick={onClick}>
      {t('secondFactor.remove')}
    </Button>
  )
}

const AppRow = ({ factors: { totpSince }, onTask }: RowsProps) => {
  const { t } = useTranslation('account')
  const dayOf = useDay()
  return (
    <FactorRow
      icon={factorIcon(Smartphone, totpSince !== null)}
      title={t('secondFactor.app')}
      text={
        totpSince === null ? t('secondFactor.appNone') : t('secondFactor.since', { day: dayOf(totpSince) })
      }
    >
      <TaskButton
        text={t(totpSince === null ? 'secondFactor.setUp' : 'secondFactor.replace')}
        onClick={() => onTask({ kind: 'app' })}
      />
      {totpSince !== null && (
        <RemoveButton
          label={t('secondFactor.tasks.removeApp')}
          onClick={() => onTask({ kind: 'removeApp' })}
        />
      )}
    </FactorRow>
  )
}

const PasskeyRow = ({
  passkey,
  onTask,
}: Pick<RowsProps, 'onTask'> & { passkey: Factors['passkeys'][number] }) => {
  const { t } = useTranslation('account')
  const dayOf = useDay()
  const { name, createdDate, lastUsedDate, usableHere } = passkey
  return (
    <FactorRow
      icon={factorIcon(Key, true)}
      title={name}
      text={joinFacts([
        t('secondFactor.since', { day: dayOf(createdDate) }),
        lastUsedDate === null
          ? t('secondFactor.neverUsed')
          : t('secondFactor.usedLast', { day: dayOf(lastUsedDate) }),
        ...(usableHere ? [] : [t('secondFactor.elsewhere')]),
      ])}
    >
      <RemoveButton
        label={t('secondFactor.removeNamed', { name })}
        onClick={() => onTask({ kind: 'removePasskey', passkey })}
      />
    </FactorRow>
  )
}

/** The user's second factors with their actions. */
const FactorRows = ({ factors, onTask }: RowsProps) => {
  const { t } = useTranslation('account')
  const { passkeys, recoveryCodes } = factors
  return (
    <>
      <AppRow factors={factors} onTask={onTask} />
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onTask={onTask} />
      ))}
      <FactorRow
        icon={factorIcon(Key, false)}
        title={t('secondFactor.passkey')}
        text={t('secondFactor.passkeyHint')}
      >
        <TaskButton text={t('secondFactor.add')} onClick={() => onTask({ kind: 'passkey' })} />
      </FactorRow>
      {isSet(factors) && (
        <FactorRow
          icon={factorIcon(Password, recoveryCodes > 0)}
          title={t('secondFactor.codes')}
          text={t('secondFactor.codesLeft', { count: recoveryCodes })}
        >
          <TaskButton text={t('secondFactor.codesMake')} onClick={() => onTask({ kind: 'codes' })} />
        </FactorRow>
      )}
    </>
  )
}

/** The user's second factors, and how to add, change and remove them. */
export const SecondFactor = ({ onClosed }: { onClosed?: () => void }) => {
  const { t } = useTranslation('account')
  const [task, setTask] = useState<FactorTask | null>(null)
  const { data, error, refetch } = useGetMySecondFactor()
  const factors = data?.payload
  const close = (): void => {
    setTask(null)
    onClosed?.()
  }
  return (
    <AccountCard
      title={t('secondFactor.title')}
      hint={t(factors?.required ? 'secondFactor.hintRequired' : 'secondFactor.hint')}
      error={error}
      onRetry={() => void refetch()}
      loaderHeight={{ xs: 300, sm: 160 }}
      rows={factors && <FactorRows factors={factors} onTask={setTask} />}
    >
      {task !== null && (
        <TaskDialog task={task} first={factors !== undefined && !isSet(factors)} onClose={close} />
      )}
    </AccountCard>
  )
}
