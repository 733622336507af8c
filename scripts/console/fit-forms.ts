import { asRecord } from '../../src/contract/json.ts'
import { fromPointer } from '../../src/contract/json-pointer.ts'
import type { Fault } from '../../src/module-check/check-modules.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { removeAction } from '../generate/remove-action.ts'
import { isTolerated } from '../generate/tolerated-faults.ts'
import type { Json } from './columns.ts'

type Files = Map<string, unknown>

const maxRounds = 6

/**
 * Whether the console of a foreign API copes with what a fault says. An update with PATCH or POST leaves properties that
 * its body lacks as they are.
 */
export const toleranceOf = (document: unknown): ((message: string) => boolean) => {
  const contract = readContract(document)
  return (message) => {
    const [, update] = /^(update\w+) empties "/.exec(message) ?? []
    return isTolerated(message) || (update !== undefined && contract.operation(update)?.method !== 'put')
  }
}

/** Removes a field of a form. */
const removeField = (files: Files, id: string, field: string): void => {
  delete (files.get(`${id}/form.ui.json`) as Json | undefined)?.[field]
  const difference = asRecord(files.get(`${id}/form.schema.json`))
  for (const branch of [difference.then, difference.else] as (
    | { properties: Json; required?: string[] }
    | undefined
  )[]) {
    if (!branch) continue
    delete branch.properties[field]
    if (branch.required) branch.required = branch.required.filter((name) => name !== field)
  }
}

/** Sends a property of the record back unchanged, because the form does not show it. */
const keep = (files: Files, id: string, property: string): void => {
  const form = asRecord(files.get(`${id}/form.json`))
  const kept = Array.isArray(form.keep) ? form.keep : []
  files.set(`${id}/form.json`, { ...form, keep: [...new Set([...kept, property])] })
}

/** The field at a place of `form.ui.json` or `form.schema.json`. */
const fieldAt = (path: readonly string[]): string | undefined =>
  path.filter((part) => !['then', 'else', 'properties', 'required'].includes(part))[0]

/** Changes the files of a form so that a fault disappears. */
const cure = (files: Files, { file, pointer, message }: Fault, isRepeated: boolean): void => {
  const [id = '', name = ''] = file.split('/')
  const path = fromPointer(pointer)
  const [, needed] = /^(create|update)\w+ requires "/.exec(message) ?? []
  const [, emptied] = /^update\w+ empties "([^"]+)"/.exec(message) ?? []
  const field = name === 'form.json' ? undefined : fieldAt(path)
  if (needed !== undefined) removeAction(files, id, needed)
  else if (emptied !== undefined && isRepeated) removeAction(files, id, 'update')
  else if (emptied !== undefined && path.length === 0) keep(files, id, emptied)
  else if (field !== undefined) removeField(files, id, field)
  else if (name === 'form.json' && path[0] === 'keep') {
    const { keep: kept, ...form } = files.get(`${id}/form.json`) as { keep: string[] }
    const left = kept.filter((_, index) => String(index) !== path[1])
    files.set(`${id}/form.json`, { ...form, ...(left.length > 0 && { keep: left }) })
  } else for (const action of ['create', 'update']) removeAction(files, id, action)
}

const isOfForm = ({ file }: Fault): boolean => /\/form(\.ui|\.schema)?\.json$/.test(file)

/**
 * Leaves out the fields that a document contradicts, and the actions that then lack a required value; `check` writes the
 * files and returns their faults. Returns what is left out, for the questions.
 */
export const fitForms = (files: Files, check: () => readonly Fault[]): readonly string[] => {
  const left = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    const faults = check().filter(isOfForm)
    // One at a time for each place: the cure of one may be that of others.
    const first = new Map(faults.map((fault) => [`${fault.file}${fault.pointer}${fault.message}`, fault]))
    for (const fault of first.values()) {
      const text = `${fault.file}: ${fault.message}`
      cure(files, fault, left.has(text))
      left.add(text)
    }
    if (faults.length === 0) break
  }
  return [...left]
}
