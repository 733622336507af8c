import { contractPaths } from '../../../src/contract/conventions/page.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { regularId, regularIds } from '../../../src/contract/operations/operation-names.ts'
import { type Contract, type Operation, readContract } from '../../../src/module-check/schema/contract.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { type Field, fieldsOf } from './field.ts'
import { formFile, formUi } from './form-files.ts'
import { detailFile, listFile } from './list-files.ts'

/** The record as a form or a details page reads it. */
const recordOf = (contract: Contract, resource: string): unknown =>
  regularIds(resource, 'get')
    .map((id) => contract.operation(id)?.payload)
    .find((payload) => payload !== undefined) ??
  contract.items(contract.at(contract.operation(regularId(resource, 'list'))?.payload, contractPaths.rows))

const writingOperations = (contract: Contract, resource: string): readonly Operation[] =>
  (['create', 'update'] as const).flatMap((action) => contract.operation(regularId(resource, action)) ?? [])

/** The fields of a resource for its forms and lists. */
export const resourceFields = (
  document: unknown,
  presentation: Pick<Presentation, 'resource' | 'titles' | 'files'>,
): readonly Field[] => {
  const contract = readContract(document)
  const { resource } = presentation
  const [write] = writingOperations(contract, resource)
  return fieldsOf(
    contract,
    { read: recordOf(contract, resource) as never, write: write?.body as never },
    presentation,
  )
}

/** Requirements of a module that the contract lacks. */
const missing = (contract: Contract, resource: string, hasForm: boolean): PlainObject => {
  const actions = hasForm ? (['delete', 'create', 'update'] as const) : (['delete'] as const)
  const gone = actions.filter((action) => !contract.operation(regularId(resource, action)))
  return gone.length > 0 ? { operations: Object.fromEntries(gone.map((action) => [action, null])) } : {}
}

/**
 * The files of a module by name, derived from the resource in the bundled contract. Throws if the contract has no list
 * of it.
 */
export const moduleFiles = (
  document: unknown,
  presentation: Presentation,
): Readonly<Record<string, PlainObject>> => {
  const contract = readContract(document)
  const listId = regularId(presentation.resource, 'list')
  const list = contract.operation(listId)
  if (!list) throw new Error(`The contract has no ${listId}: a module shows a list`)
  const fields = resourceFields(document, presentation)
  const hasForm = writingOperations(contract, presentation.resource).length > 0
  const form = formFile(fields, presentation)
  return {
    'module.json': {
      title: presentation.title,
      one: presentation.one,
      path: presentation.path,
      resource: presentation.resource,
      ...missing(contract, presentation.resource, hasForm),
      ...(presentation.platform && { platform: presentation.platform }),
    },
    'list.json': listFile(contract, fields, list, presentation),
    ...(hasForm && {
      'form.ui.json': formUi(fields),
      ...(form && { 'form.json': form }),
    }),
    ...(presentation.detail && { 'detail.json': detailFile(fields, presentation) }),
  }
}
