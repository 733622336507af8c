import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage } from '../../../../client/api-error.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { useIsMounted } from '../../../ui/hooks/use-is-mounted.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { firstBroken, type Rule } from './rules.ts'

type Texts<Name extends string> = Record<Name, string>

/** Props of a field's input. */
export interface FieldProps {
  name: string
  value: string
  /** The visible error of the value. */
  error: string | null
  onChange: (value: string) => void
  onBlur: () => void
}

interface FieldsOptions<Name extends string> {
  initial: Texts<Name>
  rules: { readonly [Field in Name]?: readonly Rule<Texts<Name>>[] }
  /** Called with valid values; a rejection is shown on the form, which keeps its input. */
  onSubmit: (values: Texts<Name>) => Promise<void>
  /** Whether users who have left the page see the error of a rejection. */
  isToldElsewhere?: boolean
}

const serverFaults = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.faults.map(({ path, message }) => [path.replace(/^\//, ''), message]))
    : {}

/**
 * State of a small form of text fields. Errors show for touched fields or after submit; the API's errors show on their
 * fields until changed; the first invalid field gets the focus.
 */
export const useFields = <Name extends string>({
  initial,
  rules,
  onSubmit,
  isToldElsewhere = false,
}: FieldsOptions<Name>) => {
  const { t } = useTranslation()
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isMounted = useIsMounted()
  const names = Object.keys(initial) as Name[]

  const broken = (name: Name): string | null => firstBroken(rules[name] ?? [], values[name], values)

  const errorOf = (name: Name): string | null => {
    if (faults[name]) return faults[name]
    const message = touched.has(name) ? broken(name) : null
    return message && t(message)
  }

  const change = (name: Name, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }))
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== name)))
  }

  const focusOn = (name: string | undefined): void => {
    const input = name === undefined ? null : form.current?.elements.namedItem(name)
    if (input instanceof HTMLElement) input.focus()
  }

  const send = async (): Promise<void> => {
    const user = currentUserSignal()
    setBusy(true)
    setFailure(null)
    try {
      await onSubmit(values)
    } catch (error) {
      if (isToldElsewhere && !isMounted.current && !user.aborted)
        showToast({ message: errorMessage(error), type: 'error' })
      const found = serverFaults(error)
      setFaults(found)
      setFailure(error)
      focusOn(names.find((name) => found[name]))
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTouched(new Set(names))
    const wrong = names.find((name) => broken(name))
    if (wrong) focusOn(wrong)
    else if (!busy) void send()
  }

  /** Props of a field's input. */
  const field = (name: Name): FieldProps => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => change(name, value),
    onBlur: () => setTouched((before) => new Set(before).add(name)),
  })

  return { field, values, busy, failure, formProps: { ref: form, onSubmit: submit, noValidate: true } }
}

/** The parts of {@link useFields} that do not depend on the names of the fields. */
export type Form = Pick<ReturnType<typeof useFields>, 'formProps' | 'failure' | 'busy'>
