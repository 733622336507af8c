import { describe, expect, it } from 'vitest'
import { readDatabaseUrl } from '../../../../src/server/store/postgres/database-url.ts'

describe('the address of a database', () => {
  it('names one server, or several of which one takes writes', () => {
    expect(readDatabaseUrl('postgresql://user:pa%40ss@db1/foundation')).toEqual({
      urls: ['postgresql://user:pa%40ss@db1/foundation'],
      names: ['db1:5432'],
      database: 'foundation',
      readWrite: false,
    })
    expect(
      readDatabaseUrl(
        'postgres://u@db1:5433,[::1]:5434,db3/f?sslmode=require&target_session_attrs=read-write',
      ),
    ).toEqual({
      urls: ['db1:5433', '[::1]:5434', 'db3'].map((host) => `postgres://u@${host}/f?sslmode=require`),
      names: ['db1:5433', '[::1]:5434', 'db3:5432'],
      database: 'f',
      readWrite: true,
    })
  })

  it.each([
    ['postgresql://one,two/f', true],
    ['postgresql://one,two/f?target_session_attrs=any', false],
    ['postgresql://one,two/f?target_session_attrs=primary', true],
    ['postgresql://one/f?target_session_attrs=read-write', true],
  ])('%s needs a server that takes writes: %s', (text, readWrite) => {
    expect(readDatabaseUrl(text)).toMatchObject({ readWrite })
  })

  it.each([
    ['mysql://one/f', 'must be a URL'],
    ['postgresql://one,/f', 'must be a URL'],
    ['postgresql://one:x,two/f', 'must be a URL'],
    ['one,two', 'must be a URL'],
    ['postgresql://one,two/f?target_session_attrs=standby', 'which "standby" does not promise'],
    ['postgresql://one/f?target_session_attrs=readwrite', 'which "readwrite" does not promise'],
  ])('%s is refused: %s', (text, reason) => {
    expect(readDatabaseUrl(text)).toContain(reason)
  })
})
