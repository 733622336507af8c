import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeConsole } from '../../../scripts/console/new-console.ts'
import type { ResourcesFile } from '../../../scripts/console/resource.ts'
import { kebab } from '../../../scripts/new/answers/words.ts'
import { root } from '../../../scripts/shared/root.ts'

const consoles = `.cache/consoles/documents-${process.pid}`

afterAll(() => rmSync(join(root, consoles), { recursive: true, force: true }))

const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

const examples = packageFolder('@readme/oas-examples')
const own = join(root, 'tests/support/any-api')

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** The resources of a console: all, those with list and create in the document, and those that offer create. */
const figuresOf = (folder: string) => {
  const { resources } = readJson(join(root, folder, 'resources.json')) as ResourcesFile
  const created = resources.filter(({ calls }) => calls.create)
  const offered = created.filter(({ name }) => {
    const { operations = {} } = readJson(join(root, folder, 'modules', kebab(name), 'module.json'))
    const files = readdirSync(join(root, folder, 'modules', kebab(name)))
    return operations.create !== null && files.includes('form.ui.json') && files.includes('list.json')
  })
  return { resources: resources.length, created: created.length, offered: offered.length }
}

const scope = { owner: 'octocat', repo: 'hello-world', org: 'github' }

it.each([
  ['petstore 3.0', join(examples, '3.0/json/petstore.json'), {}, [1, 1, 1]],
  ['petstore 3.1', join(examples, '3.1/json/petstore.json'), {}, [1, 1, 1]],
  ['petstore expanded', join(examples, '3.0/json/petstore-expanded.json'), {}, [1, 1, 1]],
  ['train travel', join(examples, '3.1/json/train-travel.json'), {}, [3, 1, 1]],
  ['blockfrost', join(packageFolder('@blockfrost/openapi'), 'openapi.yaml'), {}, [6, 0, 0]],
  ['github', join(packageFolder('@octokit/openapi'), 'generated/api.github.com.json'), scope, [230, 74, 72]],
  ['library', join(own, 'library.yaml'), {}, [1, 1, 1]],
  ['help desk', join(own, 'helpdesk.yaml'), {}, [2, 2, 2]],
  ['gallery', join(own, 'gallery.yaml'), {}, [2, 2, 2]],
] as const)(
  'derives a console for %s whose modules fit the document, and creates most of what can be created',
  async (name, file, fixed, [resources, created, offered]) => {
    const folder = `${consoles}/${kebab(name.replaceAll(' ', '-'))}`
    // Generates and checks; throws if a module has faults.
    await writeConsole(file, join(root, folder), fixed)
    expect(figuresOf(folder)).toEqual({ resources, created, offered })
  },
  120_000,
)

it('refuses a document of another kind, one without lists, and a folder with files', async () => {
  await expect(writeConsole(join(root, 'package.json'), undefined)).rejects.toThrow(
    'is no OpenAPI 3.0 or 3.1',
  )
  const swagger = join(examples, '2.0/json/petstore.json')
  await expect(writeConsole(swagger, undefined)).rejects.toThrow('convert it to OpenAPI 3 first')
  const uspto = join(examples, '3.0/json/uspto.json')
  await expect(writeConsole(uspto, join(root, consoles, 'uspto'))).rejects.toThrow('no list of records')
  await expect(writeConsole(join(own, 'library.yaml'), join(root, 'docs'))).rejects.toThrow('docs has files')
})
