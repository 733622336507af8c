import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePrinted } from '../hooks/use-printed.ts'
import { shortWindow } from '../styles/layout-sizes.ts'
import { joinFacts } from '../text-direction.ts'
import { foundationName } from './brand.tsx'
import { usePageFocus } from './use-page-focus.ts'

export interface Crumb {
  /** Translated. */
  label: string
  to?: string
}

/** The trail to the open page; every item but the last is a link. */
const Breadcrumb = ({ items }: { items: readonly Crumb[] }) => {
  const { t } = useTranslation()
  const last = items.length - 1
  return (
    <Breadcrumbs aria-label={t('breadcrumb.label')} sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {items.map(({ label, to }, index) =>
        to && index < last ? (
          <MuiLink key={`${to} ${label}`} component={Link} to={to} variant='body2'>
            {label}
          </MuiLink>
        ) : (
          <Typography
            key={label}
            variant='body2'
            sx={{ color: 'text.secondary' }}
            {...(index === last && { 'aria-current': 'page' as const })}
          >
            {label}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  )
}

interface PageHeaderProps {
  /** Translated. */
  title: string
  /** Language of the title, if not the present one. */
  titleLanguage?: string
  breadcrumb?: readonly Crumb[]
  /** Buttons at the right end. */
  actions?: ReactNode
  /** The home page: the document title is only the foundation's name. */
  home?: boolean
}

/** Id of the main heading, for elements labelled by it. */
export const pageHeadingId = 'page-heading'

/** Header of every page: main heading, breadcrumb and page actions. */
export const PageHeader = ({ title, titleLanguage, breadcrumb, actions, home = false }: PageHeaderProps) => {
  const heading = usePageFocus(home ? undefined : title)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        mb: 4,
        [shortWindow]: { mb: 3 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant='h1'
          id={pageHeadingId}
          ref={heading}
          tabIndex={-1}
          lang={titleLanguage}
          sx={{ mb: 1 }}
        >
          {title}
        </Typography>
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
    </Box>
  )
}

interface Props {
  /** Formats an ISO date and time in a language. */
  format: (moment: string, language: string) => string
}

/** Name of the foundation and time of printing, above a printed page. */
export const PrintHead = ({ format }: Props) => {
  const { language } = useTranslation().i18n
  if (!usePrinted()) return null
  return (
    <Typography variant='body2' sx={{ mb: 2 }}>
      {joinFacts([foundationName(), format(new Date().toISOString(), language)])}
    </Typography>
  )
}

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
