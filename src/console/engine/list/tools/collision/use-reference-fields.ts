import { useQuery } from '@tanstack/react-query'
import { hasOperation, privilegesOf } from '../../../../../client/call.ts'
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

/** How one record is chosen in place of another. */
export interface ReferenceField {
  title: string
  /** Where those that can be chosen come from; undefined for who may not see them. */
  source: PickerSource | undefined
}

const formsOf = (resource: string): Promise<Module[]> =>
  Promise.all(
    moduleEntries
      .filter(({ module, has }) => has.form && module.resource === resource)
      .map(({ load }) => load()),
  )

/**
 * How the forms of a kind of record ask for what it refers to: under which name, and from which records. `values` are the
 * form's own that this depends on. What no form asks for is called as the API calls it, and chosen from all there are.
 * Undefined until the forms have arrived.
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
    hasOperation(operation) && check(privilegesOf(operation) ?? [])
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
