import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetMySecondFactor } from '../../../../../generated/api/second-factor/second-factor.ts'
import { errorMessage } from '../../../../client/api-error.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import { FactorRows, isSet } from './factor-rows.tsx'
import { TaskDialog } from './task-dialog.tsx'
import type { FactorTask } from './use-factor-task.ts'

/** The user's second factors, and how to add, change and remove them. */
export const SecondFactor = ({ onClosed }: { onClosed?: () => void }) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const titleId = useId()
  const [task, setTask] = useState<FactorTask | null>(null)
  const { data, error, refetch } = useGetMySecondFactor()
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
