import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openEmbedded } from '../../../../src/server/store/embedded/open-embedded.ts'
import { emptyDataFolder } from '../../../support/database/test-database.ts'
import { temporaryFolder } from '../../../support/disk/temporary-folder.ts'

it('an embedded database whose creation was interrupted is moved aside and created again', {
  timeout: 120_000,
  concurrent: true,
}, async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder.path, 'database'))
  await writeFile(join(folder.path, 'database', 'PG_VERSION'), 'half')
  await writeFile(join(folder.path, 'database-creating'), 'interrupted')
  const notes: string[] = []
  const database = await openEmbedded(folder.path, { reserve: 0, note: (message) => notes.push(message) })
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
  const names = await readdir(folder.path)
  const aside = names.find((name) => name.startsWith('database-unfinished-')) ?? ''
  expect(await readFile(join(folder.path, aside, 'PG_VERSION'), 'utf8')).toBe('half')
  expect(names).not.toContain('database-creating')
  expect(notes).toEqual([expect.stringContaining(aside)])
  await folder.remove()
})

it('an embedded database that lacks the empty files beside it is opened, not deleted', {
  timeout: 120_000,
  concurrent: true,
}, async () => {
  const folder = await emptyDataFolder()
  const open = () => openEmbedded(folder.path, { reserve: 0, note: () => undefined })
  const first = await open()
  await first.query('create table kept (text text)')
  await first.query("insert into kept values ('still there')")
  await first.close()
  await rm(join(folder.path, 'database-created'))
  const second = await open()
  expect(await second.query('select text from kept')).toEqual([{ text: 'still there' }])
  await second.close()
  await rm(join(folder.path, 'database-created'))
  const version = join(folder.path, 'database', 'PG_VERSION')
  const content = await readFile(version)
  await rm(version)
  await expect(open()).rejects.toThrow('lacks the file PG_VERSION')
  await writeFile(version, content)
  const third = await open()
  expect(await third.query('select text from kept'), 'untouched by the refused start').toHaveLength(1)
  await third.close()
  await folder.remove()
})
