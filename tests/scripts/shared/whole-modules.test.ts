import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generatedModule } from '../../../scripts/shared/whole-modules.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'

const module = {
  id: 'poems',
  module: { title: 'Poems', path: '/poems', resource: 'Poem' },
  ui: { title: {} },
  difference: { properties: { title: { maxLength: 9 } } },
}

it('a form that was generated from other files is not built', async () => {
  const folder = await temporaryFolder()
  const write = async (schema: object): Promise<void> => {
    await mkdir(join(folder.path, 'generated/forms'), { recursive: true })
    await writeFile(join(folder.path, 'generated/openapi.json'), '{"openapi":"3.1.0","paths":{}}')
    await writeFile(join(folder.path, 'generated/forms/poems.json'), JSON.stringify(schema))
  }
  const schema = { type: 'object', properties: { title: { maxLength: 9 } } }
  try {
    await write(schema)
    expect(generatedModule(folder.path, module).schema).toEqual(schema)
    await write({ type: 'object', properties: {} })
    expect(() => generatedModule(folder.path, module)).toThrow('npm run generate')
    expect(() => generatedModule(folder.path, { ...module, id: 'songs' })).toThrow(
      'generated/forms/songs.json',
    )
  } finally {
    await folder.remove()
  }
})
