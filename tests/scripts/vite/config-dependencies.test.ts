import { join } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'

it('a development server keeps running when files are generated: its settings depend on none of them', async () => {
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    join(root, 'vite.config.ts'),
  )
  const dependencies = loaded?.dependencies ?? []
  expect(dependencies).toContain(join(root, 'scripts/vite/address-calls.ts'))
  expect(dependencies.filter((file) => file.startsWith(join(root, 'generated')))).toEqual([])
})
