import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takesParameter } from '../../../client/availability.ts'
import { lookupQuery } from '../../../client/lookup-query.ts'
import { idsQuery, lookupParameters, searchQuery } from '../../../contract/conventions/query.ts'
import { compareIds, type RecordId } from '../../../contract/records/record-id.ts'
import { useLabel, usePrivilegeNames } from '../../i18n/use-label.ts'
import type { FormContext } from '../form-context.ts'
import { type Reasons, recordOption, textOption, withheldOf } from '../shared/options.ts'
import { type PickerOption, toOptions } from '../shared/picker/picker-input.tsx'
import { type PickerOptions, usePickerOptions } from '../shared/picker/use-picker-options.ts'
import type { Language, WidgetOptions } from '../widget.ts'

/** An error for options that failed to load, with a retry button. */
export const PickerFailure = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('widgets')
  return (
    <FormHelperText component='div' error role='alert'>
      {t('reference.failed')}{' '}
      <Button size='small' onClick={retry}>
        {t('reference.retry')}
      </Button>
    </FormHelperText>
  )
}

/** A notice that the selected record was deleted and cannot be saved. */
export const GoneNote = () => {
  const { t } = useTranslation('widgets')
  return (
    <FormHelperText component='div' error role='alert'>
      {t('reference.gone')}
    </FormHelperText>
  )
}

/** An option of a picker; if it is withheld, with the reason below. */
export const OptionText = ({ option }: { option: PickerOption }) => {
  const label = useLabel()
  if (option.withheld === undefined) return option.label
  return (
    <span>
      {option.label}
      <Typography component='span' variant='caption' sx={{ display: 'block' }}>
        {label(option.withheld)}
      </Typography>
    </span>
  )
}

/** Whether an option must not be selected. */
export const isWithheld = ({ withheld }: PickerOption): boolean => withheld !== undefined

interface CreateProps {
  options: WidgetOptions
  context: FormContext
  disabled: boolean
  onCreated: (id: RecordId) => void
}

/**
 * Creates a record within this form and selects it: of the module in the option `create`, else of the module behind the
 * picker's operation. Hidden for users who may not create one.
 */
export const CreateButton = ({ options, context, disabled, onCreated }: CreateProps) => {
  const label = useLabel()
  const create = recordOption(options, 'create')
  const { openCreate, creatable } = context
  if (!openCreate || options.create === false) return null
  const offer = creatable?.(textOption(options, 'operation') ?? '', create && textOption(create, 'module'))
  if (!offer) return null
  const open = async () => {
    const id = await openCreate(offer.module, create && recordOption(create, 'route'))
    if (id !== undefined) onCreated(id)
  }
  return (
    <Button
      startIcon={<AddIcon />}
      disabled={disabled}
      onClick={() => void open()}
      sx={{ flexShrink: { xs: 1, sm: 0 }, textAlign: 'start' }}
    >
      {label((create && textOption(create, 'label')) ?? offer.label)}
    </Button>
  )
}

/** Number of options per request; a list with at least this many is long. */
const pageSize = 50

/**
 * Above this number of selected records that are not loaded, fetching the whole list is cheaper than their ids in the
 * URL.
 */
const manyChosen = 200

/** Source of a picker's options. */
export interface PickerSource {
  /** A `total…` operation. */
  operation: string
  /** Its query parameters. */
  params: Readonly<Record<string, unknown>>
  labelField?: string
  /** The records are privileges, shown in words that the API cannot search: all are loaded. */
  names?: 'privileges'
  withheld?: Reasons
}

/** Parses the widget's options. Throws without an operation, which the module check reports earlier. */
export const pickerSource = (options: WidgetOptions): PickerSource => {
  const operation = textOption(options, 'operation')
  if (!operation) throw new Error('A picker needs the option "operation", the id of a total… operation')
  const labelField = textOption(options, 'labelField')
  const withheld = withheldOf(options)
  return {
    operation,
    params: recordOption(options, 'params') ?? {},
    ...(labelField && { labelField }),
    ...(textOption(options, 'names') === 'privileges' && { names: 'privileges' as const }),
    ...(withheld && { withheld }),
  }
}

/** The first options, or those that contain the search text; at most `limit`. */
export const requestForPage = ({ params, names }: PickerSource, search = '', limit = pageSize) => ({
  query: names ? params : { ...params, ...searchQuery(limit, search) },
})

/**
 * The records with these ids. Without the source's parameters: a record selected earlier may be inactive by now, and
 * its name is still needed.
 */
export const requestForChosen = (ids: readonly RecordId[]) =>
  ids.length > manyChosen ? { query: {} } : { query: idsQuery(ids.toSorted(compareIds)) }

/** The options of a picker, and the names of selected records. */
export interface Picker extends PickerOptions<PickerOption> {
  /** The option of a selected record, even if it is not offered. */
  optionOf: (id: RecordId) => PickerOption
  /**
   * Whether a selected record no longer exists: it was deleted since it was stored in a draft, or kept for the next
   * record.
   */
  isGone: boolean
  /** Fetches all records, for "select all". */
  loadAll: () => Promise<readonly PickerOption[]>
}

/** The options of selected records seen so far: a record selected from a search keeps its name in later searches. */
const useSeen = (chosen: readonly RecordId[], options: readonly PickerOption[]): readonly PickerOption[] => {
  const [seen, setSeen] = useState(options)
  const fresh = options.filter(({ id }) => chosen.includes(id) && !seen.some((option) => option.id === id))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  return seen
}

/** Loads a picker's options from a `total…` operation, in one request for short lists. */
export const usePicker = (
  source: PickerSource,
  chosen: readonly RecordId[],
  languages: readonly Language[],
): Picker => {
  const { t } = useTranslation('widgets')
  const queries = useQueryClient()
  const { privilege } = usePrivilegeNames()
  const read = (payload: unknown) => {
    const found = toOptions(payload, languages, (id) => t('reference.unnamed', { id }), source)
    return source.names ? found.map((option) => ({ ...option, label: privilege(option.label) })) : found
  }

  const { picker, first, start } = usePickerOptions(
    (text) => lookupQuery(source.operation, requestForPage(source, text)),
    read,
    // An API that ignores the limit has returned all.
    ({ length }) =>
      !source.names && length === pageSize && takesParameter(source.operation, lookupParameters.search),
  )
  const missing = first.data ? chosen.filter((id) => !start.some((option) => option.id === id)) : []
  const others = useQuery({
    ...lookupQuery(source.operation, requestForChosen(missing)),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  })

  const loaded = [...start, ...picker.options, ...read(others.data?.payload)]
  const seen = useSeen(chosen, loaded)
  const named = [...loaded, ...seen]
  const label = (id: RecordId) =>
    first.isPending || (others.isPending && missing.length > 0) ? '…' : t('reference.unnamed', { id })
  return {
    ...picker,
    optionOf: (id) => named.find((option) => option.id === id) ?? { id, label: label(id) },
    isGone:
      others.isSuccess &&
      !others.isPlaceholderData &&
      missing.some((id) => !loaded.some((option) => option.id === id)),
    loadAll: async () =>
      read(
        (await queries.fetchQuery(lookupQuery(source.operation, { query: { ...source.params } }))).payload,
      ),
  }
}
