import { expect, it } from 'vitest'
import openapi from '../../../generated/openapi.json' with { type: 'json' }
import { minPasswordLength } from '../../../src/contract/records/limits.ts'

it('forms and settings ask for a password as long as the contract does', () => {
  const { SignUp, ChangePassword, UserCreate } = openapi.components.schemas
  for (const { minLength } of [
    SignUp.properties.password,
    ChangePassword.properties.newPassword,
    UserCreate.properties.password,
  ])
    expect(minPasswordLength).toBe(minLength)
})
