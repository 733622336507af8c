import type { UiSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import { useLabel } from '../../../i18n/use-label.ts'
import { findWidget } from '../../../widgets/registry.ts'
import { getPath, type ValueContext } from '../../values.ts'
import type { Mapping } from '../data/mapping.ts'
import { formSources, prepareUi } from '../data/prepare-ui.ts'

/** The UI schema for rjsf; computed again only when a property that its options refer to changes. */
export const useUiSchema = (mapping: Mapping, values: ValueContext, data: unknown): UiSchema => {
  const label = useLabel()
  const sources = useMemo(() => formSources(mapping.ui), [mapping.ui])
  const sourceValues = JSON.stringify(sources.map((path) => getPath(data, path) ?? null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the data that options depend on matters
  return useMemo(
    () => prepareUi(mapping.ui, { find: findWidget, label, values: { ...values, form: data } }),
    [mapping, label, values, sourceValues],
  )
}
