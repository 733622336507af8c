import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { loadRegistries } from '../../../scripts/check/registries.ts'
import { watchModules } from '../../../scripts/check/watch.ts'
import { root } from '../../../scripts/shared/root.ts'
import { modulesIn } from '../../../scripts/shared/written-files.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'

it('reports the faults of a module after each change, and when they are fixed', async () => {
  const copy = await temporaryFolder()
  const folder = join(copy.path, 'modules')
  await cp(modulesIn(), folder, { recursive: true })
  const stop = new AbortController()
  const report = vi.fn<(faults: string | null) => void>()
  const watching = watchModules({
    folder,
    contract: join(root, 'generated/openapi.json'),
    registries: await loadRegistries(),
    only: 'dua',
    signal: stop.signal,
    report,
  })
  /** The final output: a file may be checked while it is being written. */
  const expectOutput = (test: (last: string | null | undefined) => void): Promise<void> =>
    vi.waitFor(() => test(report.mock.lastCall?.[0]), { timeout: 20_000 })
  const list = join(folder, 'dua/list.json')
  const sound = await readFile(list, 'utf8')
  try {
    await expectOutput((last) => expect(last).toBeNull())
    await writeFile(list, sound.replace('"actualDua"', '"actualDuo"'))
    await expectOutput((last) => expect(last).toMatch(/^src\/modules\/dua\/list.json#.*actualDuo/))
    await writeFile(list, `${sound}}`)
    await expectOutput((last) => expect(last).toMatch(/^src\/modules\/dua\/list.json#: This is no JSON/))
    // Editors that replace the file by another one, and later write into that one.
    await writeFile(`${list}~`, sound.replace('"actualDua"', '"actualDie"'))
    await rename(`${list}~`, list)
    await expectOutput((last) => expect(last).toMatch(/actualDie/))
    await writeFile(list, sound)
    await expectOutput((last) => expect(last).toBeNull())
    await writeFile(list, `${sound}}`)
    await expectOutput((last) => expect(last).toMatch(/no JSON/))
    await writeFile(join(folder, 'book/list.json'), '{')
    await writeFile(list, sound)
    await expectOutput((last) => expect(last).toBeNull())
  } finally {
    stop.abort()
    await watching
    await copy.remove()
  }
}, 90_000)
