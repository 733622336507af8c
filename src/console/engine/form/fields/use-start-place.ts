import { type RefObject, useEffect } from 'react'
import { asRecord } from '../../../../contract/json.ts'
import { routeParameter } from '../../../../modules/format/route-parameter.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { languageParameter, placeParameter } from '../../routes/module-paths.ts'
import type { ValueContext } from '../../values.ts'
import { formFileOf } from '../data/form-request.ts'
import type { FormStart } from '../data/use-form-start.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface Form {
  module: Module
  start: FormStart
  values: ValueContext
}

/** Opens a form at the field of its address, or at the first text that is missing in its language. */
export const useStartPlace = (
  { start: { mapping, data, values } }: Form,
  follow: (root: HTMLElement | null, idPrefix: string, path: string) => void,
  root: RefObject<HTMLElement | null>,
  idPrefix: string,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const field = values.query?.[placeParameter]
    if (typeof field === 'string') follow(root.current, idPrefix, `/${field}`)
    const language = Number(values.query?.[languageParameter])
    if (!language || mapping.context.mode !== 'update') return
    import('./missing-place.ts').then(
      ({ missingPlace }) => {
        const path = missingPlace(mapping, data, language)
        if (path !== undefined) follow(root.current, idPrefix, path)
      },
      // The form works without it.
      () => undefined,
    )
  }, [])
}

/** The fields that the address has filled in. */
const givenByAddress = ({ module, start }: Form): readonly string[] =>
  Object.entries(formFileOf(module).defaults ?? {}).flatMap(([name, value]) =>
    routeParameter(value) !== undefined && start.data[name] !== undefined ? [name] : [],
  )

/** Whether a value, or each text of a list, is missing. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((entry) => asRecord(entry).text === ''))

/** The required fields that a record leaves empty. */
const emptyFields = ({ mapping: { schema }, data }: FormStart): readonly string[] =>
  (Array.isArray(schema.required) ? schema.required.map(String) : []).filter((name) => isEmpty(data[name]))

/** Focuses the first field of a new record that needs input, or the first empty required field of a stored one. */
export const useStartFocus = (
  props: Form,
  root: RefObject<HTMLElement | null>,
  pinned: readonly string[],
  spare: (path: string | undefined) => void,
): void => {
  const { start } = props
  const isNew = start.mapping.context.mode === 'create'
  const { query = {} } = props.values
  const isRequested = query[placeParameter] !== undefined || query[languageParameter] !== undefined
  const empty = isNew || isRequested ? [] : emptyFields(start)
  const given = [...pinned, ...givenByAddress(props)]
  useFirstFocus(
    root,
    isNew || empty.length > 0,
    (name) => (isNew ? !given.includes(name) : empty.includes(name)),
    spare,
  )
}
