import { expect, it } from 'vitest'
import contract from '../../../generated/openapi.json' with { type: 'json' }
import { presencePath } from '../../../src/contract/conventions/presence.ts'

it('has its path in the contract', () => expect(contract.paths).toHaveProperty([presencePath]))
