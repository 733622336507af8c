import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError, errorMessage } from '../../client/api-error.ts'
import type { ModuleFile } from '../../modules/format/types.ts'
import { useLabel } from '../i18n/use-label.ts'
import { StateBox } from '../ui/states/state-box.tsx'
import { lastListUrl } from './list/state/last-list-url.ts'
import { moduleEntry } from './modules.ts'
import { useCanOpen } from './routes/use-can-open.ts'

interface Props {
  /** The module that has no such record. */
  module: ModuleFile
  /** Its list. */
  list: string | undefined
  /** How the API said it; null where it has the record under another address. */
  error: Error | null
  /** What is said where the API has no words for it. */
  fallback?: string | undefined
}

/** Stands where a record would be that does not exist: says which kind, and leads to the list of those that do. */
export const UnknownRecord = ({ module, list, error, fallback = '' }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const canOpen = useCanOpen()
  // Of a number that no record can have it says what is wrong with the request.
  const message = error instanceof ApiError && error.status === 404 ? errorMessage(error, fallback) : ''
  return (
    <StateBox role='alert'>
      <SearchOff aria-hidden />
      <Typography sx={{ color: 'text.primary' }}>
        {message || t('unknownRecord', { one: label(module.one ?? module.title) })}
      </Typography>
      {list !== undefined && canOpen(list) && (
        <Button component={Link} to={list} variant='outlined'>
          {label(module.title)}
        </Button>
      )}
    </StateBox>
  )
}

/** The same for the parent of a nested module. */
export const UnknownParent = ({ module }: { module: ModuleFile }) => {
  const parent = module.parent && moduleEntry(module.parent.module).module
  return parent && <UnknownRecord module={parent} list={lastListUrl(parent.path)} error={null} />
}
