import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useUserKey } from '../../../session/use-session.ts'
import type { ValueContext } from '../../values.ts'
import { draftKeyOf } from './draft-key.ts'

/** The storage key for the input of this form's editors, separate for each user of the computer. */
export const useTextDraftKey = (module: Module, mode: Mode, values: ValueContext): string => {
  const user = useUserKey()
  return `${user ?? ''}/${draftKeyOf(module, mode, values)}`
}
