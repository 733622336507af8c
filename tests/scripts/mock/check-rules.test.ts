import { expect, it } from 'vitest'
import { checkRules } from '../../../scripts/mock/check-rules.ts'

it.each([
  ['500', ''],
  ['500', '/api/dua/all'],
  ['403', '/api/dua'],
  ['404', '/api/dua/id/5'],
  ['409', '/api/dua/delete'],
  ['401', '/api/me'],
])('accepts %s for "%s"', async (code, path) => {
  await expect(checkRules([{ code, path }])).resolves.toBeUndefined()
})

it.each([
  ['418', '/api/dua/all', 'No operation at "/api/dua/all" has the status 418 in the contract, only 200'],
  ['418', '', 'No operation at "/" has the status 418'],
  [
    '500',
    '/api/duaa/all',
    'No path of the contract begins with "/api/duaa/all": rename it to "/api/dua/all"',
  ],
  ['500', '/api/dua/all/more', 'No path of the contract begins with "/api/dua/all/more"'],
])('refuses %s for "%s", which the mock cannot return', async (code, path, message) => {
  await expect(checkRules([{ code, path }])).rejects.toThrow(message)
})
