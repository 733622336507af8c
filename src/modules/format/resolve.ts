import { isObject } from '../../contract/json.ts'
import { mapParts } from '../../contract/map-parts.ts'
import { layDifference } from './form-difference.ts'
import type { ModuleFile } from './types.ts'

type Json = unknown
type JsonObject = Record<string, Json>

/** Lays `over` on `base`: objects key by key, anything else replaced; null takes a key away. */
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

/** Replaces `{{name}}` in every string; a string that is nothing else becomes the value itself. */
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
 * One file of a module as the engine reads it: the template's, with the module's own laid over it and the module's
 * variables filled in. Undefined when neither has it.
 */
export const resolveFile = (module: ModuleFile, template: Json, file: Json): Json =>
  fillVars(mergeFile(template, file), moduleVars(module))

/** `form.schema.json` in the same way; what is required by either is required, and null speaks of what the contract says. */
export const resolveDifference = (module: ModuleFile, template: Json, file: Json): Json =>
  fillVars(layDifference(template, file), moduleVars(module))

/**
 * `module.json` with its template's beneath it. A key within `operations`, `privileges`, `paths` or `vars` stands by
 * itself; null among the operations means "not offered" and stays.
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
