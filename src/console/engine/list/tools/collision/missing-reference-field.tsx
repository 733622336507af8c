import Autocomplete from '@mui/material/Autocomplete'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isAvailable } from '../../../../../client/availability.ts'
import { privilegesOf } from '../../../../../client/call.ts'
import { asRecord } from '../../../../../contract/json.ts'
import { regularIds } from '../../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../../modules/format/types.ts'
import { inDigits } from '../../../../i18n/format-number.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import { type PickerSource, pickerSource } from '../../../../widgets/reference/picker-parts.tsx'
import { useRecordChoice } from '../../../../widgets/reference/use-record-choice.ts'
import { textOption } from '../../../../widgets/shared/options.ts'
import { prepareUi } from '../../../form/data/schema.ts'
import { moduleEntries } from '../../../modules.ts'
import { useValues } from '../../../use-values.ts'
import type { GoneReference } from '../../actions/calls/conflicts.ts'

/** How a replacement record is selected. */
export interface ReferenceField {
  title: string
  /** Source of the options; undefined for users who may not see them. */
  source: PickerSource | undefined
}

const formsOf = (resource: string): Promise<Module[]> =>
  Promise.all(
    moduleEntries
      .filter(({ module, has }) => has.form && module.resource === resource)
      .map(({ load }) => load()),
  )

/**
 * The name and picker of a reference, from the forms for this kind of record. `values` are the form values that the
 * picker depends on. References without a form field have the API's name and unfiltered options. Undefined until the
 * forms have loaded.
 */
export const useReferenceFields = (resource: string) => {
  const { data: forms, isPending } = useQuery({
    queryKey: ['forms', resource],
    queryFn: () => formsOf(resource),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const check = usePrivilegeCheck()
  const label = useLabel()
  const context = useValues()
  const isSeen = (operation: string): boolean =>
    isAvailable(operation) && check(privilegesOf(operation) ?? [])
  if (isPending) return undefined

  return (gone: GoneReference, values: Readonly<Record<string, unknown>>): ReferenceField => {
    const field = forms?.map(({ ui }) => asRecord(ui?.[gone.property])).find((ui) => 'ui:title' in ui)
    const shown = prepareUi(field ?? {}, {
      find: () => undefined,
      label,
      values: { ...context, form: values },
    })
    const options = asRecord(shown['ui:options'])
    const isOwn = isSeen(textOption(options, 'operation') ?? '')
    const operation = regularIds(gone.resource, 'total').find(isSeen)
    const all = operation === undefined ? undefined : { operation, params: {} }
    return {
      title: String(shown['ui:title'] ?? gone.title),
      source: isOwn ? pickerSource(options) : all,
    }
  }
}

interface Props {
  gone: GoneReference
  field: ReferenceField
  /** Number of the selected record; null for none. */
  chosen: number | null
  onChoose: (chosen: number | null) => void
  fault: string | null
  autoFocus: boolean
}

type PickerProps = Omit<Props, 'field'> & { title: string; source: PickerSource }

const Picker = ({ gone, chosen, onChoose, fault, title, source, autoFocus }: PickerProps) => {
  const { t, i18n } = useTranslation('restore')
  const { field } = useRecordChoice(source, chosen)
  const number = inDigits(gone.recordId, i18n.language)
  const [due, free] = gone.unfit ? (['unfit', 'unfitOptional'] as const) : (['gone', 'goneOptional'] as const)
  const hint = t(gone.optional ? free : due, { number })
  return (
    <Autocomplete
      {...field}
      onChange={(_, option) => onChoose(typeof option?.id === 'number' ? option.id : null)}
      sx={{ mt: 5 }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={title}
          required={!gone.optional}
          autoFocus={autoFocus}
          error={fault !== null}
          helperText={fault ?? hint}
        />
      )}
    />
  )
}

/**
 * Selects another record in place of one that is deleted for good or does not match the others. Users who may not read
 * such records see a message instead.
 */
export const MissingReferenceField = (props: Props) => {
  const { t } = useTranslation('restore')
  const { gone, field } = props
  const { title, source } = field
  if (source) return <Picker {...props} title={title} source={source} />
  return (
    <FormHelperText error={!gone.optional} sx={{ mt: 5 }}>
      {t(gone.optional ? 'unseenOptional' : 'unseen', { title })}
    </FormHelperText>
  )
}
