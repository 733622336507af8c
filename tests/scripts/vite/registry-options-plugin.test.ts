import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { registryOptionsPlugin } from '../../../scripts/vite/registry-options-plugin.ts'

it('leaves the options of cells and widgets out of a build, and nothing else of them', async () => {
  const [built] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [registryOptionsPlugin()],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/console/cells/badge-cells.tsx', formats: ['es'] },
      rolldownOptions: { external: (_, importer) => importer !== undefined },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built?.output[0].code ?? ''
  expect(code).toContain('name: "status"')
  expect(code).toContain('exported:')
  expect(code).not.toContain('additionalProperties')
})
