import type { RowAction } from '../../../../modules/format/types.ts'
import { moduleEntry } from '../../modules.ts'

/** The title of a form in a dialog before it has loaded: the action, or the module's record name. */
export const formName = (module: string, action?: Pick<RowAction, 'label'>): string => {
  const { one, title } = moduleEntry(module).module
  return action?.label ?? one ?? title
}
