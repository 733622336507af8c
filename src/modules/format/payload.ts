import type { Mode } from '../../contract/operations/operation-names.ts'
import type { FormFile, Payload } from './types.ts'

/** The payload rules of a mode: the shared ones, overridden by its own. */
export const payloadOf = (form: FormFile | undefined, mode: Mode): Payload => {
  const { create, update, ...both } = form?.payload ?? {}
  const ofMode = mode === 'create' ? create : update
  return {
    ...both,
    ...ofMode,
    set: { ...both.set, ...ofMode?.set },
    default: { ...both.default, ...ofMode?.default },
    rename: { ...both.rename, ...ofMode?.rename },
  }
}
