import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyOr } from '../../../../src/console/ui/lazy/lazy-or.ts'

const Whole = () => <p>whole</p>
const Plain = () => <p>plain</p>

it.each([
  ['whole', () => Promise.resolve(Whole)],
  ['plain', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))],
])('shows what is %s', async (text, load) => {
  const Part = lazyOr<object>(load, Plain)
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText(text)).toBeTruthy()
})
