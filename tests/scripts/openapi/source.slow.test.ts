import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { runTool } from '../../../scripts/shared/run.ts'

const source = join(root, 'openapi/openapi.yaml')
const operationCount = 307

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-source-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The hand-written files, not the bundle. */
describe('the source of the contract is plain OpenAPI', { timeout: 120_000 }, () => {
  it('passes redocly lint without configuration or plugins, without a warning', async () => {
    const config = join(folder, 'redocly.yaml')
    await writeFile(config, 'extends: [recommended]\nrules: { no-ambiguous-paths: off }\ntelemetry: off\n')
    const { code, output } = await runTool('@redocly/cli/bin/cli.js', ['lint', source, '--config', config])
    expect(output).toContain('Your API description is valid')
    expect(output).not.toMatch(/\d+ warnings?/)
    expect(code).toBe(0)
  })

  it('is valid for swagger-parser', async () => {
    const document = await SwaggerParser.validate(source)
    expect(Object.keys(document.paths ?? {}).length).toBeGreaterThan(290)
  })

  it('is read by Prism', async () => {
    expect(await getHttpOperationsFromSpec(source)).toHaveLength(operationCount)
  })

  it('makes a client with orval', async () => {
    const config = join(root, `.cache/orval-source-${process.pid}.config.ts`)
    const target = join(folder, 'client.ts')
    await writeFile(
      config,
      `export default { source: {
  input: { target: ${JSON.stringify(source)}, parserOptions: { externalRefs: { allow: ['*'] } } },
  output: { target: ${JSON.stringify(target)}, client: 'axios-functions' },
} }`,
    )
    try {
      const { code, output } = await runTool('orval/dist/bin/orval.mjs', ['--config', config])
      expect(output).toContain('ready to use orval')
      expect(code).toBe(0)
      const client = await readFile(target, 'utf8')
      for (const id of ['listDua', 'createEvent', 'getMyNotifications'])
        expect(client).toContain(`const ${id} =`)
    } finally {
      await rm(config, { force: true })
    }
  })
})
