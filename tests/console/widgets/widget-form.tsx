import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import i18next from 'i18next'
import { Profiler, useEffect, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { ThemedForm } from '../../../src/console/engine/form/theme/form-theme.tsx'
import { english } from '../../../src/console/i18n/en/english.ts'
import { dateTimeWidget, dateWidget, timeWidget } from '../../../src/console/widgets/date/date-widgets.tsx'
import { durationWidget } from '../../../src/console/widgets/date/duration.tsx'
import { visibilityWidget } from '../../../src/console/widgets/date/visibility/visibility.tsx'
import { audioWidget, fileWidget, imageWidget } from '../../../src/console/widgets/file/file-field.tsx'
import type { ErrorsByPath, FormContext } from '../../../src/console/widgets/form-context.ts'
import { itemsWidget } from '../../../src/console/widgets/items/items.tsx'
import { privilegesWidget } from '../../../src/console/widgets/privileges/privileges.tsx'
import { referenceWidget } from '../../../src/console/widgets/reference/reference.tsx'
import { referencesWidget } from '../../../src/console/widgets/reference/references.tsx'
import { richTextWidget } from '../../../src/console/widgets/rich-text/rich-text-box.tsx'
import { toErrorSchema } from '../../../src/console/widgets/shared/form-field.ts'
import {
  createPendingInputs,
  type PendingInputs,
} from '../../../src/console/widgets/shared/typing/pending-inputs.ts'
import { radioWidget, selectWidget, yesNoWidget } from '../../../src/console/widgets/simple/choice.tsx'
import { numberWidget, phoneWidget } from '../../../src/console/widgets/simple/text-input.tsx'
import { tagsWidget } from '../../../src/console/widgets/tags/tags.tsx'
import { translationsWidget } from '../../../src/console/widgets/translations/translations.tsx'
import { userPickerWidget } from '../../../src/console/widgets/users/user-picker.tsx'
import type { Widget } from '../../../src/console/widgets/widget.ts'
import { isObject } from '../../../src/contract/json.ts'

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: english },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

export const bengali = { id: 1, name: 'বাংলা', code: 'bn' }
export const arabic = { id: 2, name: 'العربية', code: 'ar' }
export const englishLanguage = { id: 3, name: 'English', code: 'en' }

interface Setup {
  properties: Readonly<Record<string, unknown>>
  ui: Readonly<Record<string, unknown>>
  required?: readonly string[]
  data?: Readonly<Record<string, unknown>>
  context?: Partial<FormContext>
  /** The errors after a field is left, which renders the form again. */
  errorsOnBlur?: ErrorsByPath
}

const calm: FormContext = {
  mode: 'create',
  languages: [bengali, arabic, englishLanguage],
  uploadType: 'CMS',
  errors: {},
  touch: () => undefined,
  keepFile: () => 'kept',
  progress: () => undefined,
  saving: false,
  draftKey: 'test/create/',
}

const entries: readonly Widget[] = [
  audioWidget,
  dateWidget,
  dateTimeWidget,
  durationWidget,
  fileWidget,
  imageWidget,
  itemsWidget,
  numberWidget,
  phoneWidget,
  privilegesWidget,
  radioWidget,
  referenceWidget,
  referencesWidget,
  richTextWidget,
  selectWidget,
  tagsWidget,
  timeWidget,
  translationsWidget,
  userPickerWidget,
  visibilityWidget,
  yesNoWidget,
]

const componentsOf = (kind: Widget['kind']): RegistryFieldsType & RegistryWidgetsType =>
  Object.fromEntries(
    entries.filter((entry) => entry.kind === kind).map(({ name, component }) => [name, component]),
  ) as RegistryFieldsType & RegistryWidgetsType

/** Turns structured widgets into rjsf fields, as the engine does. */
const withFields = (ui: Readonly<Record<string, unknown>>): UiSchema =>
  Object.fromEntries(
    Object.entries(ui).map(([key, value]) => {
      if (entries.some(({ name, kind }) => key === 'ui:widget' && name === value && kind === 'field')) {
        return ['ui:field', value]
      }
      return [key, isObject(value) && key !== 'ui:options' ? withFields(value) : value]
    }),
  )

/** The events of a form, and a function that changes it from outside. */
interface Seen {
  data: Readonly<Record<string, unknown>>
  touched: string[]
  submitted: unknown[]
  changes: number
  /** The number of renders of the form's parts. */
  drawn: number
  /** Values that inputs still hold. */
  pending: PendingInputs
  setErrors: (errors: ErrorsByPath) => void
  setData: (data: Readonly<Record<string, unknown>>) => void
}

const TestForm = ({ setup, seen }: { setup: Setup; seen: Seen }) => {
  const { properties, ui, required = [], data = {}, context } = setup
  const [formData, setFormData] = useState(data)
  const [errors, setErrors] = useState<ErrorsByPath>(context?.errors ?? {})
  useEffect(() => {
    seen.setErrors = (next) => act(() => setErrors(next))
    seen.setData = (next) => act(() => setFormData(next))
  }, [seen])
  const formContext: FormContext = { ...calm, touch: (path) => seen.touched.push(path), ...context, errors }
  return (
    <ThemedForm
      pending={seen.pending}
      schema={{ type: 'object', properties, required } as RJSFSchema}
      uiSchema={withFields(ui)}
      fields={componentsOf('field')}
      widgets={componentsOf('widget')}
      formData={formData}
      validator={validator}
      formContext={formContext}
      extraErrors={toErrorSchema(errors)}
      noValidate
      noHtml5Validate
      showErrorList={false}
      idPrefix='form'
      idSeparator='/'
      disabled={formContext.saving}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
      onChange={({ formData: next }) => {
        seen.changes += 1
        seen.data = next
        setFormData(next)
      }}
      onBlur={(id) => {
        seen.touched.push(id.slice('form'.length))
        if (setup.errorsOnBlur) setErrors(setup.errorsOnBlur)
      }}
      onSubmit={({ formData: next }) => seen.submitted.push(next)}
    >
      <button type='submit'>Submit</button>
    </ThemedForm>
  )
}

/** Renders a form of widgets as the engine does. */
export const showForm = (setup: Setup) => {
  const seen: Seen = {
    data: setup.data ?? {},
    touched: [],
    submitted: [],
    changes: 0,
    drawn: 0,
    pending: createPendingInputs(),
    setErrors: () => undefined,
    setData: () => undefined,
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const profile = {
    id: 'form',
    onRender: (): void => {
      seen.drawn += 1
    },
  }
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Profiler {...profile}>
          <TestForm setup={setup} seen={seen} />
        </Profiler>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, seen, queries }
}
