import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import { useKeptFocus } from '../../ui/hooks/use-kept-focus.ts'
import { ErrorState, Loader } from '../../ui/states.tsx'

interface Props {
  title: string
  hint: string
  error: unknown
  onRetry: () => void
  /** Height of the card's content while it loads. */
  loaderHeight: { xs: number; sm: number } | number
  /** Its rows; undefined until they have loaded. */
  rows: ReactNode
  /** Content below the rows, and dialogs. */
  children?: ReactNode
}

/** A card of an account page with a list of {@link AccountRow}. */
export const AccountCard = ({ title, hint, error, onRetry, loaderHeight, rows, children }: Props) => {
  const { t } = useTranslation()
  const titleId = useId()
  const kept = useKeptFocus()
  return (
    <Card component='section' aria-labelledby={titleId} sx={{ maxWidth: 720, mt: 4 }}>
      <CardContent {...kept} sx={{ p: { xs: 4, sm: 6 } }}>
        <Typography variant='h3' component='h2' id={titleId}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>{hint}</Typography>
        {error !== null && <ErrorState message={errorMessage(error, t('error.generic'))} onRetry={onRetry} />}
        {error === null && rows === undefined && <Loader minHeight={loaderHeight} />}
        {rows !== undefined && (
          <Box component='ul' aria-labelledby={titleId} sx={{ m: 0, p: 0 }}>
            {rows}
          </Box>
        )}
        {children}
      </CardContent>
    </Card>
  )
}

interface RowProps {
  icon: ReactNode
  children: ReactNode
  /** Action buttons. */
  buttons: ReactNode
}

/** A row of an {@link AccountCard}: icon, texts and buttons, stacked in narrow windows. */
export const AccountRow = ({ icon, children, buttons }: RowProps) => (
  <Box
    component='li'
    data-id
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 4,
      py: 4,
      borderTop: 1,
      borderColor: 'divider',
      listStyle: 'none',
    }}
  >
    <Box sx={{ display: 'flex', gap: 4, flex: '1 1 260px', minWidth: 0 }}>
      {icon}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: 'auto' }}>{buttons}</Box>
  </Box>
)
