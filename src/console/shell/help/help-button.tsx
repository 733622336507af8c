import Help from '@mui/icons-material/HelpOutlined'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGuide } from './use-guide.ts'

// Each step of a navigation asks anew which chapter it is; the button is drawn again for another one alone.
const HelpLink = memo(function HelpLink({ href }: { href: string }) {
  const { t } = useTranslation('engine')
  return (
    <IconButton
      color='inherit'
      href={href}
      target='_blank'
      aria-label={t('help')}
      title={t('help')}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      <Help />
    </IconButton>
  )
})

/**
 * Opens the guide at the chapter about the open page, in a tab of its own: what is typed here stays. Where there is little
 * room the account menu leads there.
 */
export const HelpButton = () => <HelpLink href={useGuide()} />
