import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { languagesRequest } from '../../../client/content-languages.ts'
import { type Mapping, readForm } from '../../engine/form/data/mapping.ts'
import { ThemedForm, useUiSchema } from '../../engine/form/theme/form-theme.tsx'
import { useValues } from '../../engine/use-values.ts'
import type { FormContext } from '../../widgets/form-context.ts'
import { widgets } from '../../widgets/registry.ts'
import { findValueMapping } from '../../widgets/value-mappings.ts'
import type { Language } from '../../widgets/widget.ts'
import { OptionTable } from './cells-part.tsx'
import { type WidgetSample, widgetSamples } from './samples/widget-samples.ts'
import { Entry, type Sources, Specimen } from './specimen.tsx'

/** Accepts everything, because input is not saved. */
const takesAll: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
}

const contextFor = (languages: readonly Language[], draftKey: string): FormContext => ({
  mode: 'update',
  languages,
  uploadType: 'CMS',
  errors: {},
  touch: () => {},
  keepFile: (file) => file.name,
  progress: () => undefined,
  saving: false,
  draftKey,
})

interface LiveProps {
  sample: WidgetSample
  languages: readonly Language[]
  /** Prefix of all element ids. */
  id: string
}

const Live = ({ sample: { name, schema, ui, record }, languages, id }: LiveProps) => {
  const values = useValues()
  const mapping = useMemo<Mapping>(
    () => ({
      schema: { type: 'object', properties: { [name]: schema } },
      ui: { [name]: ui },
      findValueMapping,
      context: { mode: 'update', languages },
    }),
    [name, schema, ui, languages],
  )
  const [data, setData] = useState(() => readForm({}, record, mapping))
  const uiSchema = useUiSchema(mapping, values, { ...record, ...data })
  const context = useMemo(() => contextFor(languages, `gallery-${id}`), [languages, id])
  return (
    <ThemedForm
      tagName='div'
      schema={mapping.schema as RJSFSchema}
      uiSchema={{ ...uiSchema, 'ui:submitButtonOptions': { norender: true } }}
      formData={data}
      validator={takesAll}
      formContext={context}
      noValidate
      idPrefix={id}
      idSeparator='/'
      onChange={({ formData }) => setData(formData as typeof data)}
    />
  )
}

/** Every widget of the registry, as in modules. */
export const WidgetsPart = ({ sources, shown }: { sources: Sources; shown: (name: string) => boolean }) => {
  const { data } = useQuery(languagesRequest())
  if (!data) return null
  const languages = data.payload as readonly Language[]
  return Object.values(widgets)
    .filter(({ name }) => shown(name))
    .map((widget) => (
      <Entry
        key={widget.name}
        anchor={`widget-${widget.name}`}
        name={widget.name}
        note={`Edits ${widget.types.join(', ')}.`}
      >
        {widgetSamples(widget, sources).map((sample, at) => (
          <Specimen
            key={`${sample.module} ${sample.name}`}
            from={
              sample.module
                ? `generated/forms/${sample.module}.json and ${sample.module}/form.ui.json`
                : 'No module says so at present.'
            }
            live={<Live sample={sample} languages={languages} id={`${widget.name}-${at}`} />}
            json={{ schema: { [sample.name]: sample.schema }, ui: { [sample.name]: sample.ui } }}
          />
        ))}
        <OptionTable {...widget} />
      </Entry>
    ))
}
