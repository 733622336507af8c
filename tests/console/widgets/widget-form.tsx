import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { ThemedForm } from '../../../src/console/engine/form/form-theme.tsx'
import { prepareUi } from '../../../src/console/engine/form/prepare-ui.ts'
import { english } from '../../../src/console/i18n/english.ts'
import type { ErrorsByPath, FormContext } from '../../../src/console/widgets/form-context.ts'
import { findWidget } from '../../../src/console/widgets/registry.ts'
import { toErrorSchema } from '../../../src/console/widgets/shared/error-schema.ts'

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

/** What happened in a form, and a way to change it from outside. */
interface Seen {
  data: Readonly<Record<string, unknown>>
  touched: string[]
  submitted: unknown[]
  changes: number
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
      schema={{ type: 'object', properties, required } as RJSFSchema}
      uiSchema={prepareUi(ui, findWidget, (text) => text)}
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
      onBlur={(id) => seen.touched.push(id.slice('form'.length))}
      onSubmit={({ formData: next }) => seen.submitted.push(next)}
    >
      <button type='submit'>Submit</button>
    </ThemedForm>
  )
}

/** Shows a form of widgets as the engine does. */
export const showForm = (setup: Setup) => {
  const seen: Seen = {
    data: setup.data ?? {},
    touched: [],
    submitted: [],
    changes: 0,
    setErrors: () => undefined,
    setData: () => undefined,
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <TestForm setup={setup} seen={seen} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, seen }
}
