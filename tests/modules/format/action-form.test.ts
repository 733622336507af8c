import { expect, it } from 'vitest'
import { actionPrivileges } from '../../../src/modules/format/action-form.ts'
import type { Action, ModuleFile } from '../../../src/modules/format/types.ts'

const all = ['PAGE_READ', 'PAGE_CREATE']

it.each<[string, Action, ModuleFile['privileges'], readonly string[]]>([
  ['a list asks for those that read', 'list', undefined, ['PAGE_READ']],
  ['any other action for all of its operation', 'get', undefined, all],
  [
    'an action of a module that narrows it for those it names',
    'list',
    { list: ['PAGE_CREATE'] },
    ['PAGE_CREATE'],
  ],
  ['one that it does not narrow as ever', 'get', { list: ['PAGE_CREATE'] }, all],
])('%s', (_case, action, privileges, expected) => {
  const module = { title: 'Pages', path: '/pages', resource: 'Page', ...(privileges && { privileges }) }
  expect(actionPrivileges(module, action, all)).toEqual(expected)
})
