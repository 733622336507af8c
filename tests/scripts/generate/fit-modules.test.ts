import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadRegistries } from '../../../scripts/check/registries.ts'
import { fitModules } from '../../../scripts/generate/fit-modules.ts'
import { overlaid } from '../../../scripts/generate/overlay.ts'
import { readContractNow } from '../../../scripts/shared/contract.ts'
import { modulesIn } from '../../../scripts/shared/written-files.ts'
import { valueAt } from '../../../src/contract/json.ts'
import { readModules, resolveModule } from '../../../src/modules/format/read.ts'
import type { MenuNode, ModuleFiles } from '../../../src/modules/format/types.ts'

let folder: string
let left: readonly unknown[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitted-'))
  const full = readContractNow()
  const present = await overlaid(full, 'stated')
  left = fitModules(modulesIn(), folder, { full, present }, await loadRegistries())
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const modules = (): readonly ModuleFiles[] => readModules(folder).modules.map(resolveModule)
const module = (id: string): ModuleFiles | undefined => modules().find((one) => one.id === id)

describe('the modules for an API without our additions', () => {
  it('fit completely', () => {
    expect(left).toEqual([])
  })

  it('show names of other records by their numbers', () => {
    expect(module('dua')?.list?.columns).toContainEqual({
      field: 'duaCategoryId',
      label: 'Category',
      cell: 'reference',
      options: { operation: 'totalDuaCategory' },
    })
    expect(module('predefined-amaliyat')?.list?.columns).toContainEqual(
      expect.objectContaining({ field: 'amaliyatIds', options: { operation: 'totalAmaliyat' } }),
    )
  })

  it('offer no filter or search whose parameter is missing, and keep the others', () => {
    const { filters, search } = module('dua')?.list ?? {}
    expect(filters?.map(({ label }) => label)).toEqual(['Status'])
    expect(search).toEqual([{ param: 'actualDua', label: 'Actual Dua' }])
    expect(module('donation')?.list?.filters).toEqual([])
  })

  it('keep a column that no longer sorts', () => {
    const { columns = [] } = module('event')?.list ?? {}
    expect(columns).toContainEqual({ field: 'fromDate', label: 'Start Date', cell: 'date' })
  })

  it('report missing fixed parameters', () => {
    expect(module('admin')?.list).toMatchObject({ unlimited: ['roleType'] })
    expect(module('admin')?.list).not.toHaveProperty('params')
  })

  it('read the value of a field from the records that it refers to', () => {
    expect(module('role-dialog')?.form?.read?.also).toEqual({ previlegeId: 'privileges' })
  })

  it('offer no action whose operation is missing', () => {
    expect(module('admin')?.list?.rowActions?.map(({ id }) => id)).toEqual(['sendPassword'])
    expect(module('member')?.list?.rowActions?.map(({ id }) => id)).toContain('verify')
  })

  it('choose records from the list operation without a total operation', () => {
    const options = valueAt(module('new-admin')?.ui, ['roleId', 'ui:options'])
    expect(options).toMatchObject({
      operation: 'listRole',
      labelField: 'roleName',
      create: { module: 'role' },
    })
    expect(options).not.toHaveProperty('withheld')
  })

  it('have no field that the API does not store', () => {
    const ui = module('role')?.ui
    expect(ui).not.toHaveProperty('secondFactorRequired')
    expect(ui?.['ui:order']).toEqual(['roleName', 'roleType', 'description', 'previlegeId'])
  })

  it('and menu items are missing together', () => {
    expect(['history', 'trash', 'unsent-message'].filter((id) => module(id) !== undefined)).toEqual([])
    const menu = JSON.parse(readFileSync(join(folder, 'menu.json'), 'utf8')) as MenuNode[]
    const labels = menu.map(({ label }) => label)
    expect(labels).toEqual(
      expect.not.arrayContaining(['History', 'Trash', 'Missing Texts', 'Unsent Messages']),
    )
    expect(labels).toEqual(expect.arrayContaining(['Dashboard', 'Admin', 'Donation']))
  })
})
