import { valueAt } from '../../../src/contract/json.ts'
import { inWords, plural } from '../../../src/contract/text/english.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { nameCure } from '../../../src/module-check/subject/fault.ts'
import { operationsIn, type ResourceFile, storedResources } from '../../shared/resource-file.ts'
import { actionFields } from '../module/action-fields.ts'
import type { Field } from '../module/field.ts'
import { resourceFields } from '../module/module-files.ts'
import { type Existing, operationsOnRows } from './existing.ts'
import { readOperation } from './notation.ts'
import type { ActionPresentation, Answers, OperationAnswer, Presentation } from './plan/plan.ts'
import { presentationOf } from './plan/presentation.ts'
import { uploadKind } from './plan/property-types.ts'
import { lowerWords, titleCase, upperSnake } from './words.ts'

interface Found {
  readonly tag: string
  readonly file: ResourceFile
  readonly words: { readonly one: string; readonly many: string }
}

/**
 * The name of the records in sentences, from the summaries of their operations: `List prayer times`, `Create a prayer
 * time`.
 */
const wordsIn = (file: ResourceFile, resource: string): Found['words'] => {
  const summaries = operationsIn(file).map(({ operation }) => String(operation.summary))
  const after = (pattern: RegExp): string | undefined =>
    summaries.flatMap((summary) => pattern.exec(summary)?.[1] ?? [])[0]
  const one = after(/^(?:Create|Update|Delete) an? (.+)$/) ?? inWords(resource)
  return { one, many: after(/^List (.+)$/) ?? plural(one) }
}

/** The contract file of a resource. Throws for an unknown one, with the closest name. */
export const findResource = (resource: string): Found => {
  const stored = storedResources()
  const found = stored.get(resource)
  if (!found)
    throw new Error(`The contract has no resource "${resource}": ${nameCure(resource, [...stored.keys()])}`)
  return { ...found, words: wordsIn(found.file, resource) }
}

/** The upload area for the files of these fields: the resource's own, else the first that accepts all of them. */
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

/** Maximum size in MB by kind of file, by area. */
type Accepts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** How an operation of the contract is presented: from the answers, else by its verb. */
const actionPresentation = (
  verb: string,
  notation: string | OperationAnswer,
  one: string,
  asks: boolean,
): ActionPresentation => {
  const { title, confirm, icon, color } = typeof notation === 'string' ? readOperation(notation) : notation
  return {
    title: title ?? titleCase(verb),
    icon: icon ?? 'verify',
    color: (color as ActionPresentation['color']) ?? 'primary',
    ...(confirm !== undefined && { confirm }),
    ...(confirm === undefined && !asks && { confirm: `Are you sure to ${lowerWords(verb)} this ${one}?` }),
  }
}

/** The presentation of a module for an existing resource; answers override the defaults. */
export const fromContract = (answers: Answers, existing: Existing): Presentation => {
  const { resource, operations = {} } = answers
  const { tag, words } = findResource(resource)
  const presentation = presentationOf(answers, existing, {
    one: answers.one ?? words.one,
    many: answers.many ?? words.many,
  })
  const upload = uploadFor(existing, resource, resourceFields(existing.document, presentation))
  const contract = readContract(existing.document)
  const actions = operationsOnRows(existing, tag).flatMap(({ id }) => {
    const fields = actionFields(contract, id, presentation)
    const verb = id.replace(new RegExp(`${resource}$`), '')
    return fields
      ? [[id, actionPresentation(verb, operations[verb] ?? {}, presentation.one, fields.length > 0)]]
      : []
  })
  return { ...presentation, rowActions: Object.fromEntries(actions), ...(upload !== undefined && { upload }) }
}
