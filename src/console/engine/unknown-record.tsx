import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError } from '../../client/api-error.ts'
import type { ModuleFile } from '../../modules/format/types.ts'
import { useLabel } from '../i18n/use-label.ts'
import { StateBox } from '../ui/states/state-box.tsx'
import { lastListUrl } from './list/state/last-list-url.ts'
import { moduleEntry } from './modules.ts'
import { ownMessage } from './refusal-texts.ts'
import { useCanOpen } from './routes/use-can-open.ts'

interface Props {
  /** The module without the record. */
  module: ModuleFile
  /** The list of the module. */
  list: string | undefined
  /** The API's error; null if the record exists under another address. */
  error: Error | null
  /** Message without an error of the API. */
  fallback?: string | undefined
}

/** Replaces a record that does not exist: names its kind and links to the list. */
export const UnknownRecord = ({ module, list, error, fallback = '' }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const canOpen = useCanOpen()
  // For invalid numbers, the API's message describes the request instead.
  const message = error instanceof ApiError && error.status === 404 ? ownMessage(error) || fallback : ''
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

/** The same message for the parent of a nested module. */
export const UnknownParent = ({ module }: { module: ModuleFile }) => {
  const parent = module.parent && moduleEntry(module.parent.module).module
  return parent && <UnknownRecord module={parent} list={lastListUrl(parent.path)} error={null} />
}
