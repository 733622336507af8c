import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadRegistries } from '../../../scripts/check/registries.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'

it('bundles the registries again when a source has changed, and otherwise reuses them', async () => {
  const folder = await temporaryFolder()
  const kept = join(folder.path, 'registries.mjs')
  try {
    const { cells, widgets, icons, screens } = await loadRegistries(kept)
    expect(Object.keys(cells)).toContain('rich-text')
    expect(widgets.translations?.needsLanguages).toBe(true)
    expect(icons.menu).toContain('prayer-time')
    expect(screens).toContain('/missing-texts')
    expect(screens).not.toContain('/dua')

    const [head = ''] = (await readFile(kept, 'utf8')).split('\n', 1)
    const same = join(folder.path, 'same-registries.mjs')
    await writeFile(same, `${head}\nexport const registries = { cells: {} }`)
    expect(await loadRegistries(same)).toEqual({ cells: {} })

    await writeFile(kept, `${head.replace(/"hash":"\w+"/, '"hash":"0"')}\nexport const registries = {}`)
    expect(Object.keys((await loadRegistries(kept)).widgets)).toEqual(Object.keys(widgets))
  } finally {
    await folder.remove()
  }
})

it('a bundle made while a source was saved is used once', async () => {
  const folder = await temporaryFolder()
  const kept = join(folder.path, 'registries.mjs')
  const source = 'scripts/check/registries-bundle.ts'
  const { atime, mtime } = await stat(source)
  try {
    const bundling = loadRegistries(kept)
    await utimes(source, atime, new Date(Date.now() + 1000))
    await bundling
    const [head = ''] = (await readFile(kept, 'utf8')).split('\n', 1)
    const same = join(folder.path, 'same-registries.mjs')
    await writeFile(same, `${head}\nexport const registries = { widgets: {} }`)
    expect(Object.keys((await loadRegistries(same)).widgets)).toContain('translations')
  } finally {
    await utimes(source, atime, mtime)
    await folder.remove()
  }
})
