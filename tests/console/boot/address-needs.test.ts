import { expect, it } from 'vitest'
import { addressNeeds, type NeedsByAddress } from '../../../src/console/boot/address-needs.ts'

const needs: NeedsByAddress = {
  console: ['/console.js'],
  editor: ['/editor.js'],
  dates: ['/dates.js'],
  form: ['/form.js'],
  dashboard: ['/charts.js'],
  languages: { bn: ['/bn.js'], ar: ['/ar.js', '/mirror.js'] },
  modules: {
    '/dua': [['/dua.js', '/client-dua.js'], '/api/dua/all?pageNo=0', '/api/dua/:'],
    '/book': [['/book.js'], ['/api/book/web', '/api/book/app'], 0],
    '/page/sections/:': [['/section.js'], 0, '/api/section/:'],
  },
  open: ['/auth/sign-in'],
  me: '/api/me',
  summary: '/api/summary',
}

const at = (path: string, known: { query?: string; platform?: 'WEB' | 'MOBILE'; language?: string } = {}) =>
  addressNeeds(needs, { path, query: '', platform: 'WEB', language: 'en', ...known })

it.each([
  ['a list', at('/dua'), ['/console.js', '/dua.js', '/client-dua.js'], ['/api/me', '/api/dua/all?pageNo=0']],
  [
    'a list with a slash behind it',
    at('/dua/'),
    ['/console.js', '/dua.js', '/client-dua.js'],
    ['/api/me', '/api/dua/all?pageNo=0'],
  ],
  [
    'a list in Bengali',
    at('/dua', { language: 'bn' }),
    ['/console.js', '/bn.js', '/dua.js', '/client-dua.js'],
    ['/api/me', '/api/dua/all?pageNo=0'],
  ],
  [
    'a list in Arabic',
    at('/dua', { language: 'ar' }),
    ['/console.js', '/ar.js', '/mirror.js', '/dua.js', '/client-dua.js'],
    ['/api/me', '/api/dua/all?pageNo=0'],
  ],
  [
    'a list that its address narrows',
    at('/dua', { query: '?search=x' }),
    ['/console.js', '/dua.js', '/client-dua.js'],
    ['/api/me'],
  ],
  [
    'a list of one mode',
    at('/book/all', { platform: 'MOBILE' }),
    ['/console.js', '/book.js'],
    ['/api/me', '/api/book/app'],
  ],
  ['a new record', at('/dua/add'), ['/console.js', '/dua.js', '/client-dua.js', '/form.js'], ['/api/me']],
  [
    'a record',
    at('/dua/edit/12'),
    ['/console.js', '/dua.js', '/client-dua.js', '/form.js'],
    ['/api/me', '/api/dua/12'],
  ],
  [
    'a record below another',
    at('/page/sections/3/edit/12'),
    ['/console.js', '/section.js', '/form.js'],
    ['/api/me', '/api/section/12'],
  ],
  [
    'a record that no call is known for',
    at('/book/edit/12'),
    ['/console.js', '/book.js', '/form.js'],
    ['/api/me'],
  ],
  ['the dashboard', at('/'), ['/console.js', '/charts.js'], ['/api/me', '/api/summary']],
  ['an address of no module', at('/nowhere'), ['/console.js'], ['/api/me']],
  ['a name that objects have by themselves', at('/constructor'), ['/console.js'], ['/api/me']],
  ['a page open to everybody', at('/auth/sign-in'), [], []],
])('%s', (_, found, files, calls) => {
  expect(found).toEqual({ files, calls })
})
