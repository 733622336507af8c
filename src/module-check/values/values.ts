import { isObject } from '../../contract/json.ts'
import { platforms } from '../../modules/format/platform.ts'
import type { FileKey } from '../../modules/format/read.ts'
import type { Value, Values } from '../../modules/format/types.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { type JsonPath, nameCure } from '../subject/fault.ts'
import type { Subject } from '../subject/subject.ts'

/** The sources of values at a place. */
export interface Scope {
  /** Names of the route's parameters. */
  route: readonly string[]
  /** Schema of the row. */
  row?: unknown
  /** Schema of the form. */
  form?: unknown
  /** Schema of the form's lookup response. */
  lookup?: unknown
}

/** A place in a file of a module. */
export interface FilePlace {
  subject: Subject
  file: FileKey
  place: JsonPath
  /** The values come from code, not from the file: faults are reported at the place itself. */
  asIs?: boolean
}

/** A place in `list.json`. */
export const listPlace = (subject: Subject, ...place: JsonPath): FilePlace => ({
  subject,
  file: 'list',
  place,
})

/** A place in `form.json`. */
export const formPlace = (subject: Subject, ...place: JsonPath): FilePlace => ({
  subject,
  file: 'form',
  place,
})

/** Whether a value of one schema can match the other, by type. */
export const overlap = (a: Schema, b: Schema): boolean => {
  const from = typesOf(a).filter((type) => type !== 'null')
  const to = typesOf(b)
  if (from.length === 0 || to.length === 0) return true
  return from.some((type) => to.includes(type) || (type === 'integer' && to.includes('number')))
}

const checkField = (
  { subject, file, place }: FilePlace,
  path: string,
  source: unknown,
  what: string,
  target?: Schema,
): void => {
  const { contract, report } = subject
  const found = contract.at(source, path)
  if (!found) {
    report(file, place, `${what} has no property "${path}"`, nameCure(path, contract.names(source)))
  } else if (target && !overlap(found, target)) {
    const expected = typesOf(target).join(' or ')
    report(
      file,
      place,
      `"${path}" of ${what} is ${typesOf(found).join(' or ')}, not ${expected}`,
      'take another property',
    )
  }
}

type Reference = Exclude<Value, string | number | boolean | null | readonly Value[]>

/** Schema of a value's source, and its description. */
const sourceOf = (
  value: Reference,
  scope: Scope,
): readonly [key: string, what: string, source: unknown] | undefined => {
  if ('$row' in value) return ['$row', 'the row', scope.row]
  if ('$form' in value) return ['$form', 'the form', scope.form]
  if ('$month' in value) return ['$month', 'the form', scope.form]
  return '$lookup' in value ? ['$lookup', 'the lookup', scope.lookup] : undefined
}

/** The type of values from route, query, month names and today's date; undefined for other sources. */
const madeOf = (value: Reference): Schema | undefined => {
  if ('$route' in value || '$query' in value) return { type: ['integer', 'string'] }
  return '$month' in value || '$today' in value ? { type: 'string' } : undefined
}

const checkReference = (
  filePlace: FilePlace,
  value: Reference,
  target: Schema | undefined,
  scope: Scope,
): void => {
  const { subject, file, place } = filePlace
  if ('$platform' in value) {
    for (const mode of platforms)
      checkValue({ ...filePlace, place: [...place, '$platform', mode] }, value.$platform[mode], target, scope)
    return
  }
  if ('$route' in value && !scope.route.includes(value.$route)) {
    const message = `The route here has no parameter "${value.$route}"`
    subject.report(file, [...place, '$route'], message, nameCure(value.$route, scope.route))
  }
  const made = madeOf(value)
  if (made && target && !overlap(made, target)) {
    const message = `${typesOf(made).join(' or ')} comes from there, and the contract wants ${typesOf(target).join(' or ')}`
    subject.report(file, place, message, 'take the value from elsewhere')
  }
  const source = sourceOf(value, scope)
  if (!source) return
  const [key, what, schema] = source
  const path = Object.values(value)[0] as string
  if (schema === undefined)
    subject.report(
      file,
      place,
      `There is no ${what.slice(4)} here`,
      'take the value from the route or the query',
    )
  else
    checkField(
      { ...filePlace, place: [...place, key] },
      path,
      schema,
      what,
      key === '$month' ? undefined : target,
    )
}

const isTaken = (value: Value): boolean => (Array.isArray(value) ? value.some(isTaken) : isObject(value))

/** Checks that a value's source exists, and that `target` accepts the value. */
export const checkValue = (
  filePlace: FilePlace,
  value: Value,
  target: Schema | undefined,
  scope: Scope,
): void => {
  const { subject, file, place } = filePlace
  if (Array.isArray(value) && value.some(isTaken)) {
    if (target && !overlap({ type: 'array' }, target))
      subject.report(
        file,
        place,
        `The contract wants ${typesOf(target).join(' or ')}, not a list`,
        'take the brackets away',
      )
    const items = target && subject.contract.items(target)
    for (const [index, item] of value.entries())
      checkValue({ ...filePlace, place: [...place, index] }, item, items, scope)
  } else if (isObject(value)) {
    checkReference(filePlace, value as Reference, target, scope)
  } else {
    const reason = target && subject.contract.refusal(target, value)
    if (reason)
      subject.report(
        file,
        place,
        `The contract refuses this: ${reason}`,
        'use a value that the contract accepts',
      )
  }
}

/** Checks values by name; `find` returns the schema of each, `names` are the existing ones. */
export const checkValues = (
  filePlace: FilePlace,
  values: Values | undefined,
  scope: Scope,
  target: {
    what: string
    noun: string
    find: (name: string) => Schema | undefined
    names: readonly string[]
  },
): void => {
  for (const [name, value] of Object.entries(values ?? {})) {
    const place = filePlace.asIs ? filePlace.place : [...filePlace.place, name]
    const schema = target.find(name)
    if (!schema)
      filePlace.subject.report(
        filePlace.file,
        place,
        `${target.what} has no ${target.noun} "${name}"`,
        nameCure(name, target.names),
      )
    else checkValue({ ...filePlace, place }, value, schema, scope)
  }
}
