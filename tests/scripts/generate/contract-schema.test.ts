import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TextDocument } from 'vscode-json-languageservice'
import { getLanguageService, type LanguageService } from 'yaml-language-server'

const root = new URL('../../../', import.meta.url)

/** The editor's language server with the project's settings. */
const server = (): LanguageService => {
  const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', root), 'utf8')) as {
    'yaml.schemas': Record<string, string>
  }
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
  service.configure({
    validate: true,
    completion: true,
    schemas: Object.entries(settings['yaml.schemas']).map(([url, match]) => ({
      uri: new URL(url, root).href,
      fileMatch: [match],
    })),
  })
  return service
}

const editor = server()

/** The server caches a version. */
let version = 0

const open = (text: string, name = 'openapi/resources/poem.yaml') =>
  TextDocument.create(new URL(name, root).href, 'yaml', ++version, text)

const faults = async (text: string, name?: string): Promise<readonly string[]> =>
  (await editor.doValidation(open(text, name), false)).map(({ message }) => String(message))

/** The editor's completions at `|`. */
const offered = async (text: string, name?: string): Promise<readonly string[]> => {
  const document = open(text.replace('|', ''), name)
  const { items } = await editor.doComplete(document, document.positionAt(text.indexOf('|')), false)
  return items.map(({ label }) => label)
}

const record = (property: string): string =>
  `paths: {}\ncomponents:\n  schemas:\n    Poem:\n      properties:\n        title:\n          ${property}\n`

const operation = (line: string): string =>
  `paths:\n  /api/poem/sign/{id}:\n    put:\n      operationId: signPoem\n      summary: Sign\n      ${line}\n`

describe('an editor, while a file of the contract is typed', () => {
  it.each([
    ['a keyword of ours', record('x-|'), 'x-references'],
    ['another', record('x-|'), 'x-not-before'],
    ['a change of state', operation('x-|'), 'x-transition'],
    ['what a change of state says', operation('x-transition:\n        |'), 'needs'],
    ['a record to point to', record('x-references: |'), 'DuaCategory'],
    ['a privilege', operation('x-privileges:\n        - |'), 'DUA_READ'],
    ['a format', record('format: |'), 'html'],
    ['a keyword of a parameter', operation('parameters:\n        - name: id\n          x-|'), 'x-filter'],
  ])('offers %s', async (_, text, expected) => {
    expect(await offered(text)).toContain(expected)
  })

  it('offers the options of a new module', async () => {
    expect(await offered('resource: Poem\n|', 'poem.module.yaml')).toContain('operations')
    expect(await offered('resource: Poem\nproperties:\n  at:\n    type: |', 'poem.module.yaml')).toContain(
      'state',
    )
  })

  it.each([
    ['openapi/parameters.yaml', 'Id:\n  |', 'x-filter'],
    ['openapi/schemas.yaml', 'Id:\n  x-references: |', 'DuaCategory'],
  ])('offers in %s: %s', async (name, text, expected) => {
    expect(await offered(text, name)).toContain(expected)
  })

  it.each([
    ['openapi/parameters.yaml', 'Id: { name: id, in: path, x-filters: none }'],
    ['openapi/schemas.yaml', 'Id: { type: integer, x-form: createdAt }'],
  ])('marks in %s: %s', async (name, text) => {
    expect(await faults(text, name)).not.toEqual([])
  })

  it.each([
    ['a keyword that there is not', record('x-reference: Dua')],
    ['a record that there is not', record('x-references: Duas')],
    ['a privilege that there is not', operation('x-privileges: [DUA_REED]')],
    ['a change of state that leads nowhere', operation('x-transition: { property: status }')],
    ['a method that there is not', 'paths:\n  /api/poem:\n    fetch: {}'],
    ['a file without paths', 'components: {}'],
  ])('marks %s', async (_, text) => {
    expect(await faults(text)).not.toEqual([])
  })

  it('marks nothing in the files there are', async () => {
    const files = globSync('openapi/{.,resources}/*.yaml', { cwd: root })
    expect(files.length).toBeGreaterThan(45)
    for (const file of files)
      expect(await faults(readFileSync(new URL(file, root), 'utf8'), file), file).toEqual([])
  })
})
