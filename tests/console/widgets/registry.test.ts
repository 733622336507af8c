import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDefaultRegistry } from '@rjsf/core'
import { hasWidget } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { formTheme } from '../../../src/console/engine/form/theme/form-theme.tsx'

const widgets = { ...getDefaultRegistry().widgets, ...formTheme.widgets }
const formsFolder = join(root, 'generated/forms')

it('has a widget for each format of text in a form, so that rjsf makes no error of any', async () => {
  const forms = await Promise.all(
    // Forms of actions are in a folder of their module.
    (await readdir(formsFolder, { recursive: true }))
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFile(join(formsFolder, file), 'utf8')),
  )
  const formats = new Set(
    forms.flatMap((text) => [...text.matchAll(/"format": ?"([^"]+)"/g)].map(([, name = '']) => name)),
  )
  expect(formats).toContain('html')
  const without = [...formats].filter((format) => !hasWidget({ type: 'string', format }, format, widgets))
  expect(without).toEqual([])
})
