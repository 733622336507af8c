import { expect, it } from 'vitest'
import { addressNeeds, type NeedsByAddress, type PageVisit } from '../../../src/console/boot/address-needs.ts'

const needs: NeedsByAddress = {
  console: ['/console.js'],
  editor: ['/editor.js'],
  dates: ['/dates.js'],
  form: ['/form.js'],
  dashboard: ['/charts.js'],
  grid: ['/grid.js'],
  startAsGrid: ['event'],
  languages: { bn: ['/bn.js'], ar: ['/ar.js', '/mirror.js'] },
  modules: {
    '/dua': {
      files: ['/dua.js', '/client-dua.js'],
      list: '/api/dua/all?pageNo=0',
      record: '/api/dua/:',
      grid: 'dua',
    },
    '/book': { files: ['/book.js'], list: { WEB: '/api/book/web', MOBILE: '/api/book/app' }, grid: 'book' },
    '/event': { files: ['/event.js'], grid: 'event' },
    '/page/sections/:': { files: ['/section.js'], record: '/api/section/:' },
  },
  open: ['/auth/sign-in'],
  me: '/api/me',
  summary: '/api/summary',
}

const at = (path: string, known: Partial<PageVisit> = {}) =>
  addressNeeds(needs, { path, query: '', platform: 'WEB', language: 'en', viewOf: () => null, ...known })

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
  [
    'a list that a user shows as a grid',
    at('/dua', { viewOf: (module) => (module === 'dua' ? 'grid' : null) }),
    ['/console.js', '/dua.js', '/client-dua.js', '/grid.js'],
    ['/api/me', '/api/dua/all?pageNo=0'],
  ],
  ['a list that starts as a grid', at('/event/all'), ['/console.js', '/event.js', '/grid.js'], ['/api/me']],
  ['its table', at('/event', { viewOf: () => 'table' }), ['/console.js', '/event.js'], ['/api/me']],
  [
    'its cards on a phone',
    at('/event', { viewOf: () => undefined }),
    ['/console.js', '/event.js'],
    ['/api/me'],
  ],
  [
    'the form of a list that is a grid',
    at('/event/add', { viewOf: () => 'grid' }),
    ['/console.js', '/event.js', '/form.js'],
    ['/api/me'],
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
