import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** The first tab stop: skips menu and top bar. Hidden until focused. */
export const SkipLink = ({ target }: { target: string }) => {
  const { t } = useTranslation()
  const jump = (): void => document.getElementById(target)?.focus()
  return (
    <Box
      component='a'
      className='screen-only'
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        jump()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('layout.skip')}
    </Box>
  )
}
