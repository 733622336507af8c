import { createContext, use } from 'react'

/** What is wrong, by the name of the field. */
export type Errors = Readonly<Record<string, string>>

/** The errors of the form that a field is in. */
export const ErrorsContext = createContext<Errors>({})

/** What is wrong with the field of this name; undefined for nothing. */
export const useError = (name: string): string | undefined => use(ErrorsContext)[name]

/** The text of a field, without blanks around it. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A text, or null for an empty one. */
export const textOrNull = (form: FormData, name: string): string | null => textOf(form, name) || null

/** A number, or null for an empty field. */
export const numberOrNull = (form: FormData, name: string): number | null => {
  const text = textOf(form, name)
  return text === '' ? null : Number(text)
}

/** The messages of those required fields that are empty. */
export const missing = (form: FormData, required: Readonly<Record<string, string>>): Errors =>
  Object.fromEntries(Object.entries(required).filter(([name]) => textOf(form, name) === ''))

/** The message for each of these fields that holds something which is no web address. */
export const badAddresses = (form: FormData, fields: Readonly<Record<string, string>>): Errors =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => textOf(form, name) !== '' && !URL.canParse(textOf(form, name))),
  )

/** The file chosen in a field, if one is. */
export const fileOf = (form: FormData, name: string): File | null => {
  const value = form.get(name)
  return value instanceof File && value.size > 0 ? value : null
}
