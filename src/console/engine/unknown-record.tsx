import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError, errorTexts } from '../../client/api-error.ts'
import type { ModuleFile } from '../../modules/format/types.ts'
import { useLabel } from '../i18n/use-label.ts'
import { StateBox } from '../ui/states.tsx'
import { lastListUrl } from './list/state/last-list-url.ts'
import { moduleEntry } from './modules.ts'
import { useCanOpen } from './routes/modules-at.ts'

/** Reason phrases of HTTP, which frameworks send as messages. Users learn nothing from them. */
const reasonPhrases =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|conflict|gone|(payload|content) too large|unprocessable (entity|content)|too many requests|(internal )?server error|not implemented|bad gateway|service unavailable|gateway time-?out)$/i

/** The message of a refusal; empty for a reason phrase. */
const ownMessage = ({ serverMessage }: ApiError): string =>
  reasonPhrases.test(serverMessage) ? '' : serverMessage

type Meaning = 'forbidden' | 'missing' | 'unsupported' | 'refused'

const meanings: Readonly<Record<number, Meaning>> = {
  403: 'forbidden',
  404: 'missing',
  405: 'unsupported',
  410: 'missing',
  501: 'unsupported',
}

/** Refusals that another try may overcome. */
const transient: readonly number[] = [401, 408, 425, 429]

/** The meaning of a refusal without a message; undefined where another try may help, or where its faults describe it. */
const meaningOf = ({ isUnknownPath, status, faults }: ApiError): Meaning | undefined => {
  if (isUnknownPath) return 'unsupported'
  if (faults.length > 0) return undefined
  const isRefusal = status >= 400 && status < 500 && !transient.includes(status)
  return meanings[status] ?? (isRefusal ? 'refused' : undefined)
}

const messageOf = (error: ApiError): string => {
  const meaning = meaningOf(error)
  return (
    ownMessage(error) || (meaning ? i18next.t(`engine:refusal.${meaning}`, { status: error.status }) : '')
  )
}

/** Registers the translated descriptions of refusals without a message. */
export const translateRefusals = (): void => {
  errorTexts.refusal = messageOf
}

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
