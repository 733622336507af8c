import Help from '@mui/icons-material/HelpOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useGuide } from './use-guide.ts'

/**
 * Opens the guide at the chapter about the open page, in a tab of its own: what is typed here stays. Where there is little
 * room the account menu leads there.
 */
export function HelpButton() {
  const { t } = useTranslation('engine')
  return (
    <IconButton
      color='inherit'
      href={useGuide()}
      target='_blank'
      aria-label={t('help')}
      title={t('help')}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      <Help />
    </IconButton>
  )
}
