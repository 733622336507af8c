import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts'
import { projectTree } from '../../support/project-tree.ts'
import { type ApiClient, apiClient } from '../../support/server/api-client.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'

const answers = fileURLToPath(new URL('scholarship.yaml', import.meta.url))

const checks = [
  ...['types', 'contract', 'modules', 'server', 'demo', 'conventions', 'limits', 'privileges'],
  ...['texts', 'messages', 'dead'],
]

let copy: ProjectCopy
let before: Readonly<Record<string, string>>

beforeAll(async () => {
  copy = await copyProject(true)
  // The command writes files of these two; their types take half as long to check without scripts and tests.
  const settings = join(copy.folder, 'tsconfig.json')
  const text = JSON.parse(await readFile(settings, 'utf8'))
  await writeFile(settings, JSON.stringify({ ...text, include: ['src', 'generated'] }))
  before = await projectTree(copy.folder)
}, 120_000)
afterAll(() => copy?.remove())

const textOf = (file: string): Promise<string> => readFile(join(copy.folder, file), 'utf8')

describe('npm run new -- module', () => {
  it('reports what is wrong with an answer and how to correct it, and writes nothing', async () => {
    const run = (...args: string[]): Promise<string> => copy.failure('scripts/new.ts', 'module', ...args)
    expect(await run('Vow', '--property', 'name: txt')).toContain(
      'name: There is no type "txt": rename it to "text"',
    )
    expect(await run()).toContain('Usage:')
    expect(await projectTree(copy.folder)).toEqual(before)
  }, 120_000)

  it('writes a resource with every kind of property that passes every check', async () => {
    const output = await copy.script('scripts/new.ts', 'module', answers, '--no-check')
    expect(output).toContain('The module scholarship exists: /scholarship')
    expect(output).toContain('src/server/handlers/scholarship.ts: refuses until you implement it')
    expect(output).toContain('"Scholarship granted"')
    const checked = await copy
      .script('scripts/check.ts', ...checks)
      .catch((error: { stdout: string }) => error.stdout)
    expect(checked).toContain(`All ${checks.length} checks passed.`)
  }, 900_000)

  describe('the API then', () => {
    let server: RunningServer
    let api: ApiClient
    beforeAll(async () => {
      server = await startServer({ project: copy.folder })
      api = await apiClient(server.url)
    }, 120_000)
    afterAll(() => server?.stop())

    const body = {
      name: 'হজ বৃত্তি',
      phone: '01200000099',
      seats: 12,
      amount: 1500.5,
      deadline: '2026-12-01',
      level: 'COLLEGE',
      about: '<p>শিক্ষার্থীদের জন্য।</p>',
      purposes: [{ languageId: 1, text: 'উচ্চশিক্ষা' }],
      photoId: 1,
      greetingId: 11,
      formId: 7,
      documents: [{ title: 'নিয়মাবলি', fileId: 7 }],
      districtId: 1,
      active: true,
    }

    it('stores, reads, changes and deletes a record', async () => {
      const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/scholarship/create', body)
      const read = async () =>
        (await api.send<{ payload: Record<string, unknown> }>('GET', `/api/scholarship/id/${payload.id}`))
          .payload
      expect(await read()).toMatchObject({
        name: 'হজ বৃত্তি',
        purpose: 'উচ্চশিক্ষা',
        photo: { id: 1 },
        documents: [{ title: 'নিয়মাবলি', file: { id: 7 } }],
        amount: 1500.5,
      })
      await api.send('PUT', '/api/scholarship/update', { ...body, id: payload.id, level: 'SCHOOL' })
      expect(await read()).toMatchObject({ level: 'SCHOOL', status: 'DRAFT' })
      await expect(api.send('POST', '/api/scholarship/create', body)).rejects.toThrow(/409.*\/name/)
      await expect(
        api.send('POST', '/api/scholarship/create', { ...body, name: 'x', seats: 0 }),
      ).rejects.toThrow(/400.*\/seats/)
      const list = await api.send<{ payload: { totalElements: number } }>(
        'GET',
        '/api/scholarship/all?level=SCHOOL&name=%E0%A6%B9%E0%A6%9C&districtId=1&seatsFrom=12&seatsTo=12',
      )
      expect(list.payload.totalElements).toBe(1)
      await expect(api.send('PUT', `/api/scholarship/notify/${payload.id}`)).rejects.toThrow(
        /409.*not written yet/,
      )
      await api.send('DELETE', `/api/scholarship/delete/${payload.id}`)
      await expect(read()).rejects.toThrow(/404/)
    })

    it('changes the state of a record step by step, with the fields of each step', async () => {
      const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/scholarship/create', {
        ...body,
        name: 'منحة',
      })
      const step = (name: string, asked?: object): Promise<unknown> =>
        api.send('PUT', `/api/scholarship/${name}/${payload.id}`, asked)
      await expect(step('grant', { grantedAmount: 1000 })).rejects.toThrow(/409.*DRAFT/)
      await step('submit')
      await expect(step('grant', { seats: 3 })).rejects.toThrow(/400.*grantedAmount/)
      await step('grant', { grantedAmount: 1000, seats: 3 })
      await expect(step('reject', { reason: 'late' })).rejects.toThrow(/409.*GRANTED/)
      const read = await api.send('GET', `/api/scholarship/id/${payload.id}`)
      expect(read).toMatchObject({
        payload: { status: 'GRANTED', grantedAmount: 1000, seats: 3, reason: null },
      })
    })

    it('shows the demo records in three languages', async () => {
      const { payload } = await api.send<{ payload: { content: { name: string }[] } }>(
        'GET',
        '/api/scholarship/all?sortBy=name&ascOrDesc=asc',
      )
      expect(payload.content.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['নমুনা ১', 'عينة ٢', 'Sample name 3']),
      )
    })
  })

  it('offers the steps as row actions, and references as filters', async () => {
    const list = JSON.parse(await textOf('src/modules/scholarship/list.json'))
    const actions = list.rowActions as { id: string }[]
    expect(actions.map(({ id }) => id)).toEqual([
      ...['view', 'submitScholarship', 'grantScholarship', 'rejectScholarship', 'notifyScholarship'],
    ])
    expect(actions[2]).toMatchObject({
      color: 'success',
      confirm: 'The family is told at once.',
      fields: { grantedAmount: { 'ui:widget': 'number' }, seats: { 'ui:title': 'Seats' } },
      defaults: { seats: { $row: 'seats' } },
    })
    expect(actions[3]).toMatchObject({
      fields: { reason: { 'ui:messages': { required: 'Reason is required' } } },
    })
    expect(list.filters).toEqual(
      expect.arrayContaining([
        { label: 'District', param: 'districtId', operation: 'totalDistrict' },
        { label: 'Seats', from: 'seatsFrom', to: 'seatsTo', type: 'number' },
        { label: 'Deadline', from: 'deadlineFrom', to: 'deadlineTo', type: 'date' },
      ]),
    )
    expect(await readdir(join(copy.folder, 'src/modules/scholarship'))).not.toContain('form.schema.json')
    const form = JSON.parse(await textOf('generated/forms/scholarship.json'))
    expect(form.required).toEqual(
      expect.arrayContaining(['name', 'phone', 'purposes', 'photo', 'districtId']),
    )
    expect(Object.keys(form.properties)).not.toEqual(expect.arrayContaining(['status']))
    expect(Object.keys(form.properties)).not.toEqual(expect.arrayContaining(['grantedAmount']))
  })

  it('is removed completely by npm run remove', async () => {
    await copy.script('scripts/remove.ts', 'module', 'scholarship', '--no-check')
    const after = await projectTree(copy.folder)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [file, text] of Object.entries(before)) expect(after[file], file).toBe(text)
  }, 300_000)

  it('does not remove what others need', async () => {
    expect(await copy.failure('scripts/remove.ts', 'module', 'district')).toContain(
      'openapi/resources/upazila.yaml names x-references: District',
    )
  })
})
