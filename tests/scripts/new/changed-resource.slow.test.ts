import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts'

let copy: ProjectCopy
beforeAll(async () => {
  copy = await copyProject(true)
}, 120_000)
afterAll(() => copy?.remove())

const textOf = (file: string): Promise<string> => readFile(join(copy.folder, file), 'utf8')

const short = ['contract', 'modules', 'server', 'demo', 'privileges', 'texts', 'messages']

const check = (): Promise<string> =>
  copy.script('scripts/check.ts', ...short).catch((error: { stdout: string }) => error.stdout)

describe('npm run rename', () => {
  it('renames a property in contract, module and demo content, and reports where its data was', async () => {
    const output = await copy.script('scripts/rename.ts', 'Tasbih.actualTasbih', 'arabicText', '--no-check')
    // Names derived from the property are renamed; tests and benches that use it are listed.
    expect(output).toMatch(
      /Lines that still name "actualTasbih" .*:\n( {2}(?:docs|scripts|src|tests)\/.+:\d+\n)+/,
    )
    expect(output).not.toContain('openapi/resources/tasbih.yaml:')
    const contract = await textOf('openapi/resources/tasbih.yaml')
    expect(contract.match(/actualTasbih/g)).toHaveLength(1)
    expect(contract).toMatch(/arabicText:\s*\{? ?type: string.*x-renamed-from: actualTasbih/s)
    expect(await textOf('src/modules/tasbih/form.ui.json')).toContain('"arabicText"')
    expect(await textOf('src/server/store/demo/tasbih.json')).not.toContain('actualTasbih')
  }, 600_000)

  it('lists the existing names', async () => {
    expect(await copy.failure('scripts/rename.ts', 'Tasbih.arabicTekst', 'x')).toContain(
      'Tasbih has no property "arabicTekst": rename it to "arabicText"',
    )
  })
})

describe('npm run new -- property', () => {
  it('adds properties to the contract, the form and the filters, each with its operations, and all checks pass after all of this', async () => {
    const output = await copy.script(
      'scripts/new.ts',
      ...['property', 'Tasbih', '--no-check'],
      'rounds: number required unique min=1 max=1000 filter',
      'mood: enum values=CALM|GLAD filter sort',
      ...['stage: state values=NEW|OLD filter', '--operation', 'retire: from=NEW to=OLD action=APPROVE'],
      ...['note: text required asked', '--operation', 'revive: from=OLD to=NEW asks=note|title'],
    )
    expect(output).toContain('Tasbih has 4 more properties.')
    const contract = await textOf('openapi/resources/tasbih.yaml')
    expect(contract).toContain('enum: [creationDate, title, mood]')
    expect(contract).toContain('x-transition: { resource: Tasbih, property: stage, to: NEW }')
    expect(contract).toContain('x-transition: { resource: Tasbih, property: stage, from: [OLD], to: NEW }')
    expect(contract).toMatch(
      /TasbihRevive:\n.*\n.*\n\s*required: \[note\]\n\s*properties:\n\s*note: \{ type: string/,
    )
    expect(await textOf('src/modules/tasbih/form.ui.json')).toContain('"Rounds is required"')
    const list = await textOf('src/modules/tasbih/list.json')
    expect(list).toContain('"roundsFrom"')
    expect(list).toContain('"operation": "retireTasbih"')
    expect(list).toContain('{ "field": "title", "label": "Title", "flex": 2, "sortBy": "title" }')
    expect(await check()).toContain(`All ${short.length} checks passed.`)
  }, 600_000)

  it('reports what is wrong and how to correct it, and changes nothing', async () => {
    const before = await textOf('openapi/resources/tasbih.yaml')
    const failure = await copy.failure(
      'scripts/new.ts',
      ...['property', 'Tasbih', 'tone: text', 'phase: state values=A|B', '--operation', 'go: to=B'],
    )
    expect(failure).toContain('a record has one state, and Tasbih has "stage"')
    expect(await textOf('openapi/resources/tasbih.yaml')).toBe(before)
  })
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
    expect(output).toContain('The module tasbih exists: /tasbih')
    expect(await check()).toContain(`All ${short.length} checks passed.`)
  }, 600_000)
})

describe('npm run generate', () => {
  it('refuses privileges that no role can hold, and leaves generated files unchanged', async () => {
    const file = 'openapi/resources/city.yaml'
    const text = await textOf(file)
    const generated = await textOf('generated/openapi.json')
    await writeFile(join(copy.folder, file), text.replace('[NAMAZ_TIME_LOCATION_CREATE]', '[CITIES_CREATE]'))
    const failure = await copy.failure('scripts/generate.ts')
    expect(failure).toContain('generated/ stays as it was')
    expect(failure).toContain(
      'city.yaml: createCity asks for the privilege CITIES_CREATE, which no role can hold: add it to the names',
    )
    expect(await textOf('generated/openapi.json')).toBe(generated)
    await writeFile(join(copy.folder, file), text)
  }, 300_000)
})
