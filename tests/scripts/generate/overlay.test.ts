import { describe, expect, it } from 'vitest'
import { overlaid } from '../../../scripts/generate/overlay.ts'
import { type Document, endpointsOf, readContractNow } from '../../../scripts/shared/contract.ts'
import { valueAt } from '../../../src/contract/json.ts'

const contract = readContractNow()

describe('the contract without our additions', async () => {
  const stated: Document = await overlaid(contract, 'stated')
  const ids = endpointsOf(stated).map(({ operation }) => operation.operationId)
  const duas = valueAt(stated, ['paths', '/api/dua/all', 'get'])
  const dua = valueAt(stated, ['components', 'schemas', 'Dua'])

  it('has no part that is marked as an addition', () => {
    expect(JSON.stringify(stated)).not.toContain('x-added')
    expect(JSON.stringify(contract)).toContain('x-added')
    const sorts = valueAt(stated, ['paths', '/api/event/all', 'get', 'parameters', '2', 'schema', 'enum'])
    expect(sorts).toEqual(['creationDate', 'title'])
  })

  it('has the stated and inferred operations, and no path without one', () => {
    expect(ids).toEqual(
      expect.arrayContaining(['signIn', 'listDua', 'totalDuaCategory', 'listTasbih', 'createAuthor']),
    )
    expect(ids).toEqual(expect.not.arrayContaining(['searchRecords', 'undoDelete', 'totalRole', 'signOut']))
    expect(Object.values(stated.paths ?? {}).filter((item) => Object.keys(item ?? {}).length === 0)).toEqual(
      [],
    )
  })

  it('neither has nor requires removed properties, nor shows them in examples', () => {
    expect(Object.keys(valueAt(dua, ['properties']) as object)).not.toContain('duaCategoryTitle')
    expect(valueAt(dua, ['required'])).not.toContain('lastModifiedBy')
    const [row] = valueAt(duas, [
      'responses',
      '200',
      'content',
      'application/json',
      'example',
      'payload',
      'content',
    ]) as object[]
    expect(row).toMatchObject({ duaCategoryId: 1 })
    expect(Object.keys(row ?? {})).not.toContain('duaCategoryTitle')
  })

  it('takes no idempotency keys, and keeps the stated parameters', () => {
    const parametersOf = (path: string, method: string): unknown =>
      valueAt(stated, ['paths', path, method, 'parameters'])
    expect(JSON.stringify(parametersOf('/api/dua/create', 'post') ?? [])).not.toContain('Idempotency')
    expect(JSON.stringify(parametersOf('/api/dua/all', 'get'))).toContain('actualDua')
    expect(JSON.stringify(parametersOf('/api/dua/all', 'get'))).not.toContain('"name":"title"')
  })

  it('leaves the complete contract as it was', () => {
    expect(contract).toEqual(readContractNow())
  })
})

it('rejects an overlay that does not exist, with the names of those that do', async () => {
  const { selectOverlay } = await import('../../../scripts/shared/overlay.ts')
  expect(() => selectOverlay('statd')).toThrow(
    'There is no overlay "statd" in openapi/overlays: rename it to "stated"',
  )
})
