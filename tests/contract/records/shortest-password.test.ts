import { expect, it } from 'vitest'
import openapi from '../../../generated/openapi.json' with { type: 'json' }
import { shortestPassword } from '../../../src/contract/records/shortest-password.ts'

it('forms and settings ask for a password as long as the contract does', () => {
  const { SignUp, ChangePassword, UserCreate } = openapi.components.schemas
  for (const { minLength } of [
    SignUp.properties.password,
    ChangePassword.properties.newPassword,
    UserCreate.properties.password,
  ])
    expect(shortestPassword).toBe(minLength)
})
