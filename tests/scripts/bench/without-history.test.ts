import { expect, test } from 'vitest'
import { withoutNote } from '../../../scripts/bench/api/without-history.ts'
import { entrySql } from '../../../src/server/store/history/entry.ts'
import { Values } from '../../../src/server/store/read/where.ts'

test('a write without its history entry has only its own values, numbered again', () => {
  const values = new Values()
  const title = values.add('A title')
  const author = { by: 7, operation: 'createDua', address: '192.0.2.1', program: 'A browser' }
  const table = { name: 'dua', resource: 'Dua', references: [], html: [], richText: [] } as never
  const note = entrySql(table, 'written', { kind: 'CREATE', author, after: { title: 'A title' } }, values)
  const by = values.add(7)
  const sql = `with written as (insert into dua (body, by) values (${title}, ${by}) returning id), noted as (${note}) select id from written`
  const [left, parameters] = withoutNote(sql, values.list)
  expect(left.replace(/\s+/g, ' ')).toBe(
    'with written as (insert into dua (body, by) values ($1, $2) returning id), noted as (select id from written) select id from written',
  )
  expect(parameters).toEqual(['A title', 7])
})
