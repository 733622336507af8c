import type { FormFile, Payload } from './types.ts'

/** What a form is saved with: a new record, or one that is there. */
export type Mode = 'create' | 'update'

/** The payload rules of a mode: those for both, with its own laid over. */
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
