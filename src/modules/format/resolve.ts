import { isObject } from '../../contract/json.ts'
import { mapParts } from '../../contract/json-pointer.ts'
import type { ModuleFile } from './types.ts'

/**
 * Merges a form's own schema over the generated one: objects by key, `required` is extended, other values are replaced.
 * Null is kept for deeper layers.
 */
export const layDifference = (base: unknown, over: unknown): unknown => {
  if (over === undefined) return base
  if (Array.isArray(base) && Array.isArray(over)) return [...new Set([...base, ...over])]
  if (!isObject(base) || !isObject(over)) return over
  const laid: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const isAdded = key === 'required' || (isObject(base[key]) && isObject(value))
    laid[key] = isAdded ? layDifference(base[key], value) : value
  }
  return laid
}

type Json = unknown
type JsonObject = Record<string, Json>

/** Merges `over` into `base`: objects by key, other values replaced; null removes a key. */
const mergeFile = (base: Json, over: Json): Json => {
  if (over === undefined) return base
  if (!isObject(base) || !isObject(over)) return over
  const merged: JsonObject = { ...base }
  for (const [key, value] of Object.entries(over)) {
    if (value === null) delete merged[key]
    else merged[key] = mergeFile(base[key], value)
  }
  return merged
}

const whole = /^\{\{(\w+)\}\}$/
const part = /\{\{(\w+)\}\}/g

const fillText = (text: string, vars: JsonObject): Json => {
  const name = whole.exec(text)?.[1]
  if (name !== undefined) return Object.hasOwn(vars, name) ? vars[name] : text
  return text.replace(part, (match, key: string) => (Object.hasOwn(vars, key) ? String(vars[key]) : match))
}

/** Replaces `{{name}}` in every string; a string that only has the variable becomes its value. */
const fillVars = (file: Json, vars: JsonObject): Json =>
  typeof file === 'string' ? fillText(file, vars) : mapParts(file, (part) => fillVars(part, vars))

/** The variables of a module: its own, and title, one, resource and path. */
const moduleVars = (module: ModuleFile): JsonObject => ({
  title: module.title,
  one: module.one ?? module.title,
  resource: module.resource,
  path: module.path,
  ...module.vars,
})

/**
 * A module file for the engine: the template's, merged with the module's own, with variables filled in. Undefined if
 * neither exists.
 */
export const resolveFile = (module: ModuleFile, template: Json, file: Json): Json =>
  fillVars(mergeFile(template, file), moduleVars(module))

/**
 * {@link resolveFile} for `form.schema.json`; `required` lists are combined, and null refers to the contract's schema.
 */
export const resolveDifference = (module: ModuleFile, template: Json, file: Json): Json =>
  fillVars(layDifference(template, file), moduleVars(module))

/**
 * `module.json` merged over its template's. Keys in `operations`, `privileges`, `paths` and `vars` are merged one by
 * one; null in the operations means "not offered" and is kept.
 */
export const resolveModuleFile = (template: Json, file: ModuleFile): ModuleFile => {
  if (!isObject(template)) return file
  const merged: JsonObject = { ...template }
  for (const [key, value] of Object.entries(file)) {
    const base = template[key]
    merged[key] = isObject(base) && isObject(value) ? { ...base, ...value } : value
  }
  const module = merged as unknown as ModuleFile
  return fillVars(module, moduleVars(module)) as ModuleFile
}
