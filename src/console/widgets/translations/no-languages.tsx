import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useInRouterContext } from 'react-router-dom'

/** Shown in place of the inputs while no content language exists. */
export const NoLanguages = ({ id }: { id: string }) => {
  const { t } = useTranslation('widgets')
  const routed = useInRouterContext()
  const to = '/language/add'
  return (
    <Alert severity='warning' id={id}>
      {t('translations.none')}{' '}
      <Link {...(routed ? { component: RouterLink, to } : { href: to })}>
        {t('translations.addLanguage')}
      </Link>
    </Alert>
  )
}
