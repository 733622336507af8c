import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isObject, valueAt } from '../../../src/contract/json.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { nameCure } from '../../../src/module-check/subject/fault.ts'
import { wordsOf } from '../../contract/words.ts'
import { root } from '../../shared/root.ts'
import { resourceFile } from '../../shared/written-files.ts'
import { actionFields } from '../module/action-fields.ts'
import type { Field } from '../module/field.ts'
import { resourceFields } from '../module/module-files.ts'
import { type Existing, operationsOnRows } from './existing.ts'
import { readOperation } from './operation-notation.ts'
import { lookOf } from './plan/look.ts'
import type { ActionLook, Answers, Look, OperationAnswer } from './plan/plan.ts'
import { uploadKind } from './plan/property-types.ts'
import { lowerWords, titleCase, upperSnake } from './words.ts'

interface Found {
  readonly tag: string
  readonly words: { readonly one: string; readonly many: string }
}

/** The contract's file of a resource; of those whose names do not follow from it too. */
export const findResource = (resource: string, { tags }: Existing): Found => {
  const all = tags.map((tag) => {
    const short: unknown = parse(readFileSync(join(root, resourceFile(tag)), 'utf8'))
    return {
      tag,
      words: wordsOf(tag, isObject(short) ? short : {}),
      hasRecord: isObject(short) && 'record' in short,
    }
  })
  const found = all.find(({ words, hasRecord }) => words.Record === resource && hasRecord)
  if (found) return found
  const names = all.filter(({ hasRecord }) => hasRecord).map(({ words }) => words.Record)
  throw new Error(`The contract has no resource "${resource}": ${nameCure(resource, names)}`)
}

/** The area of uploads that takes the files of these fields: the resource's own, else the first that takes them all. */
const uploadFor = (
  { document }: Existing,
  resource: string,
  fields: readonly Field[],
): string | undefined => {
  const all = fields.flatMap(({ kind, parts = [] }) => [kind, ...parts.map((part) => part.kind)])
  const needed = all.flatMap((kind) => uploadKind(kind) ?? [])
  if (needed.length === 0) return undefined
  const areas = Object.entries(
    valueAt(document.components?.schemas, ['UploadArea', 'x-accepts']) as unknown as Accepts,
  )
  const taking = areas.filter(([, accepted]) => needed.every((kind) => Object.hasOwn(accepted, kind)))
  const found = taking.find(([area]) => area === upperSnake(resource)) ?? taking[0]
  if (!found)
    throw new Error(
      `No area of uploads takes ${[...new Set(needed)].join(' and ')}: add one to x-accepts in openapi/resources/db-file.yaml`,
    )
  return found[0]
}

/** Largest size in MB by kind of file, by area. */
type Accepts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** How an operation of the contract is offered: as the answers say, else by its verb. */
const actionLook = (
  verb: string,
  notation: string | OperationAnswer,
  one: string,
  asks: boolean,
): ActionLook => {
  const { title, confirm, icon, color } = typeof notation === 'string' ? readOperation(notation) : notation
  return {
    title: title ?? titleCase(verb),
    icon: icon ?? 'verify',
    color: (color as ActionLook['color']) ?? 'primary',
    ...(confirm !== undefined && { confirm }),
    ...(confirm === undefined && !asks && { confirm: `Are you sure to ${lowerWords(verb)} this ${one}?` }),
  }
}

/** How the module of a resource that the contract has is shown; answers say what does not follow from it. */
export const fromContract = (answers: Answers, existing: Existing): Look => {
  const { resource, operations = {} } = answers
  const { tag, words } = findResource(resource, existing)
  const look = lookOf(answers, existing, { one: answers.one ?? words.one, many: answers.many ?? words.many })
  const upload = uploadFor(existing, resource, resourceFields(existing.document, look))
  const contract = readContract(existing.document)
  const actions = operationsOnRows(existing, tag).flatMap(({ id }) => {
    const fields = actionFields(contract, id, look)
    const verb = id.replace(new RegExp(`${resource}$`), '')
    return fields ? [[id, actionLook(verb, operations[verb] ?? {}, look.one, fields.length > 0)]] : []
  })
  return { ...look, rowActions: Object.fromEntries(actions), ...(upload !== undefined && { upload }) }
}
