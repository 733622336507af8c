import type { Step } from './step.ts'

/** Every language of the console has every text. */
export const languages: Step = {
  name: 'texts of all languages',
  run: async () => {
    const { checkKeys } = await import('../../src/console/i18n/check-keys.ts')
    const faults = await checkKeys()
    return faults.length === 0 ? null : faults.join('\n')
  },
}
