import Key from '@mui/icons-material/KeyOutlined'
import Password from '@mui/icons-material/Password'
import Smartphone from '@mui/icons-material/Smartphone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MySecondFactor } from '../../../../../generated/models/index.ts'
import { errorMessage } from '../../../../client/api-error.ts'
import { operationQuery } from '../../../../client/call.ts'
import type { PayloadOf } from '../../../../contract/conventions/envelope.ts'
import { joinFacts } from '../../../ui/join-facts.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import { FactorRow } from './factor-row.tsx'
import { TaskDialog } from './task-dialog.tsx'
import type { FactorTask } from './use-factor-task.ts'

type Factors = PayloadOf<MySecondFactor>

const isSet = ({ totpSince, passkeys }: Factors): boolean => totpSince !== null || passkeys.length > 0

interface RowsProps {
  factors: Factors
  onTask: (task: FactorTask) => void
}

const FactorRows = ({ factors, onTask }: RowsProps) => {
  const { t, i18n } = useTranslation('account')
  const { totpSince, passkeys, recoveryCodes } = factors
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const on = (time: string): string => day.format(new Date(time))
  const icon = (Icon: typeof Key, set: boolean) => (
    <Icon color={set ? 'primary' : 'action'} aria-hidden sx={{ mt: 0.5 }} />
  )
  return (
    <>
      <FactorRow
        icon={icon(Smartphone, totpSince !== null)}
        title={t('secondFactor.app')}
        text={
          totpSince === null ? t('secondFactor.appNone') : t('secondFactor.since', { day: on(totpSince) })
        }
      >
        <Button size='small' variant='outlined' onClick={() => onTask({ kind: 'app' })}>
          {t(totpSince === null ? 'secondFactor.setUp' : 'secondFactor.replace')}
        </Button>
        {totpSince !== null && (
          <Button
            size='small'
            variant='outlined'
            color='error'
            aria-label={t('secondFactor.tasks.removeApp')}
            onClick={() => onTask({ kind: 'removeApp' })}
          >
            {t('secondFactor.remove')}
          </Button>
        )}
      </FactorRow>
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey.id}
          icon={icon(Key, true)}
          title={passkey.name}
          text={joinFacts([
            t('secondFactor.since', { day: on(passkey.createdDate) }),
            passkey.lastUsedDate === null
              ? t('secondFactor.neverUsed')
              : t('secondFactor.usedLast', { day: on(passkey.lastUsedDate) }),
            ...(passkey.usableHere ? [] : [t('secondFactor.elsewhere')]),
          ])}
        >
          <Button
            size='small'
            variant='outlined'
            color='error'
            aria-label={t('secondFactor.removeNamed', { name: passkey.name })}
            onClick={() => onTask({ kind: 'removePasskey', passkey })}
          >
            {t('secondFactor.remove')}
          </Button>
        </FactorRow>
      ))}
      <FactorRow
        icon={icon(Key, false)}
        title={t('secondFactor.passkey')}
        text={t('secondFactor.passkeyHint')}
      >
        <Button size='small' variant='outlined' onClick={() => onTask({ kind: 'passkey' })}>
          {t('secondFactor.add')}
        </Button>
      </FactorRow>
      {isSet(factors) && (
        <FactorRow
          icon={icon(Password, recoveryCodes > 0)}
          title={t('secondFactor.codes')}
          text={t('secondFactor.codesLeft', { count: recoveryCodes })}
        >
          <Button size='small' variant='outlined' onClick={() => onTask({ kind: 'codes' })}>
            {t('secondFactor.codesMake')}
          </Button>
        </FactorRow>
      )}
    </>
  )
}

/** How the user proves himself beside the password, and how to set that up, change and remove it. */
export const SecondFactor = ({ onClosed }: { onClosed?: () => void }) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const titleId = useId()
  const [task, setTask] = useState<FactorTask | null>(null)
  const { data, error, refetch } = useQuery(operationQuery<Factors>('getMySecondFactor'))
  const factors = data?.payload ?? null
  const close = (): void => {
    setTask(null)
    onClosed?.()
  }
  return (
    <Card component='section' aria-labelledby={titleId} sx={{ maxWidth: 720, mt: 4 }}>
      <CardContent sx={{ p: { xs: 4, sm: 6 } }}>
        <Typography variant='h3' component='h2' id={titleId}>
          {t('secondFactor.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
          {t(factors?.required ? 'secondFactor.hintRequired' : 'secondFactor.hint')}
        </Typography>
        {error && (
          <ErrorState message={errorMessage(error, shell('error.generic'))} onRetry={() => void refetch()} />
        )}
        {!error && factors === null && <Loader minHeight={160} />}
        {factors !== null && (
          <Box component='ul' aria-labelledby={titleId} sx={{ m: 0, p: 0 }}>
            <FactorRows factors={factors} onTask={setTask} />
          </Box>
        )}
      </CardContent>
      {task !== null && (
        <TaskDialog task={task} first={factors !== null && !isSet(factors)} onClose={close} />
      )}
    </Card>
  )
}
