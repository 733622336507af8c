import { useQuery } from '@tanstack/react-query'
import { isAvailable } from '../../../../../client/availability.ts'
import { privilegesOf } from '../../../../../client/call.ts'
import { asRecord } from '../../../../../contract/json.ts'
import { regularIds } from '../../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../../modules/format/types.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { usePrivilegeCheck } from '../../../../session/use-session.ts'
import { type PickerSource, pickerSource } from '../../../../widgets/reference/picker-request.ts'
import { textOption } from '../../../../widgets/shared/options.ts'
import { prepareUi } from '../../../form/data/prepare-ui.ts'
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
