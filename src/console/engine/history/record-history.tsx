import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languagesRequest } from '../../../client/content-languages.ts'
import { asRecord } from '../../../contract/json.ts'
import type { Module } from '../../../modules/format/types.ts'
import { FailedDialog } from '../../ui/dialogs/failed-dialog.tsx'
import type { MappingContext } from '../../widgets/widget.ts'
import { formFileOf } from '../form/data/form-request.ts'
import { formMapping } from '../form/data/mapping.ts'
import { needsLanguages, startData } from '../form/data/use-form-start.ts'
import { moduleEntries } from '../modules.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useValues } from '../use-values.ts'
import type { ValueContext } from '../values.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { formFields, type HistoryOf, type HistorySubject } from './history-source.ts'

/** The modules with a form for records of this kind. */
const loadModules = async (resource: string): Promise<readonly Module[]> => {
  const entries = moduleEntries.filter(({ module, has }) => module.resource === resource && has.form)
  return Promise.all(entries.map(({ load }) => load()))
}

/** The fields of all forms of such a record, and a function that reads their values. */
const readingOf = (
  modules: readonly Module[],
  context: MappingContext,
  values: ValueContext,
): Pick<HistorySubject, 'fields' | 'read'> => {
  const forms = modules.map((module) => {
    const mapping = formMapping(module, context)
    return { file: formFileOf(module), mapping, fields: formFields(mapping.schema, mapping.ui) }
  })
  const fields = forms.flatMap((form) => form.fields)
  const first = new Map(fields.toReversed().map((field) => [field.name, field]))
  if (fields.length === 0) return { fields, read: asRecord }
  return {
    fields: [...new Set(fields.map(({ name }) => name))].flatMap((name) => first.get(name) ?? []),
    read: (payload) =>
      Object.assign({}, ...forms.map(({ file, mapping }) => startData(file, mapping, values, payload))),
  }
}

/** The history of a record of any kind, beside the list that shows it, with the labels of the forms for its kind. */
export const RecordHistory = ({ of, onClose }: { of: HistoryOf; onClose: () => void }) => {
  const resource = String(of.resource)
  const { t } = useTranslation('engine')
  const failureText = useFailureText()
  const values = useValues()
  const modules = useQuery({
    queryKey: ['modules', resource],
    queryFn: () => loadModules(resource),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const wantsLanguages = modules.data?.some(needsLanguages) ?? false
  const languages = useQuery({ ...languagesRequest(), enabled: wantsLanguages })
  const failed = [modules, languages].find(({ data, isError }) => isError && !data)
  if (failed)
    return (
      <FailedDialog
        title={t('history.title')}
        message={failureText(failed.error)}
        onRetry={async () => void (await failed.refetch())}
        onClose={onClose}
      />
    )
  if (modules.isPending || (wantsLanguages && languages.isPending)) return null
  const context = { mode: 'update', languages: languages.data?.payload ?? [] } as const
  const subject: HistorySubject = {
    resource,
    id: Number(of.recordId),
    ...(typeof of.name === 'string' && { name: of.name }),
    ...(typeof of.entryId === 'number' && { opened: of.entryId }),
    languages: context.languages,
    isLinked: true,
    ...readingOf(modules.data ?? [], context, values),
  }
  return <HistoryDrawer subject={subject} onClose={onClose} />
}
