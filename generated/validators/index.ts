import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

/** The compiled validators of each module with a form, loaded with the form. */
export const validators: Readonly<Record<string, () => Promise<{ validators: ValidatorFunctions }>>> = {
  "dua": () => import('./4faf67d4341d.js'),
  "dua-categories": () => import('./bf355a0f90f7.js'),
  "language": () => import('./c36bc9966f1f.js'),
}
