import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export interface Crumb {
  /** Translated. */
  label: string
  to?: string
}

/** The trail to the open page; every item but the last is a link. */
export const Breadcrumb = ({ items }: { items: readonly Crumb[] }) => {
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
