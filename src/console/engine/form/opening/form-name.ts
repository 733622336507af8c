import type { RowAction } from '../../../../modules/format/types.ts'
import { moduleEntry } from '../../modules.ts'

/** What a form in a dialog is called before it has come: by its action, or by what its module's records are. */
export const formName = (module: string, action?: Pick<RowAction, 'label'>): string => {
  const { one, title } = moduleEntry(module).module
  return action?.label ?? one ?? title
}
