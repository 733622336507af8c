import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts'
import { type ApiClient, apiClient } from '../../support/server/api-client.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const answers = fileURLToPath(new URL('scholarship.yaml', import.meta.url))

/** Every file that a module may touch, with its text. */
const tree = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const files = await Promise.all(
    ['openapi', 'generated', 'src'].map((part) =>
      readdir(join(folder, part), { recursive: true, withFileTypes: true }),
    ),
  )
  const pairs = files
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(async (file) => [relative(folder, file), await readFile(file, 'latin1')] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

const checks = [
  ...['types', 'contract', 'modules', 'server', 'demo', 'envelope', 'calls', 'privileges', 'texts'],
]

let copy: ProjectCopy
let before: Readonly<Record<string, string>>

beforeAll(async () => {
  copy = await copyProject()
  await cp(join(root, 'generated'), join(copy.folder, 'generated'), { recursive: true })
  before = await tree(copy.folder)
}, 120_000)
afterAll(() => copy?.remove())

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing failed',
    (error: { stderr?: string; stdout?: string }) => `${error.stderr}${error.stdout}`,
  )

describe('npm run new -- module', () => {
  it('says what is wrong with an answer and how to mend it, and writes nothing', async () => {
    const run = (...args: string[]): Promise<string> =>
      failure(copy.script('scripts/new.ts', 'module', ...args))
    expect(await run('Vow', '--property', 'name: txt')).toContain(
      'name: There is no type "txt": rename it to "text"',
    )
    expect(await run('Dua', '--property', 'name: text')).toContain('npm run new -- module --from Dua')
    expect(await run('Vow', '--property', 'name: text', '--icon', 'bok')).toContain('rename it to "book"')
    expect(await run('Vow', '--property', 'name: text', '--property', 'at: reference to=Distrikt')).toContain(
      'at: There is no resource "Distrikt" with a drop-down: rename it to "District"',
    )
    expect(await run('--from', 'Duas')).toContain('The contract has no resource "Duas": rename it to "Dua"')
    expect(await run()).toContain('Usage:')
    expect(await tree(copy.folder)).toEqual(before)
  })

  it('writes a resource with every kind of property that passes every check', async () => {
    const output = await copy.script('scripts/new.ts', 'module', answers, '--no-check')
    expect(output).toContain('The module scholarship is there: /scholarship')
    expect(output).toContain('src/server/handlers/scholarship.ts: says no until you write what it does')
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
      status: 'OPEN',
      about: '<p>শিক্ষার্থীদের জন্য।</p>',
      purposes: [{ languageId: 1, text: 'উচ্চশিক্ষা' }],
      photoId: 1,
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
      await api.send('PUT', '/api/scholarship/update', { ...body, id: payload.id, status: 'CLOSED' })
      expect(await read()).toMatchObject({ status: 'CLOSED' })
      await expect(api.send('POST', '/api/scholarship/create', body)).rejects.toThrow(/409.*\/name/)
      await expect(
        api.send('POST', '/api/scholarship/create', { ...body, name: 'x', seats: 0 }),
      ).rejects.toThrow(/400.*\/seats/)
      const list = await api.send<{ payload: { totalElements: number } }>(
        'GET',
        '/api/scholarship/all?status=CLOSED&name=%E0%A6%B9%E0%A6%9C',
      )
      expect(list.payload.totalElements).toBe(1)
      await expect(api.send('PUT', `/api/scholarship/approve/${payload.id}`)).rejects.toThrow(
        /409.*not written yet/,
      )
      await api.send('DELETE', `/api/scholarship/delete/${payload.id}`)
      await expect(read()).rejects.toThrow(/404/)
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

  it('is gone without a trace after npm run remove', async () => {
    await copy.script('scripts/remove.ts', 'module', 'scholarship', '--no-check')
    const after = await tree(copy.folder)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [file, text] of Object.entries(before)) expect(after[file], file).toBe(text)
  }, 300_000)

  it('does not remove what something else needs', async () => {
    expect(await failure(copy.script('scripts/remove.ts', 'module', 'district'))).toContain(
      'openapi/resources/upazila.yaml names x-references: District',
    )
  })
})

const short = ['contract', 'modules', 'server', 'demo', 'privileges', 'texts']

const check = (): Promise<string> =>
  copy.script('scripts/check.ts', ...short).catch((error: { stdout: string }) => error.stdout)

const textOf = (file: string): Promise<string> => readFile(join(copy.folder, file), 'utf8')

describe('npm run rename', () => {
  it('renames a property in contract, module, demo content, and says where its data was', async () => {
    await copy.script('scripts/rename.ts', 'Tasbih.actualTasbih', 'arabicText', '--no-check')
    const contract = await textOf('openapi/resources/tasbih.yaml')
    expect(contract.match(/actualTasbih/g)).toHaveLength(1)
    expect(contract).toMatch(/arabicText:\s*\{? ?type: string.*x-renamed-from: actualTasbih/s)
    expect(await textOf('src/modules/tasbih/form.schema.json')).toContain('"arabicText"')
    expect(await textOf('src/server/store/demo/tasbih.json')).not.toContain('actualTasbih')
    expect(await check()).toContain(`All ${short.length} checks passed.`)
  }, 600_000)

  it('says which names there are', async () => {
    expect(await failure(copy.script('scripts/rename.ts', 'Tasbih.arabicTekst', 'x'))).toContain(
      'Tasbih has no property "arabicTekst": rename it to "arabicText"',
    )
  })
})

describe('npm run new -- property', () => {
  it('adds a property that passes every check', async () => {
    await copy.script(
      'scripts/new.ts',
      'property',
      'Tasbih',
      'rounds: number required min=1 max=1000',
      '--no-check',
    )
    await copy.script(
      'scripts/new.ts',
      'property',
      'Tasbih',
      'mood: enum values=CALM|GLAD filter',
      '--no-check',
    )
    expect(await textOf('src/modules/tasbih/form.ui.json')).toContain('"Rounds is required"')
    expect(await check()).toContain(`All ${short.length} checks passed.`)
  }, 600_000)
})

describe('npm run new -- module --from', () => {
  it('writes the module of a resource that the contract has', async () => {
    await copy.script('scripts/remove.ts', 'module', 'tasbih', '--keep-resource', '--no-check')
    const output = await copy.script(
      'scripts/new.ts',
      'module',
      '--from',
      'Tasbih',
      '--icon',
      'tasbih',
      '--no-check',
    )
    expect(output).toContain('The module tasbih is there: /tasbih')
    expect(await check()).toContain(`All ${short.length} checks passed.`)
  }, 600_000)
})

describe('npm run generate', () => {
  it('refuses what the check would refuse, and leaves what was generated as it was', async () => {
    const file = 'openapi/resources/city.yaml'
    const text = await textOf(file)
    const generated = await textOf('generated/openapi.json')
    await writeFile(
      join(copy.folder, file),
      text.replace('latitude: 23.8103, longitude', 'latitude: 2381, longitude'),
    )
    expect(await failure(copy.script('scripts/generate.ts'))).toContain('generated/ stays as it was')
    expect(await textOf('generated/openapi.json')).toBe(generated)
    await writeFile(join(copy.folder, file), text)
  }, 300_000)
})
