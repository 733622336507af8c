import { afterAll, beforeAll, vi } from 'vitest'
import { startI18n } from '../../../../src/console/i18n/i18n.ts'
import { signOut } from '../../../../src/console/session/session-store.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { connect } from './real-api.ts'

/**
 * For the tests of a file: the console in English, with its requests handled by an API in this process (`api`,
 * once the tests run). `options` are those of `startTestApi`.
 */
export const startFlow = (options?: Parameters<typeof startTestApi>[0]): { readonly api: TestApi } => {
  let api: TestApi | undefined
  // Pages and widgets are separate chunks.
  vi.setConfig({ testTimeout: 120_000 })
  beforeAll(async () => {
    await startI18n('en')
    api = await startTestApi(options)
    connect(api)
  })
  afterAll(async () => {
    signOut()
    await api?.end()
  })
  return {
    get api() {
      if (!api) throw new Error('The API of a flow is there once its tests run.')
      return api
    },
  }
}
