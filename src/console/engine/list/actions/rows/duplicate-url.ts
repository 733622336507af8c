import { operationOf } from '../../../operations.ts'
import { copyParameter, namesRecordById } from '../../../routes/module-paths.ts'
import type { ListPage } from '../../use-list-page.ts'
import { addUrl } from '../header/header-buttons.ts'

type Source = Pick<ListPage, 'module' | 'can' | 'values'>

/**
 * The address of a new record that copies the one with this id. Undefined if the user may not create or read records,
 * or if the list has a fixed number of them.
 */
export const duplicateUrl = (source: Source, id: unknown): string | undefined => {
  const { module, can } = source
  const { when, operation, to } = module.list?.add ?? {}
  const takesAny = module.list !== undefined && [when, operation, to].every((each) => each === undefined)
  const canRead = operationOf(module.module, 'get') !== undefined && can.get && namesRecordById(module.module)
  if (!takesAny || module.schema === undefined || !can.create || !canRead) return undefined
  return addUrl(source, { [copyParameter]: id })
}
