import { expect, it } from 'vitest'
import { fillRoute } from '../../../../src/console/engine/values.ts'
import { readRoute } from '../../../../src/console/ui/page/navigate.tsx'

it.each(['7', 'x%2Fy', 'x/y', '50%', '%25', '%252F', 'দোয়া', 'a b?c#d'])(
  'the id %s is read from a route as it is',
  (id) => {
    expect(readRoute(['/pets/add', '/pets/edit/:id'], fillRoute('/pets/edit/:id', { id }))).toEqual({ id })
  },
)

it('another address has no values', () => {
  expect(readRoute(['/pets/edit/:id'], '/pets/7')).toBeUndefined()
})
