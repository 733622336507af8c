import { expect, it } from 'vitest'
import { allModules } from '../../support/module-screens.ts'
import { parts } from '../walker/chosen-modules.ts'

it.each(allModules().map(({ id }) => id))('%s is walked by one of the parts', (id) => {
  expect(Object.values(parts).filter((part) => part.test(id))).toHaveLength(1)
})
