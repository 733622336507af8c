import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { privilegesOf } from '../../client/call.ts'
import { languagesRequest } from '../../client/content-languages.ts'
import type { Module } from '../../modules/format/types.ts'
import { usePrivilegeCheck } from '../session/use-session.ts'
import { needsLanguages } from './form/data/use-form-start.ts'
import { moduleEntries } from './modules.ts'
import { operationOf } from './operations.ts'
import { modulePathUrl } from './routes/module-paths.ts'

const create = 'createLanguage'

/** The add form of content languages; undefined if no module has one. */
const addLanguagePath = (): string | undefined => {
  const entry = moduleEntries.find(({ module, has }) => has.add && operationOf(module, 'create') === create)
  return entry && modulePathUrl(entry.module, 'add')
}

/** Notice above a form that it cannot be saved without a content language. */
export const NoLanguages = () => {
  const { t } = useTranslation('engine')
  const check = usePrivilegeCheck()
  const to = check(privilegesOf(create) ?? []) ? addLanguagePath() : undefined
  return (
    <Alert severity='warning' sx={{ mb: 5 }}>
      {t('noLanguages.text')}{' '}
      {to !== undefined && (
        <Link component={RouterLink} to={to}>
          {t('noLanguages.add')}
        </Link>
      )}
    </Alert>
  )
}

/** The same notice above a list whose form has translated texts. */
export const NoLanguagesForList = ({ module }: { module: Module }) => {
  const { data } = useQuery({ ...languagesRequest(), enabled: needsLanguages(module) })
  return data?.payload.length === 0 ? <NoLanguages /> : null
}
