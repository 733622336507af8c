import Help from '@mui/icons-material/HelpOutlined'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGuide } from './use-guide.ts'

// Memoized: each step of a navigation looks up the chapter again, but only a different one needs a render.
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
 * Opens the guide in a new tab, at the chapter about the open page, so that input stays. In narrow windows, the link is
 * in the account menu.
 */
export const HelpButton = () => <HelpLink href={useGuide()} />
